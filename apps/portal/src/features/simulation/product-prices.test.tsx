// @vitest-environment jsdom
/** What products cost, line by line, and the figures with and without them. */
import { formatCet, formatMoney } from '@estrada/domain/formats/index';
import { legalIofRows, selectedOf } from '@estrada/domain/simulation/index';
import { productExample } from '@estrada/domain/simulation/quote/product-example';
import type { SimulationBasis } from '@estrada/endpoints/index';
import { feeRows, gapRows, priceRows } from '@estrada/testkit/index';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewTerms } from './model/preview-terms.ts';
import { call, openSaved, openTool, prepareSimulator } from './simulator.test-support.tsx';
import { aSavedPlan, signIn } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

const today = '2026-11-20';
const insurer = { type: 'Insurance', priceSource: 'INSURER', minTermMonths: 12, maxTermMonths: 36 } as const;
const basis: SimulationBasis = {
  today,
  campaignCodes: [],
  priceRows: priceRows(today)
    .filter((row) => row.financeTypeId === 1 && row.assetType === 1)
    .map(({ targetRateMonthly: _unsent, terms: _none, ...row }, index) => ({
      ...row,
      id: `01jd00000000000000000001${String(index).padStart(2, '0')}`,
      terms: {},
    })),
  iofRows: [...legalIofRows],
  combos: [],
  feeRows: feeRows(today).filter(({ state }) => state === 'SP'),
  catalogue: [
    productExample('GAP', gapRows(today)),
    productExample('CHEV_PLUS', [], { ...insurer, provider: 'LIBERTY' }),
  ] as SimulationBasis['catalogue'],
};

type Changes = Parameters<typeof aSavedPlan>[2];
/** A saved simulation whose chosen products have these lines. */
function savedWith(products: NonNullable<Changes>['products'], change: object = {}) {
  const { result, ...saved } = aSavedPlan(1, [], { terms: [24, 36, 48], products });
  const items = result.simulationItems.map((item) => ({
    ...item,
    products: item.products.map((line) => ({ ...line, ...(line.selected ? change : {}) })),
  }));
  return { ...saved, result: { ...result, simulationItems: items } };
}

beforeEach(() => {
  prepareSimulator();
  signIn({}, { liberty: true });
  call.readSimulationBasis.mockResolvedValue(basis);
});
afterEach(cleanup);

describe('with chosen products', () => {
  it('instalment, CET and total are shown next to those without any, by the server’s calculation', async () => {
    const saved = savedWith([selectedOf('GAP', 'ASSURANT')]);
    call.readSavedSimulation.mockResolvedValue(saved);
    openSaved('simulacao');
    const table = within(await screen.findByRole('table', { name: 'Com os produtos escolhidos e sem produtos' }));
    const shown = saved.result.simulationItems.find(({ term }) => term === 36)!;
    const bare = shown.withoutProducts!;
    table.getByRole('row', {
      name: `Parcela ${formatMoney(bare.installmentCents)} ${formatMoney(shown.installmentCents)}`,
    });
    table.getByRole('row', { name: `CET ao ano ${formatCet(bare.cetAnnualPct)} ${formatCet(shown.cetAnnualPct)}` });
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Sem produtos',
      'Com produtos',
    ]);
  });

  it('each has its list price, and what a combo takes off', async () => {
    const change = { comboId: '01jd0000000000000000000009', listCents: 190_000 };
    call.readSavedSimulation.mockResolvedValue(savedWith([selectedOf('GAP', 'ASSURANT')], change));
    openSaved('simulacao');
    await openTool('Detalhes');
    await userEvent.click(await screen.findByText('Como chegamos a este valor'));
    const prices = within(screen.getByRole('region', { name: 'Preço de cada produto' }));
    prices.getByRole('heading', { name: 'Nota Garantida (GAP) · ASSURANT' });
    const values = prices.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual(['R$ 1.900,00', '– R$ 100,00', 'R$ 1.800,00']);
  });

  it('one of an insurer has net premium, tax, coupon and total', async () => {
    const change = {
      netCents: 167_629,
      iofCents: 12_371,
      option: { ...selectedOf('GAP').option, coupon: 'VERAO15' },
    };
    call.readSavedSimulation.mockResolvedValue(savedWith([selectedOf('GAP', 'ASSURANT')], change));
    openSaved('simulacao');
    await openTool('Detalhes');
    await userEvent.click(await screen.findByText('Como chegamos a este valor'));
    const prices = within(screen.getByRole('region', { name: 'Preço de cada produto' }));
    expect(prices.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Cupom já descontado pela seguradora',
      'Prêmio líquido',
      'IOF do seguro',
      'Total no financiamento',
    ]);
    prices.getByText('VERAO15');
  });
});

it('without chosen products neither is shown', async () => {
  call.readSavedSimulation.mockResolvedValue(savedWith([]));
  openSaved('simulacao');
  await openTool('Detalhes');
  await userEvent.click(await screen.findByText('Como chegamos a este valor'));
  expect(screen.queryByRole('region', { name: 'Preço de cada produto' })).toBeNull();
  expect(screen.queryByRole('table', { name: 'Com os produtos escolhidos e sem produtos' })).toBeNull();
});

it('an offer of an insurer states what it adds to each instalment before it is chosen', async () => {
  const saved = savedWith([]);
  call.readSavedSimulation.mockResolvedValue(saved);
  call.priceVaps.mockResolvedValue({
    insurances: [
      {
        index: 0,
        code: 'CHEV_PLUS',
        type: 'Insurance',
        name: 'Chevrolet Plus',
        priceSource: 'INSURER',
        provider: 'LIBERTY',
        status: 'quoted',
        idQuote: 'q-1',
        message: null,
        missing: [],
        reason: null,
        validate: { validUntil: '2026-11-27T23:59:59-03:00' },
        options: [
          {
            pricingOption: 'STANDARD',
            term: 36,
            coverage: 'STANDARD',
            deductible: null,
            netCents: 168_000,
            iofCents: 12_000,
            totalCents: 180_000,
            differenceCents: null,
            isDefault: true,
          },
        ],
        terms: [36],
        limitTerms: 36,
        conditions: [],
      },
    ],
    products: [],
    message: null,
  } as never);
  openSaved('simulacao');
  await userEvent.click(await screen.findByRole('button', { name: 'Cotar Chevrolet Plus · LIBERTY' }));
  const offer = await screen.findByRole('radio', { name: /^Padrão · 36 meses/ });
  const quoted = (products: ReturnType<typeof selectedOf>[]) =>
    previewTerms({ ...saved.request, terms: [36], products }, basis)![0]!.installmentCents;
  const note = { ...gapRows(today)[0]!, premiumCents: 180_000, minFinancedCents: 0, maxFinancedCents: 9_900_000_000 };
  // a premium of the same amount from a table adds as much
  const sameByTable = { ...basis, catalogue: [productExample('GAP', [{ ...note, termMonths: 36 }])] } as typeof basis;
  const added =
    previewTerms({ ...saved.request, terms: [36], products: [selectedOf('GAP')] }, sameByTable)![0]!.installmentCents -
    quoted([]);
  const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
  const description = document.getElementById(offer.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(plain(description)).toContain(plain(`+ ${formatMoney(added)} por mês`));
});
