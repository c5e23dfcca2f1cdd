// @vitest-environment jsdom

import { renderMessage } from '@estrada/domain/validation/index';
import type { SimulationRequest, SimulationResult } from '@estrada/endpoints/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, openSaved, prepareSimulator } from './simulator.test-support.tsx';
import { anAnswer, aSavedPlan } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

type Specs = SimulationResult['choiceSpec'];
const timing: Specs[number] = {
  kind: 'timing',
  key: 'leaseTiming',
  allowed: ['arrears', 'advance'],
  default: 'arrears',
};
const graceDays: Specs[number] = { kind: 'days', key: 'graceDays', allowed: [60, 90, 120], default: 60 };
const diluted: Specs[number] = { kind: 'share', key: 'vrgDilutedShare', min: 0, max: 0.4, default: 0 };
const balloons: Specs[number] = {
  kind: 'balloons',
  key: 'balloons',
  count: { min: 1, max: 4, default: 3 },
  share: { min: 0.05, max: 0.15, default: 0.05 },
  startMonth: { min: 6, max: 36, default: 12 },
  intervalMonths: { allowed: [12, 6], default: 12 },
};
const amounts: Specs[number] = {
  kind: 'fixedAmounts',
  key: 'fixedAmounts',
  maxCount: 2,
  lastMonth: 36,
  minCents: 10_000,
  maxCents: 10_000_000_000,
};
const months: Specs[number] = {
  kind: 'months',
  key: 'shareMonths',
  first: { min: 1, max: 12, default: 12 },
  second: { min: 2, max: 24, default: 24 },
};

beforeEach(prepareSimulator);
afterEach(cleanup);

/** Opens a saved simulation of a plan at its figures; returns the fields of its plan choices. */
async function openPlan(financeTypeId: number, choiceSpec: Specs, part: Partial<SimulationRequest> = {}) {
  call.readSavedSimulation.mockResolvedValue(aSavedPlan(financeTypeId, choiceSpec, part));
  answer(choiceSpec);
  openSaved('simulacao');
  return within(await screen.findByRole('group', { name: 'Condições do plano' }));
}

const chosen = () => call.simulate.mock.lastCall?.[0].body.choices;
const expectChosen = (choices: SimulationRequest['choices']) => waitFor(() => expect(chosen()).toEqual(choices));
const box = (name: string) => screen.getByRole('textbox', { name });

async function choose(name: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

async function retype(name: string, text: string) {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
}

/**
 * The server's response to every call from now on, because a slow machine also sends a request between two keys: one
 * field refused.
 */
function refuse(path: string, message: string) {
  const fields = [{ path: `choices.${path}`, key: 'choice.outOfRange' as const, message }];
  call.simulate.mockRejectedValue(new ApiError({ status: 422, code: 'DOM002', message: 'Revise', fields }));
}

/** From now on the server returns figures again. */
const answer = (choiceSpec: Specs) =>
  call.simulate.mockImplementation(async ({ body }) => ({ ...anAnswer(body as SimulationRequest), choiceSpec }));

describe('each kind of choice starts at its default and is sent when selected', () => {
  it('days up to the first instalment', async () => {
    await openPlan(4, [graceDays]);
    expect(screen.getByRole('combobox', { name: 'Primeira parcela' })).toHaveProperty('value', 'Em 60 dias');
    await choose('Primeira parcela', 'Em 120 dias');
    await expectChosen({ graceDays: 120 });
  });

  it('months between instalments', async () => {
    await openPlan(5, [{ kind: 'unit', key: 'deferralUnit', allowed: [6, 3], default: 6 }]);
    await choose('Vencimentos', 'A cada 3 meses');
    await expectChosen({ deferralUnit: 3 });
  });

  it('share of the final instalment', async () => {
    await openPlan(13, [{ kind: 'share', key: 'balloonShare', min: 0.3, max: 0.5, default: 0.4 }]);
    expect(box('Parcela final (%)')).toHaveProperty('value', '40,00');
    await retype('Parcela final (%)', '45,5');
    await expectChosen({ balloonShare: 0.455 });
  });

  it('count, share, first month and interval of the balloons, the others staying at their defaults', async () => {
    await openPlan(12, [balloons]);
    await retype('Parcelas intermediárias', '2');
    await expectChosen({ balloons: { count: 2, share: 0.05, startMonth: 12, intervalMonths: 12 } });
    await retype('Cada parcela intermediária (%)', '12,5');
    await retype('Mês da primeira parcela intermediária', '18');
    await choose('Intervalo entre as parcelas intermediárias', '6 meses');
    await expectChosen({ balloons: { count: 2, share: 0.125, startMonth: 18, intervalMonths: 6 } });
  });

  it('months of the two later shares', async () => {
    await openPlan(8, [months]);
    await retype('Mês da segunda parte', '6');
    await expectChosen({ shareMonths: { first: 6, second: 24 } });
    await retype('Mês da terceira parte', '18');
    await expectChosen({ shareMonths: { first: 6, second: 18 } });
  });

  it('time of payment and residual value of a lease', async () => {
    await openPlan(6, [timing, diluted, { ...diluted, key: 'vrgFinalShare', min: 0.01, default: 0.01 }]);
    await choose('Pagamento', 'No início de cada mês');
    await retype('VRG diluído nas parcelas (%)', '20');
    await retype('VRG no fim (%)', '10');
    await expectChosen({ leaseTiming: 'advance', vrgDilutedShare: 0.2, vrgFinalShare: 0.1 });
  });

  it('amounts of the client: added at a free month, changed, removed, and no more than the plan allows', async () => {
    const group = await openPlan(9, [amounts]);
    const add = () => userEvent.click(group.getByRole('button', { name: 'Adicionar parcela' }));
    await add();
    await expectChosen({ fixedAmounts: [{ month: 1, amountCents: 10_000 }] });
    await retype('Parcela nº', '12');
    await retype('Valor', '5000,00');
    await expectChosen({ fixedAmounts: [{ month: 12, amountCents: 500_000 }] });
    await add();
    await expectChosen({
      fixedAmounts: [
        { month: 12, amountCents: 500_000 },
        { month: 1, amountCents: 10_000 },
      ],
    });
    expect(group.queryByRole('button', { name: 'Adicionar parcela' })).toBeNull();
    await userEvent.click(group.getByRole('button', { name: 'Remover a parcela 12' }));
    expect(box('Parcela nº')).toHaveProperty('value', '1');
    expect(box('Valor')).toHaveProperty('value', '100,00');
  });
});

describe('a field that is being cleared', () => {
  it('stays empty until a number is typed, and requests no figures until then', async () => {
    await openPlan(12, [balloons]);
    await userEvent.clear(box('Parcelas intermediárias'));
    expect(box('Parcelas intermediárias')).toHaveProperty('value', '');
    await userEvent.clear(box('Cada parcela intermediária (%)'));
    expect(box('Cada parcela intermediária (%)')).toHaveProperty('value', '');
    expect(call.simulate).not.toHaveBeenCalled();
    await userEvent.type(box('Cada parcela intermediária (%)'), '7');
    await expectChosen({ balloons: { count: 3, share: 0.07, startMonth: 12, intervalMonths: 12 } });
  });

  it('shows the applied value when it is left empty', async () => {
    await openPlan(12, [balloons]);
    await userEvent.clear(box('Parcelas intermediárias'));
    await userEvent.tab();
    expect(box('Parcelas intermediárias')).toHaveProperty('value', '3');
  });

  it('shows the default of a share when it is left empty', async () => {
    await openPlan(6, [diluted], { choices: { vrgDilutedShare: 0.25 } });
    await userEvent.clear(box('VRG diluído nas parcelas (%)'));
    expect(box('VRG diluído nas parcelas (%)')).toHaveProperty('value', '');
    await userEvent.tab();
    expect(box('VRG diluído nas parcelas (%)')).toHaveProperty('value', '25,00');
  });

  it('retains the amount of an instalment that is retyped', async () => {
    await openPlan(9, [amounts], { choices: { fixedAmounts: [{ month: 3, amountCents: 50_000 }] } });
    await userEvent.clear(box('Valor'));
    expect(box('Valor')).toHaveProperty('value', '');
    expect(call.simulate).not.toHaveBeenCalled();
  });
});

describe('a choice out of bounds', () => {
  it('is refused at its field with the bounds, and the error disappears with the next value', async () => {
    await openPlan(12, [balloons]);
    const text = renderMessage('choice.outOfRange', 'pt-BR', { min: '5,00%', max: '15,00%' });
    refuse('balloons.share', text);
    await retype('Cada parcela intermediária (%)', '40');
    expect(await screen.findByText(text)).toBeTruthy();
    const field = box('Cada parcela intermediária (%)');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id));
    const description = described?.map((element) => element?.textContent).join(' ');
    expect(description).toContain(text);
    expect(description).toContain('De 5,00% a 15,00%');
    answer([balloons]);
    await retype('Cada parcela intermediária (%)', '10');
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it.each([
    ['balloons.count', 'Parcelas intermediárias', [balloons]],
    ['balloons.startMonth', 'Mês da primeira parcela intermediária', [balloons]],
    ['shareMonths.second', 'Mês da terceira parte', [months]],
    ['fixedAmounts.0.month', 'Parcela nº', [amounts]],
    ['fixedAmounts.0.amountCents', 'Valor', [amounts]],
  ] as const)('at %s is shown at "%s"', async (path, name, specs) => {
    const isAmount = path.startsWith('fixedAmounts');
    await openPlan(12, [...specs], isAmount ? { choices: { fixedAmounts: [{ month: 3, amountCents: 50_000 }] } } : {});
    refuse(path, 'Fora do plano');
    await retype(name, '1');
    expect(await screen.findByText('Fora do plano')).toBeTruthy();
    expect(box(name).getAttribute('aria-invalid')).toBe('true');
  });

  it('of the amounts as a whole is shown below them', async () => {
    await openPlan(9, [amounts], { choices: { fixedAmounts: [{ month: 3, amountCents: 50_000 }] } });
    const text = renderMessage('fixedAmount.tooLarge', 'pt-BR');
    refuse('fixedAmounts', text);
    await retype('Valor', '90000');
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });
});

describe('an entry fixed by the plan', () => {
  it('is filled in and locked, and follows the price', async () => {
    await openPlan(8, [months], { entryValueCents: 4_820_000 });
    expect(box('Entrada')).toHaveProperty('disabled', true);
    expect(box('Entrada em %')).toHaveProperty('disabled', true);
    expect(screen.getByText('Este plano define a entrada')).toBeTruthy();
    await retype('Valor do veículo', '100000,00');
    await waitFor(() => expect(box('Entrada')).toHaveProperty('value', '50.000,00'));
    await waitFor(() =>
      expect(call.simulate.mock.lastCall?.[0].body).toMatchObject({
        vehicleValueCents: 10_000_000,
        entryValueCents: 5_000_000,
      }),
    );
  });
});

it('discards the choices of a plan when the plan changes', async () => {
  await openPlan(4, [graceDays], { choices: { graceDays: 90 } });
  call.simulate.mockImplementation(async ({ body }) => anAnswer(body as SimulationRequest));
  await choose('Plano', 'Parcelas fixas (Regular FDU)');
  await waitFor(() => expect(call.simulate.mock.lastCall?.[0].body).toMatchObject({ financeTypeId: 1, choices: {} }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Condições do plano' })).toBeNull());
});

it('offers the standard conditions when a saved choice is refused before any figures are shown', async () => {
  const message = 'Fora do plano';
  const saved = aSavedPlan(12, [balloons], {
    choices: { balloons: { count: 9, share: 0.05, startMonth: 12, intervalMonths: 12 } },
  });
  call.readSavedSimulation.mockResolvedValue(saved);
  call.simulate.mockImplementation(async ({ body }) => {
    const request = body as SimulationRequest;
    if (!request.choices.balloons) return { ...anAnswer(request), choiceSpec: [balloons] };
    const fields = [{ path: 'choices.balloons.count', key: 'balloon.count' as const, message }];
    throw new ApiError({ status: 422, code: 'SIM018', message, fields });
  });
  openSaved('simulacao');
  await screen.findByRole('group', { name: 'Condições do plano' });
  await retype('Entrada', '30000,00');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.queryByRole('button', { name: 'Rever o financiamento' })).toBeNull();
  await userEvent.click(alert.getByRole('button', { name: 'Usar as condições padrão do plano' }));
  await waitFor(() => expect(box('Parcelas intermediárias')).toHaveProperty('value', '3'));
  expect(await screen.findByRole('radio', { name: /36 vezes de/ })).toBeTruthy();
});
