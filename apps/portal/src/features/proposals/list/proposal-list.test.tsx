// @vitest-environment jsdom
import { paginationOf } from '@estrada/domain/lists/index';
import type { ProposalRow } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRow, drawPage } from '../test-support.tsx';
import { Page } from './proposal-list.page.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({ api: { listProposals: vi.fn() } }));
vi.mock('@estrada/web/session/use-session.ts', () => ({
  useSignedIn: () => ({ can: () => true, viewer: { role: 'fi-manager', userType: 'DEALER', activeDealerId: '1' } }),
}));
const list = vi.mocked(api.listProposals);

const answer = (items: ProposalRow[], part: object = {}) => ({
  items,
  next: null,
  totalElements: items.length,
  totalCapped: false,
  pagination: paginationOf({ start: 0, goesOn: false, totalElements: items.length }, 20),
  ...part,
});
const open = (address = '/consultarPropostas') => drawPage(<Page />, address, '/consultarPropostas');

beforeEach(() => list.mockReset());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('proposal list', () => {
  it('shows each proposal with a real link to its page', async () => {
    list.mockResolvedValue(answer([aRow()]));
    open();
    const link = await screen.findByRole('link', { name: '000123' });
    expect(link).toHaveProperty('pathname', `/consultarPropostas/${aRow().id}`);
    const row = within(screen.getByRole('table', { name: 'Propostas de venda' }));
    for (const text of ['Marina Alves Souza', 'R$ 70.000,00', '36 × R$ 2.670,20', 'Em preenchimento', '20/11/2026']) {
      expect(row.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText('1 proposta')).toBeTruthy();
  });

  it('shows in each row who acts next, and filters by it', async () => {
    list.mockResolvedValue(answer([aRow({ nextActor: 'finance', nextActorSince: '2026-11-18T10:00:00Z' })]));
    open('/consultarPropostas?proximo=finance');
    expect(await screen.findByText('Com a mesa de crédito desde 18/11/2026')).toBeTruthy();
    expect(list.mock.calls[0]?.[0]?.body).toMatchObject({ waitingFor: 'finance' });
    cleanup();
    list.mockResolvedValue(answer([aRow({ status: 'NU', nextActor: null })]));
    open();
    await screen.findByText('Excluída');
    expect(screen.queryByText(/^Com .* desde/)).toBeNull();
  });

  it('names a sale from which the client has withdrawn by that, whatever its status', async () => {
    list.mockResolvedValue(answer([aRow({ status: 'OC', isWithdrawn: true })]));
    open();
    const table = within(await screen.findByRole('table', { name: 'Propostas de venda' }));
    expect(await table.findByText('Desistência do cliente')).toBeTruthy();
    expect(table.queryByText('Pagamento confirmado')).toBeNull();
  });

  it('shows where signature, selfies and a requested exemption stand, and filters by them', async () => {
    const steps = { signatureStatus: 'IN_PROGRESS', selfieStatus: 'COMPLETED', tccExemptionStatus: 'PENDING' } as const;
    list.mockResolvedValue(answer([aRow(steps)]));
    open('/consultarPropostas?assinatura=IN_PROGRESS&selfie=COMPLETED&tcc=PENDING');
    for (const text of ['Assinatura: Em andamento', 'Selfie: Concluída', 'TCC: Aguardando aprovação'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(list.mock.calls[0]?.[0]?.body).toMatchObject(steps);
    for (const label of ['Assinatura', 'Selfie', 'Isenção da TCC'])
      expect(screen.getByRole('combobox', { name: label })).toBeTruthy();
  });

  it('has no column for the seller where all rows are of the user', async () => {
    list.mockResolvedValue(answer([aRow()]));
    open();
    expect(await screen.findByRole('columnheader', { name: 'Vendedor' })).toBeTruthy();
    cleanup();
    open('/consultarPropostas?vista=mine');
    await screen.findByRole('link', { name: '000123' });
    expect(screen.queryByRole('columnheader', { name: 'Vendedor' })).toBeNull();
  });

  it('shows "mais de" when the count was capped', async () => {
    list.mockResolvedValue(answer([aRow()], { totalElements: 1000, totalCapped: true }));
    open();
    expect(await screen.findByText('mais de 1000 propostas')).toBeTruthy();
  });

  it('polls every two seconds while a row is under analysis, and stops when none is', async () => {
    vi.useFakeTimers();
    list.mockResolvedValueOnce(answer([aRow({ status: 'PD' })])).mockResolvedValue(answer([aRow({ status: 'AP' })]));
    open();
    await act(() => vi.advanceTimersByTimeAsync(100));
    const table = within(screen.getByRole('table'));
    expect(table.getByText('Em análise')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(table.getByText('Aprovada')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('does not break a line within an amount', async () => {
    list.mockResolvedValue(answer([aRow()]));
    open();
    expect((await screen.findByText('36 × R$ 2.670,20')).textContent).toBe('36\u00a0×\u00a0R$\u00a02.670,20');
    expect(screen.getByText('R$ 70.000,00').textContent).toBe('R$\u00a070.000,00');
  });

  it('does not poll when nothing is under analysis', async () => {
    vi.useFakeTimers();
    list.mockResolvedValue(answer([aRow()]));
    open();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('reads the filters from the address and writes changed ones to it', async () => {
    list.mockResolvedValue(answer([aRow()]));
    const { router } = open('/consultarPropostas?busca=marina&status=SU,PD&de=2026-11-01');
    await screen.findByRole('link', { name: '000123' });
    expect(list.mock.calls[0]?.[0]?.body).toMatchObject({ search: 'marina', status: ['SU', 'PD'], from: '2026-11-01' });
    expect(list.mock.calls[0]?.[0]?.body).not.toHaveProperty('to');
    await userEvent.type(screen.getByLabelText('Buscar'), ' souza');
    await waitFor(() => expect(router.state.location.search).toContain('busca=marina+souza'));
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('loads the next page by cursor and retains the rows before it', async () => {
    list
      .mockResolvedValueOnce(answer([aRow()], { next: 'k1', totalElements: 2 }))
      .mockResolvedValueOnce(answer([aRow({ id: `${aRow().id.slice(0, -1)}9`, number: '000124' })]));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByRole('link', { name: '000124' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '000123' })).toBeTruthy();
    expect(list.mock.calls[1]?.[0]?.body?.cursor).toBe('k1');
  });

  it('distinguishes an empty list from filters that match nothing', async () => {
    list.mockResolvedValue(answer([]));
    open();
    expect(await screen.findByRole('link', { name: 'Simular financiamento' })).toBeTruthy();
    cleanup();
    open('/consultarPropostas?busca=zzz');
    expect(await screen.findByText('Nenhuma proposta encontrada')).toBeTruthy();
  });

  it('shows what failed and reloads on request', async () => {
    list.mockRejectedValueOnce(new ApiError({ status: 500, code: 'SIS001', message: 'Falhou' }));
    list.mockResolvedValue(answer([aRow()]));
    open();
    await userEvent.click(await screen.findByRole('button', { name: /tentar/i }));
    expect(await screen.findByRole('link', { name: '000123' })).toBeTruthy();
  });
});
