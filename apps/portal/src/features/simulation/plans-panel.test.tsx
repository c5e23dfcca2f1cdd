// @vitest-environment jsdom
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ComparedPlan } from './model/compare-plans.ts';
import { call, openSaved, openTool, prepareSimulator } from './simulator.test-support.tsx';
import { parameters } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

const level = (count: number, cents: number, finalCents = 0) => ({
  runs: [{ count, fromCents: cents, toCents: cents }],
  isInTurn: true,
  finalCents,
});
const figures = (term: number, cents: number, totalWithEntryCents: number, cetAnnualPct: string, finalCents = 0) => ({
  term,
  installmentCents: cents,
  payments: level(term, cents, finalCents),
  totalWithEntryCents,
  cetAnnualPct,
  validUntil: '2026-12-31',
});
const plans: ComparedPlan[] = [
  {
    financeTypeId: 2,
    fixedEntryCents: null,
    figures: figures(36, 150_000, 11_000_000, '21.10', 3_000_000),
    refusal: null,
  },
  { financeTypeId: 1, fixedEntryCents: null, figures: figures(36, 190_000, 9_640_000, '23.78'), refusal: null },
  {
    financeTypeId: 10,
    fixedEntryCents: null,
    figures: null,
    refusal: { code: 'GSIM002', key: 'entry.belowMinimum', params: { min: '50,00%' } },
  },
  { financeTypeId: 6, fixedEntryCents: null, figures: null, refusal: { code: 'GSIM002', key: null, params: {} } },
  { financeTypeId: 8, fixedEntryCents: 4_820_000, figures: figures(24, 2_500_000, 9_820_000, '30.00'), refusal: null },
];
const structures = [
  [2, 'Chevrolet Sempre'],
  [1, 'Regular FDU'],
  [6, 'Leasing'],
  [8, '50-25-25'],
  [10, 'Zero Plan'],
] as const;

beforeEach(() => {
  prepareSimulator();
  call.readSimulationParameters.mockResolvedValue({
    ...parameters,
    financeStructures: structures.map(([id, name]) => ({
      id,
      name,
      planTypeName: 'REGULAR',
      planType: 'REGULAR',
      termLimit: 3,
    })),
  });
  call.comparePlans.mockResolvedValue({ plans });
});
afterEach(cleanup);

async function open() {
  openSaved('simulacao');
  await openTool('Planos');
  await screen.findByRole('table', { name: 'Plano a plano' });
}
const panel = () => within(screen.getByRole('region', { name: 'Plano a plano' }));
const rows = () =>
  panel()
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')));

it('requests nothing before it is opened, then the plans for the term on the screen', async () => {
  openSaved('simulacao');
  await screen.findByRole('tab', { name: 'Planos' });
  expect(call.comparePlans).not.toHaveBeenCalled();
  await openTool('Planos');
  await waitFor(() => expect(call.comparePlans).toHaveBeenCalledOnce());
  expect(call.comparePlans.mock.lastCall?.[0].body).toMatchObject({
    term: 36,
    request: { terms: [], financeTypeId: 1 },
  });
});

it('sorts plans by lowest CET with the difference from the current one, and by another order on demand', async () => {
  await open();
  expect(rows()).toEqual([
    [
      ...['Chevrolet Sempre', '36 meses', '36 × R$ 1.500,00', 'R$ 30.000,00'],
      ...['R$ 110.000,00R$ 13.600,00 a mais', '21,10%2,68 p.p. a menos', 'Aplicar'],
    ],
    ['Parcelas fixas (Regular FDU)', '36 meses', '36 × R$ 1.900,00', '–', 'R$ 96.400,00', '23,78%', 'Atual'],
    [
      ...['50-25-25 O plano define a entrada: R$ 48.200,00', '24 meses', '24 × R$ 25.000,00', '–'],
      ...['R$ 98.200,00R$ 1.800,00 a mais', '30,00%6,22 p.p. a mais', 'Aplicar'],
    ],
  ]);
  await userEvent.click(panel().getByRole('combobox', { name: 'Ordenar por' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Total' }));
  expect(rows().map(([name]) => name)).toEqual([
    'Parcelas fixas (Regular FDU)',
    '50-25-25 O plano define a entrada: R$ 48.200,00',
    'Chevrolet Sempre',
  ]);
});

it('shows in words why a plan is unavailable', async () => {
  await open();
  const reason = (name: string) => panel().getByText(name).nextElementSibling?.textContent;
  expect(reason('Taxa zero (Zero Plan)')).toContain('50,00%');
  expect(reason('Leasing')).toMatch(/tabela/i);
});

it('applies a plan with its term, and undoes it', async () => {
  await open();
  await userEvent.click(panel().getByRole('button', { name: 'Aplicar Chevrolet Sempre em 36 meses' }));
  await waitFor(() =>
    expect(call.simulate.mock.lastCall?.[0].body).toMatchObject({ financeTypeId: 2, terms: [36], choices: {} }),
  );
  expect(
    await panel().findByText(/^Plano Parcelas fixas \(Regular FDU\) → Chevrolet Sempre · parcela de/),
  ).toBeTruthy();
  expect(panel().getByRole('button', { name: 'Atual: Chevrolet Sempre em 36 meses', pressed: true })).toBeTruthy();
  await userEvent.click(panel().getByRole('button', { name: 'Desfazer' }));
  expect(
    await panel().findByRole('button', { name: 'Atual: Parcelas fixas (Regular FDU) em 36 meses', pressed: true }),
  ).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('radio', { name: /vezes de/ })).toHaveLength(3));
});

it('sets the entry that a plan fixes, and restores the typed one on undo', async () => {
  await open();
  await userEvent.click(panel().getByRole('button', { name: 'Aplicar 50-25-25 em 24 meses' }));
  const entry = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Entrada' });
  await waitFor(() => expect(entry().value).toContain('48.200,00'));
  await userEvent.click(panel().getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(entry().value).toContain('28.000,00'));
  expect(entry().disabled).toBe(false);
});

it('compares plans for another term', async () => {
  await open();
  await userEvent.click(panel().getByRole('combobox', { name: 'Prazo da comparação' }));
  await userEvent.click(await screen.findByRole('option', { name: '60 meses' }));
  await waitFor(() => expect(call.comparePlans.mock.lastCall?.[0].body.term).toBe(60));
});

it('shows that the comparison could not be loaded, and retries', async () => {
  call.comparePlans.mockRejectedValueOnce(
    new ApiError({ status: 500, code: 'SIS001', message: 'Algo deu errado', fields: [] }),
  );
  openSaved('simulacao');
  await openTool('Planos');
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('table', { name: 'Plano a plano' })).toBeTruthy();
});
