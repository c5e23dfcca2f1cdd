// @vitest-environment jsdom

import { formatMoney } from '@estrada/domain/formats/index';
import { legalIofRows, selectedOf } from '@estrada/domain/simulation/index';
import { productExample } from '@estrada/domain/simulation/quote/product-example';
import type { SimulationBasis, SimulationRequest } from '@estrada/endpoints/index';
import { feeRows, gapRows, priceRows } from '@estrada/testkit/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownInsurerPrices, previewTerms } from './model/preview-terms.ts';
import { call, openSaved, prepareSimulator } from './simulator.test-support.tsx';
import { anAnswer, aSavedPlan } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

const today = '2026-11-20';
const saved = aSavedPlan(1, [], { terms: [24, 36, 48] });
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
  catalogue: [productExample('GAP', gapRows(today)) as SimulationBasis['catalogue'][number]],
};
/** Never resolves: a server on a slow connection. */
const noAnswer = () => new Promise<never>(() => {});

beforeEach(() => {
  prepareSimulator();
  call.readSavedSimulation.mockResolvedValue(saved);
  call.readSimulationBasis.mockResolvedValue(basis);
  call.simulate.mockImplementation(noAnswer);
});
afterEach(cleanup);

const cards = () => screen.getByRole('group', { name: 'Prazo escolhido' });
async function openFigures() {
  openSaved('simulacao');
  await screen.findByRole('group', { name: 'Prazo escolhido' });
  await waitFor(() => expect(call.readSimulationBasis).toHaveBeenCalled());
}
async function typeEntry(amount: string) {
  const field = screen.getByRole('textbox', { name: 'Entrada' });
  await userEvent.clear(field);
  await userEvent.type(field, amount);
}

describe('before the server has answered', () => {
  it('the cards show the local calculation for the typed entry, marked as a preview', async () => {
    await openFigures();
    await typeEntry('40000,00');
    const expected = previewTerms({ ...saved.request, entryValueCents: 4_000_000 }, basis)!;
    expect(expected.map(({ term }) => term)).toEqual([24, 36, 48]);
    for (const { installmentCents } of expected)
      expect(await within(cards()).findByText(formatMoney(installmentCents))).toBeDefined();
    expect(cards().getAttribute('aria-busy')).toBe('true');
    expect(cards().textContent).toContain('Prévia');
  });

  it('the price of an insurer in the last figures remains part of the preview, and one not yet known gives none', () => {
    const option = { ...selectedOf('CHEV_PLUS').option, pricingOption: 'STANDARD', termMonths: 36 };
    const selected = { ...selectedOf('CHEV_PLUS', 'LIBERTY'), quoteId: 'q-1', option };
    const insurer = { provider: 'LIBERTY', priceSource: 'INSURER' } as const;
    const catalogue = [productExample('CHEV_PLUS', [], insurer)] as SimulationBasis['catalogue'];
    const request = { ...saved.request, products: [selected] };
    const line = { ...saved.result.simulationItems[0]!.products[0]!, ...selected, provider: 'LIBERTY', selected: true };
    const prices = knownInsurerPrices([{ ...line, premiumCents: 180_000 }], today);
    const [first] = previewTerms(request, { ...basis, catalogue }, null, prices)!;
    const [bare] = previewTerms(saved.request, basis)!;
    expect(first!.installmentCents).toBeGreaterThan(bare!.installmentCents);
    expect(previewTerms(request, { ...basis, catalogue })).toBeNull();
  });

  it('a preview cannot be saved or proposed', async () => {
    await openFigures();
    await typeEntry('40000,00');
    await waitFor(() => expect(cards().textContent).toContain('Prévia'));
    const write = screen.getAllByRole('button', { name: /Salvar|Proposta/ });
    expect(write.length).toBeGreaterThan(0);
    for (const button of write) expect(button).toHaveProperty('disabled', true);
  });

  it('the bar shows the same price as the cards, and no other one', async () => {
    await openFigures();
    const old = screen.getAllByText(formatMoney(saved.result.simulationItems[1]!.installmentCents));
    expect(old.length).toBeGreaterThan(1);
    await typeEntry('40000,00');
    const [, middle] = previewTerms({ ...saved.request, entryValueCents: 4_000_000 }, basis)!;
    await waitFor(() => expect(screen.getAllByText(formatMoney(middle!.installmentCents))).toHaveLength(2));
  });

  it('without a connection only the preview is shown, with the reason why saving is disabled', async () => {
    call.simulate.mockRejectedValue(new ApiError({ status: 0, code: 'NETWORK', message: 'x' }));
    await openFigures();
    await typeEntry('40000,00');
    const why = await screen.findByText(/só é possível salvar com as parcelas calculadas/);
    expect(cards().textContent).toContain('Prévia');
    expect(screen.queryByRole('region', { name: /Composição do valor/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    const save = screen.getByRole('button', { name: 'Salvar simulação', description: why.textContent ?? '' });
    expect(save).toHaveProperty('disabled', true);
  });

  it('the last figures stay when the tables could not be loaded', async () => {
    call.readSimulationBasis.mockRejectedValue(new ApiError({ status: 500, code: 'GEN001', message: 'x' }));
    await openFigures();
    const before = cards().textContent;
    await typeEntry('40000,00');
    expect(cards().getAttribute('aria-busy')).toBe('true');
    expect(cards().textContent).toBe(before);
  });
});

it('shows the previous figures for an entry below the plan minimum, and applies the minimum on a click', async () => {
  const fields = [{ path: 'entryValueCents', key: 'entry.belowMinimum', message: 'A entrada mínima é de 20,00%' }];
  call.simulate.mockRejectedValue(new ApiError({ status: 422, code: 'GSIM002', message: 'x', fields }));
  const rows = basis.priceRows.map((row) => ({ ...row, minEntryShare: 0.2 }));
  call.readSimulationBasis.mockResolvedValue({ ...basis, priceRows: rows });
  await openFigures();
  const before = cards().textContent;
  await typeEntry('1000,00');
  await userEvent.click(await screen.findByRole('button', { name: 'Usar a entrada mínima: R$ 19.280,00' }));
  expect(cards().textContent).toContain('Prévia');
  expect(screen.getByRole('textbox', { name: 'Entrada' })).toHaveProperty('value', '19.280,00');
  expect(before).toContain('36 vezes de');
});

it('has no preview for values that cannot be computed: the server returns the reason', () => {
  const [row, ...others] = basis.feeRows;
  const feeRows = [{ ...row!, clientCents: 10_000_000_001 }, ...others];
  expect(previewTerms(saved.request, basis)).not.toBeNull();
  expect(previewTerms(saved.request, { ...basis, feeRows })).toBeNull();
});

it('prices by the campaign of the vehicle and the tier of the client, as the server does', () => {
  const installmentOf = (part: Partial<SimulationBasis>) =>
    previewTerms(saved.request, { ...basis, ...part })!.find(({ term }) => term === 36)!.installmentCents;
  const anybody = installmentOf({});
  expect(installmentOf({ campaignCodes: ['ESTOQUE-2026'] })).toBeLessThan(anybody);
  expect(installmentOf({ tierCode: 'TR1' })).toBeLessThan(anybody);
  expect(installmentOf({ campaignCodes: ['LINHA-2027'], tierCode: 'TR9' })).toBe(anybody);
});

it('is replaced by the figures of the server, whatever they are', async () => {
  call.simulate.mockImplementation(async ({ body }) => anAnswer(body as SimulationRequest));
  await openFigures();
  await typeEntry('40000,00');
  const [item] = anAnswer({ ...saved.request, entryValueCents: 4_000_000 }).simulationItems;
  expect(await within(cards()).findByText(formatMoney(item!.installmentCents))).toBeDefined();
  await waitFor(() => expect(cards().getAttribute('aria-busy')).toBe('false'));
  expect(cards().textContent).not.toContain('Prévia');
});
