// @vitest-environment jsdom
/** Goods and services with a typed price, and products that exclude each other. */
import { selectedOf } from '@estrada/domain/simulation/index';
import { productExample } from '@estrada/domain/simulation/quote/product-example';
import type { SimulationBasis } from '@estrada/endpoints/index';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, openSaved, prepareSimulator } from './simulator.test-support.tsx';
import { aSavedPlan } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

const goods = { provider: 'LOJA', type: 'Product', priceSource: 'TYPED', minAmountCents: 1_000 } as const;
const basis = {
  today: '2026-11-20',
  campaignCodes: [],
  priceRows: [],
  iofRows: [],
  feeRows: [],
  catalogue: [
    productExample('MAINTENANCE', [], { ...goods, maxAmountCents: 300_000, maxQuantity: 3 }),
    productExample('ACCESSORIES', [], { ...goods, maxAmountCents: 5_000 }),
    productExample('REPAIRS', [], { ...goods, maxAmountCents: 5_000, forNew: false }),
  ],
} as unknown as SimulationBasis;

beforeEach(() => {
  prepareSimulator();
  call.readSavedSimulation.mockResolvedValue(aSavedPlan(1, []));
  call.readSimulationBasis.mockResolvedValue(basis);
});
afterEach(cleanup);

const sentProducts = () => call.simulate.mock.lastCall?.[0].body.products;
async function openPanel() {
  openSaved('simulacao');
  return within(await screen.findByRole('region', { name: 'Acessórios e serviços' }));
}

describe('goods and services', () => {
  it('are selected by their amount, with a quantity where several may be sold, and removed when it is cleared', async () => {
    const panel = await openPanel();
    expect(panel.queryByText(/Reparos/)).toBeNull();
    const amount = panel.getByRole('textbox', { name: /^Manutenção · LOJA/ });
    expect(panel.queryByRole('textbox', { name: /^Quantidade/ })).toBeNull();
    await userEvent.type(amount, '450');
    await waitFor(() =>
      expect(sentProducts()).toEqual([{ ...selectedOf('MAINTENANCE', 'LOJA'), amountCents: 45_000 }]),
    );
    const quantity = panel.getByRole('textbox', { name: /^Quantidade de Manutenção/ });
    panel.getByText('No máximo 3');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await waitFor(() => expect(sentProducts()).toMatchObject([{ amountCents: 45_000, quantity: 2 }]));
    await userEvent.clear(amount);
    // the figures without goods are those of the saved simulation: nothing is sent
    await waitFor(() => expect(quantity.isConnected).toBe(false));
  });

  it('show what they add in place of their limits', async () => {
    const sold = { ...selectedOf('ACCESSORIES'), provider: 'LOJA', amountCents: 4_000 };
    const { result, ...saved } = aSavedPlan(1, [], { products: [sold] });
    const simulationItems = result.simulationItems.map((item) => ({
      ...item,
      products: [{ ...item.products[0]!, ...sold, selected: true, premiumCents: 4_000, monthlyCents: 150 }],
    }));
    call.readSavedSimulation.mockResolvedValue({ ...saved, result: { ...result, simulationItems } });
    const panel = await openPanel();
    panel.getByRole('textbox', { name: /^Acessórios · LOJA/, description: /^\+ R\$.1,50 por mês$/ });
    panel.getByRole('textbox', { name: /^Manutenção · LOJA/, description: /^De R\$.10,00 a R\$.3\.000,00$/ });
  });

  it('outside their limits are not selected, and remain as typed with the limits', async () => {
    const panel = await openPanel();
    const amount = panel.getByRole('textbox', { name: /^Acessórios · LOJA/ }) as HTMLInputElement;
    await userEvent.type(amount, '51');
    expect(panel.getByRole('alert').textContent).toBe('Informe um valor de R$ 10,00 a R$ 50,00');
    expect(amount.value).toMatch(/^51/);
    expect(sentProducts() ?? []).toEqual([]);
    await userEvent.clear(amount);
    await userEvent.type(amount, '50');
    expect(panel.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(sentProducts()).toMatchObject([{ code: 'ACCESSORIES', amountCents: 5_000 }]));
  });
});

it('keeps the order of the catalogue whichever product is chosen', async () => {
  const { result, ...saved } = aSavedPlan(1, [], { products: [selectedOf('LIFE')] });
  const simulationItems = result.simulationItems.map((item) => {
    const [line] = item.products;
    return {
      ...item,
      products: [
        { ...line!, code: 'LIFE', selected: true },
        { ...line!, code: 'GAP' },
      ],
    };
  });
  call.readSavedSimulation.mockResolvedValue({ ...saved, result: { ...result, simulationItems } });
  const provider = result.simulationItems[0]!.products[0]!.provider!;
  const catalogue = [productExample('GAP', [], { provider }), productExample('LIFE', [], { provider })];
  call.readSimulationBasis.mockResolvedValue({ ...basis, catalogue } as unknown as SimulationBasis);
  openSaved('simulacao');
  const names = () => screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
  await waitFor(() =>
    expect(names()).toEqual([expect.stringMatching(/^Nota Garantida/), expect.stringMatching(/^Seguro de vida/)]),
  );
});

it('shows a product that another one excludes with the reason, and does not let it be chosen', async () => {
  const { result, ...saved } = aSavedPlan(1, [], { products: [selectedOf('GAP')] });
  const items = result.simulationItems.map((item) => ({
    ...item,
    products: [
      ...item.products,
      { ...item.products[0]!, code: 'PMC', provider: 'CARDIF', selected: false, excludedBy: 'GAP' },
    ],
  }));
  call.readSavedSimulation.mockResolvedValue({ ...saved, result: { ...result, simulationItems: items } });
  openSaved('simulacao');
  const pmc = (await screen.findByRole('switch', { name: /^Proteção mecânica/ })) as HTMLInputElement;
  expect(pmc.disabled).toBe(true);
  screen.getByText(
    'Não é possível vender com Nota Garantida (GAP): remova Nota Garantida (GAP) para escolher este produto · CARDIF',
  );
});
