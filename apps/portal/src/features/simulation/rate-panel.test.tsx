// @vitest-environment jsdom
import type { SimulationBasis, SimulationRequest } from '@estrada/endpoints/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { removeDrafts } from '@estrada/web/session/draft-store.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, openSaved, openTool, prepareSimulator } from './simulator.test-support.tsx';
import { anAnswer, aSavedSimulation, parameters, viewsWithout } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

type Row = SimulationBasis['priceRows'][number];
const row = (tableCode: string, part: Partial<Row> = {}): Row => ({
  id: `01jd00000000000000000${tableCode
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .padEnd(5, '0')}`,
  tableCode,
  sourceTableCode: 'REG',
  description: 'Regular',
  financeTypeId: 1,
  personType: null,
  assetType: 1,
  saleType: 'TD',
  termMonths: 36,
  rateMonthly: '0.01490000',
  minEntryShare: 0,
  maxEntryShare: null,
  campaignCode: null,
  maxVehicleAgeYears: null,
  balloonShare: null,
  terms: {},
  tierCode: null,
  taxType: 'NOT_SUBSIDIZED',
  effectiveFrom: '2026-01-01',
  validUntil: '2026-12-31',
  ...part,
});
const basisOf = (...priceRows: Row[]): SimulationBasis => ({
  today: '2026-11-20',
  campaignCodes: [],
  priceRows,
  feeRows: [],
  iofRows: [],
  catalogue: [],
  combos: [],
});

/** Figures that show the table and the rate of the request. */
function answerTo(request: SimulationRequest) {
  const answer = anAnswer(request);
  const { currentTax, tableCodes = [] } = request;
  return {
    ...answer,
    simulationItems: answer.simulationItems.map((item) => ({
      ...item,
      tableCode: item.term === 36 ? (tableCodes[0] ?? item.tableCode) : item.tableCode,
      ...(currentTax?.term === item.term
        ? { rateMonthly: currentTax.taxValue, tableRateMonthly: '0.01490000', installmentCents: 190_001 }
        : {}),
    })),
  };
}

const client = (rateMonthly: string, installmentCents: number) => ({
  rateMonthly,
  rateAnnual: '0.19',
  installmentCents,
  totalWithEntryCents: 9_000_000,
  iofCents: 100_000,
  cetAnnualPct: '22.10',
});
const previewOf = (tax: string) => ({
  term: 36,
  tableCode: 'REG-36',
  taxType: 'NOT_SUBSIDIZED' as const,
  limits: { lowest: '0.0138000000', highest: '0.0149000000' },
  client: { before: client('0.0149000000', 195_000), after: client(tax, 190_001) },
  dealer: { beforeCents: 140_000, afterCents: 60_000 },
  maker: null,
});
const outOfLimits = () =>
  new ApiError({
    status: 422,
    code: 'DOM002',
    message: 'Revise os campos.',
    fields: [
      { path: 'currentTax', key: 'rate.outOfLimits', message: 'Informe uma taxa entre 1,3800% e 1,4900% ao mês' },
    ],
  });

beforeEach(() => {
  prepareSimulator();
  call.listModels.mockResolvedValue({ items: [] });
  call.listVersions.mockResolvedValue({ items: [] });
  call.listVersionYears.mockResolvedValue({ items: [] });
  call.readSimulationBasis.mockResolvedValue(basisOf(row('REG-36')));
  call.simulate.mockImplementation(async ({ body }) => answerTo(body as SimulationRequest));
  call.previewRate.mockImplementation(async ({ params: { tax } }) => {
    if (Number(tax) < 0.0138) throw outOfLimits();
    return previewOf(tax);
  });
});
afterEach(cleanup);

const open = (step = 'simulacao') => openSaved(step);
const lastRequest = () => call.simulate.mock.lastCall?.[0]?.body as SimulationRequest | undefined;
const panel = async () => {
  await openTool('Taxa');
  return within(await screen.findByRole('region', { name: 'Ajustar a taxa' }));
};
const rateField = async () => screen.findByRole('textbox', { name: 'Taxa ao mês em 36 meses' });

async function typeRate(rate: string) {
  open();
  await panel();
  const field = await rateField();
  await userEvent.clear(field);
  await userEvent.type(field, rate);
}

describe('a manual rate', () => {
  it('requests nothing before it is opened, then shows its limits', async () => {
    open();
    await screen.findByRole('tab', { name: 'Taxa' });
    expect(call.previewRate).not.toHaveBeenCalled();
    await panel();
    expect(await screen.findByText('De 1,3800% a 1,4900% ao mês')).toBeTruthy();
  });

  it('shows before and after for client and dealer, and omits a manufacturer that pays nothing', async () => {
    await typeRate('1,4000');
    await waitFor(() =>
      expect(call.previewRate.mock.lastCall?.[0]).toMatchObject({ params: { tax: '0.014' }, query: { term: 36 } }),
    );
    const table = within(await screen.findByRole('table', { name: 'Antes e depois da taxa ajustada' }));
    await waitFor(() =>
      expect(
        table
          .getAllByRole('row')
          .slice(1)
          .map((line) => line.textContent),
      ).toEqual([
        'Cliente',
        'ParcelaR$ 1.950,00R$ 1.900,01',
        'Total com entradaR$ 90.000,00R$ 90.000,00',
        'CET ao ano22,10%22,10%',
        'Concessionária',
        'RetornoR$ 1.400,00R$ 600,00',
      ]),
    );
  });

  it('is applied with Enter for its term and table, announced, and undone with one click', async () => {
    await typeRate('1,4000');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aplicar' })).toHaveProperty('disabled', false));
    await userEvent.type(await rateField(), '{Enter}');
    await waitFor(() =>
      expect(lastRequest()?.currentTax).toEqual({ term: 36, tableCode: 'REG-36', taxValue: '0.014' }),
    );
    expect(await screen.findByText('Taxa ajustada de 1,4900% para 1,4000% ao mês em 36 meses.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Voltar à taxa da tabela' }));
    await waitFor(() => expect(screen.queryByText(/^Taxa ajustada de/)).toBeNull());
  });

  it('is refused beyond its limits at the field, and cannot be applied', async () => {
    await typeRate('1,0000');
    expect((await screen.findByRole('alert')).textContent).toBe('Informe uma taxa entre 1,3800% e 1,4900% ao mês');
    expect(screen.getByRole('button', { name: 'Aplicar' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['who does not see the bought-down rate', viewsWithout('viewPricingRateComprada'), row('REG-36')],
    ['who does not see rates', viewsWithout('viewSimulationTax'), row('REG-36')],
    ['a zero rate', viewsWithout(), row('REG-36', { taxType: 'TAX_ZERO' })],
  ])('is hidden for %s', async (_whom, views, table) => {
    call.readSimulationParameters.mockResolvedValue({ ...parameters, views });
    call.readSimulationBasis.mockResolvedValue(basisOf(table));
    open();
    await screen.findByRole('group', { name: 'Prazo escolhido' });
    await waitFor(() => expect(call.readSimulationBasis).toHaveBeenCalled());
    await screen.findByRole('tab', { name: 'Parcela desejada' });
    expect(screen.queryByRole('tab', { name: 'Taxa' })).toBeNull();
  });

  it('is dropped with a notice when another table prices the term', async () => {
    const currentTax = { term: 36, tableCode: 'OLD-36', taxValue: '0.014' };
    const saved = aSavedSimulation();
    call.readSavedSimulation.mockResolvedValue({ ...saved, request: { ...saved.request, currentTax } });
    call.simulate.mockImplementation(async ({ body }) => {
      const request = body as SimulationRequest;
      if (!request.currentTax) return answerTo(request);
      throw new ApiError({
        status: 422,
        code: 'DOM002',
        message: 'Revise os campos.',
        fields: [{ path: 'currentTax', key: 'rate.tableMoved', message: 'Outra tabela está em vigor' }],
      });
    });
    open('financiamento');
    const field = await screen.findByRole('textbox', { name: 'Entrada' });
    await userEvent.clear(field);
    await userEvent.type(field, '30000');
    await waitFor(() => expect(lastRequest()).toMatchObject({ entryValueCents: 3_000_000 }));
    await waitFor(() => expect(lastRequest()?.currentTax).toBeUndefined());
  });
});

describe('choice of table for a term', () => {
  it('is not offered when only one table applies', async () => {
    open();
    await panel();
    expect(screen.queryByRole('tab', { name: 'Tabela' })).toBeNull();
  });

  it('lists the tables that apply to the entry, and is reset with one click', async () => {
    const dear = row('COM-36', { description: 'Comissão maior', rateMonthly: '0.01650000' });
    const other = row('ALT-36', { description: 'Entrada alta', minEntryShare: 0.6 });
    call.readSimulationBasis.mockResolvedValue(basisOf(row('REG-36'), dear, other));
    open();
    await openTool('Tabela');
    const choice = within(await screen.findByRole('region', { name: 'Tabela de 36 meses' }));
    expect(choice.getAllByRole('radio')).toHaveLength(2);
    expect(choice.getByRole('radio', { name: 'Regular' })).toHaveProperty('checked', true);
    await userEvent.click(choice.getByRole('radio', { name: 'Comissão maior' }));
    await waitFor(() => expect(lastRequest()?.tableCodes).toEqual(['COM-36']));
    await userEvent.click(await screen.findByRole('button', { name: 'Usar a tabela de menor taxa' }));
    await waitFor(() => expect(choice.getByRole('radio', { name: 'Regular' })).toHaveProperty('checked', true));
  });
});

it('shows who pays for a zero rate, and the amount only when the server returns it', async () => {
  call.readSimulationBasis.mockResolvedValue(basisOf(row('REG-36', { taxType: 'TAX_ZERO' })));
  const saved = aSavedSimulation();
  const withSubsidy = (subsidyCents: number | null) => ({
    ...saved,
    result: {
      ...saved.result,
      simulationItems: saved.result.simulationItems.map((item) => ({ ...item, subsidyCents })),
    },
  });
  call.readSavedSimulation.mockResolvedValue(withSubsidy(765_400));
  open();
  expect(
    await screen.findByText(
      'Taxa zero: a montadora paga R$ 7.654,00 de juros; o cliente paga IOF, tarifas e despesas.',
    ),
  ).toBeTruthy();
  cleanup();
  removeDrafts();
  call.readSavedSimulation.mockResolvedValue(withSubsidy(null));
  open();
  expect(await screen.findByText('Taxa zero: o cliente não paga juros, só IOF, tarifas e despesas.')).toBeTruthy();
});
