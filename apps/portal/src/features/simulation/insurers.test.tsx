// @vitest-environment jsdom
/** Prices of insurers in the simulator: asked on request, chosen by the seller, and every way in which there is none. */
import { selectedOf } from '@estrada/domain/simulation/index';
import { productExample } from '@estrada/domain/simulation/quote/product-example';
import type { Endpoints, ResponseOf, SimulationBasis, SimulationResult } from '@estrada/endpoints/index';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, openSaved, prepareSimulator } from './simulator.test-support.tsx';
import { aSavedPlan } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

type Priced = ResponseOf<Endpoints['priceVaps']>['insurances'][number];

const insurer = { type: 'Insurance', priceSource: 'INSURER', minTermMonths: 12, maxTermMonths: 36 } as const;
const basis = {
  today: '2026-11-20',
  campaignCodes: [],
  priceRows: [],
  iofRows: [],
  feeRows: [],
  catalogue: [
    productExample('PMC', [], { ...insurer, provider: 'LIBERTY' }),
    productExample('PMC', [], { ...insurer, provider: 'CARDIF' }),
    productExample('PMC_DAY_2', [], { ...insurer, provider: 'LIBERTY', forNew: false }),
  ],
} as unknown as SimulationBasis;

const offer = (coverage: string, totalCents: number, differenceCents: number | null = null) => ({
  pricingOption: coverage,
  term: 36,
  coverage,
  deductible: null,
  netCents: totalCents - 7_380,
  iofCents: 7_380,
  totalCents,
  differenceCents,
  isDefault: false,
});
const answer = (change: Partial<Priced>) => ({
  products: [],
  insurances: [
    {
      index: 0,
      code: 'PMC',
      type: 'Insurance' as const,
      name: 'Proteção mecânica',
      priceSource: 'INSURER' as const,
      provider: 'LIBERTY',
      status: 'quoted' as const,
      idQuote: null,
      message: null,
      missing: [],
      reason: null,
      validate: null,
      options: [],
      terms: [12, 24, 36],
      limitTerms: 36,
      conditions: [],
      ...change,
    },
  ],
});
const quoted = (change: Partial<Priced> = {}) =>
  answer({
    idQuote: 'q-1',
    validate: { validUntil: '2026-11-27T23:59:59-03:00' },
    options: [offer('POWERTRAIN', 107_380), offer('COMPLETE', 171_808)],
    ...change,
  });

const saved = (
  products: ReturnType<typeof selectedOf>[] = [],
  change: Partial<SimulationResult['simulationItems'][number]> = {},
) => {
  const { result, ...rest } = aSavedPlan(1, [], { products });
  const simulationItems = result.simulationItems.map((item) => ({ ...item, ...change }));
  return { ...rest, result: { ...result, simulationItems } };
};

beforeEach(() => {
  prepareSimulator();
  call.readSavedSimulation.mockResolvedValue(saved());
  call.readSimulationBasis.mockResolvedValue(basis);
});
afterEach(cleanup);

const sentProducts = () => call.simulate.mock.lastCall?.[0].body.products;
async function openPanel() {
  openSaved('simulacao');
  return within(await screen.findByRole('region', { name: 'Cotações das seguradoras' }));
}
async function quote() {
  const panel = await openPanel();
  await userEvent.click(await panel.findByRole('button', { name: 'Cotar Proteção mecânica · LIBERTY' }));
  return panel;
}

describe('the prices of an insurer', () => {
  it('are requested only when the seller presses the button, for the vehicle and the term of cover', async () => {
    call.priceVaps.mockResolvedValue(quoted());
    const panel = await openPanel();
    const button = await panel.findByRole('button', { name: 'Cotar Proteção mecânica · LIBERTY' });
    expect(call.priceVaps).not.toHaveBeenCalled();
    expect(panel.queryByText(/dia 2/i)).toBeNull();
    await userEvent.click(button);
    await panel.findByRole('radio', { name: /^Motor e câmbio · 36 meses · R\$.1\.073,80/ });
    expect(call.priceVaps.mock.lastCall?.[0]).toMatchObject({
      query: { personType: 'PF', assetType: '1', vehicleCode: '120', optionalCode: 'A', modelYear: '2027' },
      body: [{ code: 'PMC', provider: 'LIBERTY', option: { termMonths: 36 } }],
    });
    expect(call.priceVaps).toHaveBeenCalledTimes(1);
    panel.getByText(/Prêmio líquido R\$ 1\.000,00 \+ IOF R\$ 73,80/);
    panel.getByText('Preço válido até 27/11/2026');
  });

  it('are chosen by the seller alone, and declined as easily', async () => {
    call.priceVaps.mockResolvedValue(quoted());
    const panel = await quote();
    const complete = (await panel.findByRole('radio', { name: /^Completa · 36 meses/ })) as HTMLInputElement;
    expect(panel.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false,
    ]);
    await userEvent.click(complete);
    const option = { ...selectedOf('PMC').option, coverage: 'COMPLETE', pricingOption: 'COMPLETE', termMonths: 36 };
    await waitFor(() => expect(sentProducts()).toEqual([{ ...selectedOf('PMC', 'LIBERTY'), quoteId: 'q-1', option }]));
    expect(complete.checked).toBe(true);
    // the other insurer's is excluded while this one is chosen
    call.priceVaps.mockResolvedValue(quoted({ provider: 'CARDIF', idQuote: 'q-2' }));
    await userEvent.click(panel.getByRole('button', { name: 'Cotar Proteção mecânica · CARDIF' }));
    const other = within(await panel.findByRole('radiogroup', { name: 'Preços de Proteção mecânica · CARDIF' }));
    expect((other.getByRole('radio', { name: /^Completa/ }) as HTMLInputElement).disabled).toBe(true);
    await userEvent.click(panel.getAllByRole('radio', { name: 'Não adicionar' })[0]!);
    await waitFor(() =>
      expect((other.getByRole('radio', { name: /^Completa/ }) as HTMLInputElement).disabled).toBe(false),
    );
  });

  it('state what the chosen one adds to each instalment', async () => {
    const chosen = { ...selectedOf('PMC', 'LIBERTY'), quoteId: 'q-1' };
    const line = {
      ...chosen,
      type: 'Insurance' as const,
      provider: 'LIBERTY',
      premiumCents: 171_808,
      monthlyCents: 5_900,
      isFinanced: true,
      selected: true,
      excludedBy: null,
    };
    call.readSavedSimulation.mockResolvedValue(saved([chosen], { products: [line] }));
    const panel = await openPanel();
    await panel.findByText('Na simulação: R$ 1.718,08');
    panel.getByText('+ R$ 59,00 por mês');
  });

  it('are requested again when the chosen one has expired, with the difference', async () => {
    const chosen = { ...selectedOf('PMC', 'LIBERTY'), quoteId: 'q-0' };
    const missing = [{ code: 'PMC', provider: 'LIBERTY', reason: 'quoteExpired' as const }];
    call.readSavedSimulation.mockResolvedValue(saved([chosen], { missingProducts: missing }));
    call.priceVaps.mockResolvedValue(quoted({ options: [offer('COMPLETE', 174_808, 3_000)] }));
    const panel = await quote();
    await panel.findByText(/R\$ 30,00 a mais que na cotação anterior/);
    panel.getByText(/O preço escolhido venceu: cote de novo/);
    expect(call.priceVaps.mock.lastCall?.[0].body).toMatchObject([{ quoteId: 'q-0' }]);
    expect((panel.getByRole('radio', { name: /^Completa/ }) as HTMLInputElement).checked).toBe(false);
  });

  it('are not offered for another term until it is quoted', async () => {
    call.priceVaps.mockResolvedValue(quoted());
    const panel = await quote();
    await panel.findByRole('radio', { name: /^Completa/ });
    await userEvent.click(panel.getByRole('combobox', { name: 'Prazo da cobertura de Proteção mecânica · LIBERTY' }));
    await userEvent.click(await screen.findByRole('option', { name: '12 meses' }));
    panel.getByText(/A simulação mudou depois desta cotação: cote de novo/);
    expect((panel.getByRole('radio', { name: /^Completa/ }) as HTMLInputElement).disabled).toBe(true);
    await userEvent.click(panel.getByRole('button', { name: 'Cotar de novo: Proteção mecânica · LIBERTY' }));
    await waitFor(() => expect(call.priceVaps.mock.lastCall?.[0].body).toMatchObject([{ option: { termMonths: 12 } }]));
  });
});

describe('an insurer without a price', () => {
  it('that is awaited shows its progress, and other products remain usable', async () => {
    let arrive: (value: ReturnType<typeof quoted>) => void = () => undefined;
    call.priceVaps.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const panel = await quote();
    await panel.findByText('Cotando em LIBERTY…');
    expect(
      (panel.getByRole('button', { name: 'Cotar Proteção mecânica · CARDIF' }) as HTMLButtonElement).disabled,
    ).toBe(false);
    screen.getByRole('switch', { name: /Nota Garantida/ }).focus();
    arrive(quoted());
    await panel.findByRole('radio', { name: /^Completa/ });
    expect(document.activeElement).toBe(screen.getByRole('switch', { name: /Nota Garantida/ }));
  });

  it('that refuses is shown with its own words', async () => {
    call.priceVaps.mockResolvedValue(answer({ status: 'refused', message: 'Veículo fora da política' }));
    const panel = await quote();
    await panel.findByText('A seguradora recusou: Veículo fora da política');
  });

  it.each([
    ['failed', 'Sem preço agora'],
    ['late', /^Sem preço agora: a seguradora está demorando/],
  ] as const)('that is %s can be asked again', async (status, text) => {
    call.priceVaps.mockResolvedValueOnce(answer({ status })).mockResolvedValue(quoted());
    const panel = await quote();
    await panel.findByText(text);
    await userEvent.click(panel.getByRole('button', { name: 'Tentar de novo: Proteção mecânica · LIBERTY' }));
    await panel.findByRole('radio', { name: /^Completa/ });
  });

  it('that fails returns the place reserved for its answer, unless a control below it has the focus', async () => {
    let fail: () => void = () => undefined;
    call.priceVaps.mockReturnValue(
      new Promise((resolve) => {
        fail = () => resolve(answer({ status: 'failed' }));
      }),
    );
    const panel = await quote();
    const isReserved = (text: HTMLElement) => text.closest('[data-reserved]') !== null;
    expect(isReserved(await panel.findByText('Cotando em LIBERTY…'))).toBe(true);
    panel.getByRole('button', { name: 'Cotar Proteção mecânica · CARDIF' }).focus();
    fail();
    const text = await panel.findByText('Sem preço agora');
    expect(isReserved(text)).toBe(true);
    panel.getByRole('button', { name: 'Tentar de novo: Proteção mecânica · LIBERTY' }).focus();
    await waitFor(() => expect(isReserved(text)).toBe(false));
  });

  it('that is late is looked for again, and its price appears without a press', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      call.priceVaps.mockResolvedValueOnce(answer({ status: 'late' })).mockResolvedValue(quoted());
      const panel = await quote();
      await panel.findByText(/^Sem preço agora: a seguradora está demorando/);
      await vi.advanceTimersByTimeAsync(4_000);
      await panel.findByRole('radio', { name: /^Completa/ });
      expect(call.priceVaps).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that lacks facts names them, with the way to their step', async () => {
    call.priceVaps.mockResolvedValue(answer({ status: 'incomplete', missing: ['birthDate'] }));
    const panel = await quote();
    await panel.findByText('Para cotar, falta informar: a data de nascimento do cliente.');
    await userEvent.click(panel.getByRole('button', { name: 'Ir para os dados do cliente' }));
    await screen.findByRole('textbox', { name: /^CPF/ });
  });

  it.each([
    ['module', 'Não disponível: esta seguradora está desativada no momento.'],
    ['clientAge', 'Não disponível: a idade do cliente está fora da faixa deste produto.'],
  ] as const)('that is not offered states why: %s', async (reason, text) => {
    call.priceVaps.mockResolvedValue(answer({ status: 'notOffered', reason }));
    const panel = await quote();
    await panel.findByText(text);
  });
});
