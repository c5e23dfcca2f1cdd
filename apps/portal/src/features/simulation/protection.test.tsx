// @vitest-environment jsdom
/** Mechanical protection after the sale in the simulator: its choices, its price by the table, and what is sent. */
import { selectedOf } from '@estrada/domain/simulation/index';
import { productExample } from '@estrada/domain/simulation/quote/product-example';
import type { SimulationBasis } from '@estrada/endpoints/index';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, choose, openSaved, prepareSimulator } from './simulator.test-support.tsx';
import { aSavedPlan } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

const line = (coverage: 'POWERTRAIN' | 'COMPLETE', termMonths: number, premiumCents: number) => ({
  code: 'PMC_DAY_2' as const,
  provider: 'LIBERTY',
  coverage,
  termMonths,
  minKm: 0,
  maxKm: 60_000,
  minPriceCents: 1,
  maxPriceCents: 20_000_000,
  minWarrantyMonths: 1,
  maxWarrantyMonths: 24,
  premiumCents,
  effectiveFrom: '2026-01-01',
  validUntil: '2026-12-31',
});
const product = productExample('PMC_DAY_2', [], {
  provider: 'LIBERTY',
  exclusions: ['PMC'],
  protection: [line('POWERTRAIN', 12, 70_800), line('POWERTRAIN', 24, 141_600), line('COMPLETE', 24, 226_560)],
});
const basis = {
  today: '2026-11-20',
  campaignCodes: [],
  priceRows: [],
  iofRows: [],
  feeRows: [],
  catalogue: [product, productExample('PMC', [], { provider: 'CARDIF', exclusions: ['PMC_DAY_2'] })],
} as unknown as SimulationBasis;

beforeEach(() => {
  prepareSimulator();
  call.readSavedSimulation.mockResolvedValue(aSavedPlan(1, []));
  call.readSimulationBasis.mockResolvedValue(basis);
});
afterEach(cleanup);

const sentProducts = () => call.simulate.mock.lastCall?.[0].body.products;
const name = /^Proteção mecânica depois da venda/;
const open = async () => {
  openSaved('simulacao');
  return (await screen.findByRole('switch', { name })) as HTMLInputElement;
};
const unfold = () =>
  userEvent.click(
    screen.getByRole('button', { name: 'Escolhas de Proteção mecânica depois da venda', expanded: false }),
  );
const warrantyEnd = () => screen.getByRole('textbox', { name: /^Fim da garantia de fábrica/ });
const chosen = (changes: object) => ({
  ...selectedOf('PMC_DAY_2', 'LIBERTY'),
  option: { ...selectedOf('PMC_DAY_2').option, ...changes },
});

describe('mechanical protection after the sale', () => {
  it('shows its price before it is added, and is sent with coverage, term and the end of the warranty', async () => {
    const added = await open();
    screen.getByText('Preço conforme cobertura e garantia · LIBERTY');
    expect(screen.queryByRole('combobox', { name: 'Cobertura' })).toBeNull();
    await unfold();
    screen.getByText('Escolha a cobertura e informe o fim da garantia para ver o preço · LIBERTY');
    await choose('Cobertura', 'Completa');
    await userEvent.type(warrantyEnd(), '20112027');
    await screen.findByText(/^Prêmio de R\$.2\.265,60 financiado · LIBERTY$/);
    expect(sentProducts() ?? []).toEqual([]);
    await userEvent.click(added);
    const option = { coverage: 'COMPLETE', termMonths: 24, startWarrantyDate: '2027-11-20' };
    await waitFor(() => expect(sentProducts()).toEqual([chosen(option)]));
    await choose('Cobertura', 'Motor e câmbio');
    await waitFor(() => expect(sentProducts()).toEqual([chosen({ ...option, coverage: 'POWERTRAIN' })]));
    await choose('Prazo da cobertura', '12 meses');
    await waitFor(() =>
      expect(sentProducts()).toEqual([chosen({ ...option, coverage: 'POWERTRAIN', termMonths: 12 })]),
    );
  });

  it('unfolds and asks for what is missing at its field when it is switched on, and is not added', async () => {
    const added = await open();
    await userEvent.click(added);
    expect((await screen.findByRole('alert')).textContent).toBe('Escolha a cobertura');
    const coverage = screen.getByRole('combobox', { name: 'Cobertura' });
    await waitFor(() => expect(document.activeElement).toBe(coverage));
    await choose('Cobertura', 'Completa');
    expect((await screen.findByRole('alert')).textContent).toBe('Informe o último dia da garantia de fábrica');
    expect(added.checked).toBe(false);
    expect(sentProducts() ?? []).toEqual([]);
  });

  it('states that the table has no price for a warranty that has ended', async () => {
    await open();
    await unfold();
    await choose('Cobertura', 'Completa');
    await userEvent.type(warrantyEnd(), '20112025');
    screen.getByText('não há preço para este veículo, cobertura, prazo e fim da garantia');
  });

  it('of a saved simulation shows what was chosen, and is removed by its switch', async () => {
    const option = { coverage: 'COMPLETE', termMonths: 24, startWarrantyDate: '2027-11-20' };
    call.readSavedSimulation.mockResolvedValue(aSavedPlan(1, [], { products: [chosen(option)] }));
    const added = await open();
    expect(added.checked).toBe(true);
    await screen.findByText(/^Prêmio de R\$.2\.265,60 financiado · LIBERTY · Completa · 24 meses$/);
    await unfold();
    const choices = within(screen.getByRole('group', { name: 'Escolhas de Proteção mecânica depois da venda' }));
    const values = [...choices.getAllByRole('combobox'), ...choices.getAllByRole('textbox')].map(
      (input) => (input as HTMLInputElement).value,
    );
    expect(new Set(values)).toEqual(new Set(['Completa', '24 meses', '20/11/2027']));
    await userEvent.click(added);
    await waitFor(() => expect(sentProducts()).toEqual([]));
  });

  it('without a choice that the sale requires is unfolded, and stays so when the choice is made', async () => {
    const option = { coverage: null, termMonths: 24, startWarrantyDate: '2027-11-20' };
    call.readSavedSimulation.mockResolvedValue(aSavedPlan(1, [], { products: [chosen(option)] }));
    await open();
    await choose('Cobertura', 'Completa');
    await waitFor(() => expect(sentProducts()).toEqual([chosen({ ...option, coverage: 'COMPLETE' })]));
    screen.getByRole('combobox', { name: 'Cobertura' });
  });

  it('is not chosen with the protection that is bought with the vehicle', async () => {
    call.readSavedSimulation.mockResolvedValue(aSavedPlan(1, [], { products: [selectedOf('PMC', 'CARDIF')] }));
    expect((await open()).disabled).toBe(true);
  });
});
