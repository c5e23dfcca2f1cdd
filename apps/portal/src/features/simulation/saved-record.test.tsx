// @vitest-environment jsdom
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, openSaved, prepareSimulator } from './simulator.test-support.tsx';
import { anAnswer, aSavedSimulation, simulationId } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));
const saved = aSavedSimulation();

beforeEach(() => {
  prepareSimulator();
  for (const list of [call.listManufacturers, call.listModels, call.listVersions, call.listVersionYears])
    list.mockResolvedValue({ items: [] });
  call.simulate.mockResolvedValue(saved.result);
  call.readSavedSimulation.mockResolvedValue(saved);
});
afterEach(cleanup);

const recalculate = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Recalcular com as tabelas de hoje' }));
const changed = (term: number) =>
  screen.findByRole('status', { name: `Recalculada com as tabelas de hoje: o que mudou em ${term} meses` });

it('says that the client is hidden where the server hides them, and only there', async () => {
  const note = /os dados pessoais deste cliente ficam ocultos/;
  call.readSavedSimulation.mockResolvedValue({
    ...saved,
    client: { ...saved.client, document: null },
    maskedFields: ['client.document'],
  });
  openSaved('identificacao');
  expect(await screen.findByText(note)).toBeTruthy();
  cleanup();
  call.readSavedSimulation.mockResolvedValue(saved);
  openSaved('identificacao');
  await screen.findByRole('textbox', { name: /CPF/ });
  expect(screen.queryByText(note)).toBeNull();
});

describe('a saved simulation that is recalculated', () => {
  it('lists changes of the selected term, and nothing unchanged', async () => {
    const [first, chosen, last] = saved.result.simulationItems;
    const dearer = { ...chosen!, installmentCents: 195_000, cetAnnualPct: '24.10', tableCode: 'REG-B' };
    const items = [first!, dearer, last!];
    call.recalculateSavedSimulation.mockResolvedValue({ ...saved.result, simulationItems: items, notKept: [] });
    openSaved('resumo');
    await recalculate();
    const list = within(await changed(36));
    expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Parcela',
      'CET ao ano',
      'Tabela',
    ]);
    expect(list.getByText('era R$ 1.900,00, agora R$ 1.950,00')).toBeTruthy();
    expect(list.getByText('era REG-36, agora REG-B')).toBeTruthy();
    await userEvent.click(list.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByText('era REG-36, agora REG-B')).toBeNull();
  });

  it('shows that nothing changed', async () => {
    call.recalculateSavedSimulation.mockResolvedValue({ ...saved.result, notKept: [] });
    openSaved('resumo');
    await recalculate();
    expect(await screen.findByText('Recalculada com as tabelas de hoje: nada mudou')).toBeTruthy();
  });

  it('shows that the term is no longer in the tables', async () => {
    call.recalculateSavedSimulation.mockResolvedValue({
      ...anAnswer({ ...saved.request, terms: [24, 48] }),
      notKept: ['terms'],
    });
    openSaved('simulacao');
    await userEvent.click(await screen.findByRole('button', { name: /Resumo/ }));
    await recalculate();
    expect(await screen.findByText('As tabelas de hoje não têm mais o prazo de 36 meses')).toBeTruthy();
  });
});

describe('a saved simulation whose offer has ended', () => {
  const expired = aSavedSimulation({ hasExpired: true });

  it('shows that when opened, with one click to the figures of today', async () => {
    call.readSavedSimulation.mockResolvedValue(expired);
    call.recalculateSavedSimulation.mockResolvedValue({ ...saved.result, notKept: [] });
    openSaved('simulacao');
    const notice = within(await screen.findByRole('alert', { name: 'Esta simulação venceu em 31/12/2026' }));
    await userEvent.click(notice.getByRole('button', { name: 'Recalcular com as tabelas de hoje' }));
    await waitFor(() => expect(screen.queryByText('Esta simulação venceu em 31/12/2026')).toBeNull());
    expect(call.recalculateSavedSimulation).toHaveBeenCalledTimes(1);
  });

  it('shows nothing when a proposal was created from it', async () => {
    call.readSavedSimulation.mockResolvedValue({ ...expired, proposalId: '01jd0000000000000000000007' });
    openSaved('simulacao');
    await screen.findByRole('radio', { name: /36 vezes de/ });
    expect(screen.queryByText(/Esta simulação venceu/)).toBeNull();
  });
});

describe('the income of a saved simulation', () => {
  const openDialog = async () => {
    openSaved('resumo');
    await userEvent.click(await screen.findByRole('button', { name: 'Atualizar renda' }));
    return within(await screen.findByRole('dialog', { name: 'Atualizar renda' }));
  };

  it('is changed in the record immediately, and other typed values stay unsaved', async () => {
    call.updateMonthlyIncome.mockResolvedValue({ version: 2, monthlyIncomeCents: 1_000_000 });
    call.readSavedSimulation
      .mockResolvedValueOnce(saved)
      .mockResolvedValue(aSavedSimulation({ version: 2, client: { ...saved.client, monthlyIncomeCents: 1_000_000 } }));
    openSaved('simulacao');
    await userEvent.click(await screen.findByRole('radio', { name: /48 vezes de/ }));
    await userEvent.click(screen.getByRole('button', { name: /Resumo/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Atualizar renda' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Atualizar renda' }));
    const amount = dialog.getByRole('textbox', { name: /Renda mensal/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '10000');
    expect(dialog.getByText('A parcela de R$ 1.425,00 compromete 14,3% da renda.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar na simulação' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(call.updateMonthlyIncome.mock.lastCall?.[0]).toMatchObject({
      params: { id: simulationId },
      body: { version: 1, monthlyIncomeCents: 1_000_000 },
    });
    expect(screen.getByText('R$ 10.000,00')).toBeTruthy();
    expect(screen.getByText('S100001 com mudanças não salvas')).toBeTruthy();
  });

  it('counts with the additional income, which is typed with the client', async () => {
    openSaved('identificacao');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Outras rendas' }), '1000');
    await userEvent.click(screen.getByRole('button', { name: /Resumo/ }));
    expect(await screen.findByText('R$ 1.000,00')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Atualizar renda' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Atualizar renda' }));
    expect(dialog.getByText('A parcela de R$ 1.900,00 compromete 19,0% da renda.')).toBeTruthy();
  });

  it('states an additional income for a person only', async () => {
    call.readSavedSimulation.mockResolvedValue({ ...saved, request: { ...saved.request, personType: 'PJ' } });
    openSaved('identificacao');
    await screen.findByRole('textbox', { name: /Faturamento mensal/ });
    expect(screen.queryByRole('textbox', { name: 'Outras rendas' })).toBeNull();
  });

  it('stays in the dialog with the reason when another user changed the record', async () => {
    call.updateMonthlyIncome.mockRejectedValue(new ApiError({ status: 409, code: 'PRS001', message: 'Ana alterou' }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar na simulação' }));
    expect(await dialog.findByText(/Ana alterou/)).toBeTruthy();
  });
});
