// @vitest-environment jsdom
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, openSaved, openTool, prepareSimulator } from './simulator.test-support.tsx';
import { aSavedPlan, aSavedSimulation, parameters } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));
const nothing = { reason: null, entryValueCents: null, vehicleValueCents: null, term: null, installmentCents: null };

beforeEach(prepareSimulator);
afterEach(cleanup);

async function openPanel() {
  openSaved('simulacao');
  await openTool('Parcela desejada');
  return within(await screen.findByRole('region', { name: 'Parcela desejada' }));
}

type Panel = Awaited<ReturnType<typeof openPanel>>;
const typeGoal = (panel: Panel, text: string) =>
  userEvent.type(panel.getByRole('textbox', { name: 'Quanto o cliente quer pagar' }), text);
const find = (panel: Panel) => userEvent.click(panel.getByRole('button', { name: 'Encontrar' }));

async function adjust(panel: Panel, way: string) {
  await userEvent.click(panel.getByRole('combobox', { name: 'Ajustar' }));
  await userEvent.click(await screen.findByRole('option', { name: way }));
}
const entry = () => screen.getByRole('textbox', { name: 'Entrada' });
const body = () => call.simulate.mock.lastCall?.[0].body;

describe('an instalment goal', () => {
  it('is solved for the selected term, and changes the entry', async () => {
    call.solveSimulation.mockResolvedValue({
      ...nothing,
      reached: true,
      entryValueCents: 4_012_345,
      term: 36,
      installmentCents: 150_000,
    });
    const panel = await openPanel();
    await typeGoal(panel, '1500,00');
    await find(panel);
    expect(call.solveSimulation.mock.lastCall?.[0].body).toMatchObject({
      dealerId: parameters.dealer.id,
      request: { vehicleValueCents: 9_640_000 },
      term: 36,
      installmentCents: 150_000,
      solveFor: 'entry',
    });
    expect(screen.getByRole('textbox', { name: 'Entrada' })).toHaveProperty('value', '40.123,45');
    await waitFor(() => expect(body()).toMatchObject({ entryValueCents: 4_012_345 }));
    // what was changed, with the resulting instalment and CET
    await waitFor(() =>
      expect(panel.getByRole('status').textContent).toBe(
        'Entrada 28.000,00 → 40.123,45 · parcela de R$ 1.563,24, CET 23,78% a.a.',
      ),
    );
  });

  it('keeps the undo of the first search when the second one finds nothing', async () => {
    call.solveSimulation.mockResolvedValueOnce({
      ...nothing,
      reached: true,
      entryValueCents: 4_012_345,
      term: 36,
      installmentCents: 150_000,
    });
    call.solveSimulation.mockResolvedValueOnce({ ...nothing, reached: false, reason: 'tooLow' });
    const panel = await openPanel();
    await typeGoal(panel, '1500,00');
    await find(panel);
    await waitFor(() => expect(entry()).toHaveProperty('value', '40.123,45'));
    await find(panel);
    expect(await panel.findByRole('alert')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Desfazer' }));
    expect(entry()).toHaveProperty('value', '28.000,00');
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('restores the previous values on undo', async () => {
    const found = { entryValueCents: 4_012_345, term: 36, installmentCents: 150_000 };
    call.solveSimulation.mockResolvedValue({ ...nothing, reached: true, ...found });
    const panel = await openPanel();
    await typeGoal(panel, '1500,00{Enter}');
    await waitFor(() => expect(entry()).toHaveProperty('value', '40.123,45'));
    await userEvent.click(panel.getByRole('button', { name: 'Desfazer' }));
    expect(entry()).toHaveProperty('value', '28.000,00');
    expect(panel.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  it('is solved on Enter without leaving the step', async () => {
    call.solveSimulation.mockResolvedValue({ ...nothing, reached: false, reason: 'tooLow' });
    const panel = await openPanel();
    await typeGoal(panel, '10{Enter}');
    expect(await panel.findByText('Nenhum ajuste chega a essa parcela: informe uma parcela maior')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Escolha a parcela' })).toBeTruthy();
  });

  it('uses the income of the client: the lowest entry with an instalment of at most 30% of it', async () => {
    call.solveSimulation.mockResolvedValue({ ...nothing, reached: false, reason: 'tooLow' });
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Usar 30% da renda: R$ 2.700,00' }));
    await find(panel);
    expect(call.solveSimulation.mock.lastCall?.[0].body).toMatchObject({
      installmentCents: 270_000,
      solveFor: 'entry',
    });
  });

  it('counts the additional income of a person', async () => {
    const saved = aSavedSimulation();
    const client = { ...saved.client, additionalIncomeCents: 100_000 };
    call.readSavedSimulation.mockResolvedValue({ ...saved, client });
    const panel = await openPanel();
    expect(panel.getByRole('button', { name: 'Usar 30% da renda: R$ 3.000,00' })).toBeTruthy();
  });

  it('uses the income of all months that an instalment covers', async () => {
    call.solveSimulation.mockResolvedValue({ ...nothing, reached: false, reason: 'tooLow' });
    const { result, ...farmer } = aSavedPlan(5, [], { terms: [48] });
    const simulationItems = result.simulationItems.map((item) => ({ ...item, choices: { deferralUnit: 6 } }));
    call.readSavedSimulation.mockResolvedValue({ ...farmer, result: { ...result, simulationItems } });
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Usar 30% da renda: R$ 16.200,00 a cada 6 meses' }));
    await find(panel);
    expect(call.solveSimulation.mock.lastCall?.[0].body).toMatchObject({ installmentCents: 1_620_000 });
  });

  it('changes the term, which is shown and selected', async () => {
    call.solveSimulation.mockResolvedValue({ ...nothing, reached: true, term: 60, installmentCents: 114_000 });
    const panel = await openPanel();
    await typeGoal(panel, '1200');
    await adjust(panel, 'O prazo');
    await find(panel);
    expect(call.solveSimulation.mock.lastCall?.[0].body.solveFor).toBe('term');
    expect(await screen.findByRole('radio', { name: /60 vezes de/ })).toHaveProperty('checked', true);
    // the previously selected term remains for comparison
    expect(body()).toMatchObject({ entryValueCents: 2_800_000, terms: [36, 48, 60] });
    expect(panel.getByRole('status').textContent).toContain(
      'Prazo 36 → 60 meses · Prazo de 24 meses removido da comparação',
    );
  });

  it('changes the price and leaves the entry unchanged', async () => {
    call.solveSimulation.mockResolvedValue({
      ...nothing,
      reached: true,
      vehicleValueCents: 8_000_000,
      entryValueCents: 2_800_000,
      term: 36,
      installmentCents: 144_444,
    });
    const panel = await openPanel();
    await typeGoal(panel, '1444,44');
    await adjust(panel, 'O valor do veículo');
    await find(panel);
    expect(call.solveSimulation.mock.lastCall?.[0].body).toMatchObject({ solveFor: 'price' });
    expect(call.solveSimulation.mock.lastCall?.[0].body).not.toHaveProperty('entryShare');
    await waitFor(() => expect(body()).toMatchObject({ vehicleValueCents: 8_000_000, entryValueCents: 2_800_000 }));
    expect(screen.getByRole('textbox', { name: 'Valor do veículo' })).toHaveProperty('value', '80.000,00');
  });

  it('changes the price with the entry at the same share of it, as the exact amount found', async () => {
    call.solveSimulation.mockResolvedValue({
      ...nothing,
      reached: true,
      vehicleValueCents: 8_000_003,
      // rounded up to the centavo, where the percentage alone would be rounded down
      entryValueCents: 1_600_001,
      term: 36,
      installmentCents: 177_777,
    });
    const panel = await openPanel();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Entrada em %' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Entrada em %' }), '20,00');
    await typeGoal(panel, '1777,77');
    await adjust(panel, 'O valor do veículo');
    await find(panel);
    expect(call.solveSimulation.mock.lastCall?.[0].body).toMatchObject({ solveFor: 'price', entryShare: 0.2 });
    await waitFor(() => expect(body()).toMatchObject({ vehicleValueCents: 8_000_003, entryValueCents: 1_600_001 }));
    expect(screen.getByRole('textbox', { name: 'Entrada em %' })).toHaveProperty('value', '20,00');
  });
});

describe('without a result', () => {
  it('shows that the amount is missing, and requests nothing', async () => {
    const panel = await openPanel();
    await find(panel);
    expect(panel.getByText('Informe a parcela desejada')).toBeTruthy();
    expect(call.solveSimulation).not.toHaveBeenCalled();
  });

  it.each([
    ['tooLow', 'Nenhum ajuste chega a essa parcela: informe uma parcela maior'],
    ['entryFixed', 'Este plano define a entrada: ajuste o prazo ou o valor'],
    ['unbounded', 'A parcela desejada é maior que a de qualquer veículo da tabela: informe uma parcela menor'],
  ] as const)(
    'shows why there is none (%s), changes nothing, and clears the message with another goal',
    async (reason, text) => {
      call.solveSimulation.mockResolvedValue({ ...nothing, reached: false, reason });
      const panel = await openPanel();
      await typeGoal(panel, '10');
      await find(panel);
      expect(await panel.findByText(text)).toBeTruthy();
      expect(screen.getByRole('textbox', { name: 'Entrada' })).toHaveProperty('value', '28.000,00');
      expect(call.simulate).not.toHaveBeenCalled();
      await typeGoal(panel, '00');
      expect(panel.queryByText(text)).toBeNull();
    },
  );

  it.each([
    ['a wish above the price', '200000', null, /^A parcela não pode ultrapassar o valor do veículo/],
    [
      'an entry that leaves nothing to finance',
      '10',
      { entryValueCents: 9_620_000, installmentCents: 1_000 },
      /^Com uma entrada de R\$ 96\.200,00, quase nada seria financiado/,
    ],
    [
      'an instalment far below the wish with the lowest entry',
      '50000',
      { entryValueCents: 0, installmentCents: 267_778 },
      /^Com a menor entrada, a parcela já é de R\$ 2\.677,78/,
    ],
  ] as const)('refuses absurd amounts with a message, and changes nothing: %s', async (_name, wish, found, text) => {
    if (found) call.solveSimulation.mockResolvedValue({ ...nothing, reached: true, term: 36, ...found });
    const panel = await openPanel();
    await typeGoal(panel, wish);
    await find(panel);
    expect((await panel.findByRole('alert')).textContent).toMatch(text);
    expect(entry()).toHaveProperty('value', '28.000,00');
    expect(panel.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  });

  it('shows what the server refuses', async () => {
    call.solveSimulation.mockRejectedValue(
      new ApiError({
        status: 422,
        code: 'DOM002',
        message: 'Revise os campos',
        fields: [{ path: 'installmentCents', key: 'money.positive', message: 'Informe um valor maior que zero' }],
      }),
    );
    const panel = await openPanel();
    await typeGoal(panel, '1');
    await find(panel);
    expect(await panel.findByText('Informe um valor maior que zero')).toBeTruthy();
  });
});
