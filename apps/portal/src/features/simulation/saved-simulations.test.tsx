// @vitest-environment jsdom
import { paginationOf } from '@estrada/domain/lists/index';
import type { SavedSimulationRow, SimulationClientRow } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from './saved-simulations.page.tsx';
import { drawPage, signIn, simulationId } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: { listSavedSimulations: vi.fn(), listSimulationClients: vi.fn() },
}));
const list = vi.mocked(api.listSavedSimulations);

const row = (part: Partial<SavedSimulationRow> = {}): SavedSimulationRow => ({
  id: simulationId,
  code: 'S100001',
  origin: 'SIMULATOR',
  updatedAt: '2026-11-20T14:00:00Z',
  clientName: 'Marina Alves Souza',
  clientDocumentMasked: '***.982.247-**',
  vehicleLabel: 'Onix 1.0 Turbo · 2026/2027',
  financeTypeId: 2,
  vehicleValueCents: 9_640_000,
  entryValueCents: 2_800_000,
  selectedTerm: 36,
  installmentCents: 190_000,
  payments: { runs: [{ count: 36, fromCents: 190_000, toCents: 190_000 }], isInTurn: true, finalCents: 0 },
  cetAnnualPct: '25.78',
  hasExpired: false,
  preApprovalResult: null,
  sellerName: 'Ana Lima',
  dealerName: 'Serra Veículos',
  proposalId: null,
  ...part,
});
const page = (items: SavedSimulationRow[], next: string | null = null) => ({
  items,
  next,
  totalElements: items.length,
  totalCapped: false,
  pagination: paginationOf({ start: 0, goesOn: false, totalElements: items.length }, 20),
});
const open = (search = '') => drawPage(<Page />, `/simulacoes${search}`, '/simulacoes');

beforeEach(() => {
  list.mockReset();
  signIn();
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

describe('saved simulations', () => {
  it('show instalment and CET together, and link back to the simulator', async () => {
    list.mockResolvedValue(page([row()]));
    open();
    const link = await screen.findByRole('link', { name: 'S100001' });
    expect(link.getAttribute('href')).toBe(`/simulador?etapa=simulacao&simulacao=${simulationId}`);
    expect(screen.getByText('36 × R$ 1.900,00').parentElement?.textContent).toContain('CET 25,78% a.a.');
  });

  it('load the next page by cursor and retain the rows before it', async () => {
    const second = row({ id: '01jd0000000000000000000008', code: 'S100000' });
    list.mockResolvedValueOnce(page([row()], 'key-2')).mockResolvedValueOnce(page([second]));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByRole('link', { name: 'S100000' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'S100001' })).toBeTruthy();
    expect(list.mock.lastCall?.[0]?.body?.cursor).toBe('key-2');
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  });

  it('are searched with the filters of the address, which follows the typed text', async () => {
    list.mockResolvedValue(page([]));
    const { router } = open('?plano=2');
    expect(await screen.findByText('Nada encontrado com estes filtros')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'marina');
    await waitFor(() => expect(list.mock.lastCall?.[0]?.body).toMatchObject({ search: 'marina', financeTypeId: 2 }));
    expect(router.state.location.search).toBe('?busca=marina&plano=2');
  });

  it('explain the purpose of the page while there are none', async () => {
    list.mockResolvedValue(page([]));
    open();
    expect(await screen.findByText('Nenhuma simulação salva')).toBeTruthy();
  });

  it('show that there is no connection, and load by themselves when it is back', async () => {
    list.mockResolvedValue(page([row()]));
    onlineManager.setOnline(false);
    open();
    expect(await screen.findByText('A lista aparece aqui assim que a conexão voltar.')).toBeTruthy();
    expect(list).not.toHaveBeenCalled();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('link', { name: 'S100001' })).toBeTruthy();
    expect(screen.queryByText('Sem conexão')).toBeNull();
  });

  it('can be reloaded after a failure', async () => {
    list.mockRejectedValueOnce(new ApiError({ status: 500, code: 'SIS001', message: 'Falhou' }));
    list.mockResolvedValue(page([row()]));
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Tentar/ }));
    expect(await screen.findByRole('link', { name: 'S100001' })).toBeTruthy();
  });

  it('mark one whose offer has ended, unless a proposal was created from it', async () => {
    const proposed = { id: '01jd0000000000000000000008', code: 'S100000', proposalId: '01jd0000000000000000000007' };
    list.mockResolvedValue(page([row({ hasExpired: true }), row({ ...proposed, hasExpired: true })]));
    open();
    await screen.findByRole('link', { name: 'S100000' });
    expect(screen.getAllByText('Vencida')).toHaveLength(1);
  });

  it('are shown by client, and one click filters by a client, which can be cleared', async () => {
    const client: SimulationClientRow = {
      clientName: 'Marina Alves Souza',
      clientDocumentMasked: '***.982.247-**',
      simulations: 3,
      last: row(),
    };
    list.mockResolvedValue(page([row()]));
    vi.mocked(api.listSimulationClients).mockResolvedValue({ ...page([]), items: [client], totalElements: 1 });
    const { router } = open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Por cliente' }));
    expect(await screen.findByText('1 cliente')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: '3 simulações de Marina Alves Souza' }));
    await waitFor(() => expect(list.mock.lastCall?.[0]?.body).toMatchObject({ clientOf: simulationId }));
    await userEvent.click(await screen.findByRole('button', { name: 'Só de um cliente · mostrar todas' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});
