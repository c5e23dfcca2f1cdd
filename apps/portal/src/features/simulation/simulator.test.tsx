// @vitest-environment jsdom
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from './simulator.page.tsx';
import { call, choose, field, open, openSaved, prepareSimulator, reachCards } from './simulator.test-support.tsx';
import { aSavedSimulation, drawPage, parameters, signIn } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

const refusal = (code: string, status = 409, fields: ApiError['fields'] = []) =>
  new ApiError({ status, code, message: `mensagem ${code}`, fields });

/** The description that a control refers to. */
const reasonAt = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

beforeEach(prepareSimulator);
afterEach(cleanup);

describe('window title', () => {
  it('shows the step of a new simulation, and the code of a saved one before it', async () => {
    open('?etapa=financiamento');
    await screen.findByRole('heading', { name: 'Financiamento' });
    expect(document.title).toBe('Financiamento · Simulador · Estrada');
    cleanup();
    openSaved('simulacao');
    await screen.findByRole('heading', { name: 'Escolha a parcela' });
    expect(document.title).toBe(`${aSavedSimulation().code} · Simulação · Simulador · Estrada`);
  });
});

const alertOf = (inside: HTMLElement) => inside.closest<HTMLElement>('[role="status"]')!;
const aComparison = {
  figure: {
    number: '50000012',
    quotedOn: '2026-11-20',
    vehicleValueCents: 10_000_000,
    entryValueCents: 2_000_000,
    termMonths: 36,
    installmentCents: 283_412,
    cetAnnualPct: '24.11',
  },
  now: { quotedOn: '2026-11-23', vehicleValueCents: 10_000_000, installmentCents: 287_000, cetAnnualPct: '24.20' },
  refusal: null,
  isSame: false,
  changes: [{ table: 'PRICES', row: 'T-01 · 36x', value: 'rateMonthly', before: '0.0149', after: '0.0159' }],
};

it('names the lead that a saved simulation starts from with the way back to it, and what changed of its figure', async () => {
  const saved = aSavedSimulation();
  const fromLead = '01jd0000000000000000000l01';
  call.readSavedSimulation.mockResolvedValue({ ...saved, request: { ...saved.request, fromLead } });
  call.readLead.mockResolvedValue({ number: '700012', name: 'Rosana Teles Braga', customerFigures: [{}] } as never);
  call.compareCustomerFigure.mockResolvedValue(aComparison as never);
  openSaved('simulacao');
  const line = await screen.findByRole('link', { name: 'Oportunidade nº 700012 de Rosana Teles Braga' });
  expect(line.getAttribute('href')).toBe(`/leads?oportunidade=${fromLead}`);
  expect(call.readLead.mock.lastCall?.[0]).toMatchObject({ params: { id: fromLead } });
  const notice = within(await screen.findByText('A simulação do cliente dá hoje outro valor').then(alertOf));
  expect(notice.getByText(/pedido 50000012\): 36 × R\$\s2\.834,12/)).toBeTruthy();
  expect(notice.getByText(/^era R\$\s2\.834,12, agora R\$\s2\.870,00 \(\+R\$\s35,88\)$/)).toBeTruthy();
  const row = notice.getByText('Tabela de preços do plano · T-01 · 36x · Taxa ao mês');
  expect(row.nextElementSibling?.textContent).toBe('era 1,4900%, agora 1,5900%');
});

it('opened from a lead with an offer, has its person and the offer, and computes by it', async () => {
  const id = '01jd0000000000000000000l01';
  const offerId = '01jd0000000000000000000041';
  const vehicle = { manufacturerId: 12, modelId: 1, versionId: 11, manufacturerYear: 2026, modelYear: 2027 };
  const offer = {
    id: offerId,
    offerName: 'Onix do feirão',
    offerType: 'NAC',
    regionName: '',
    description: '',
    effectiveFrom: '2020-11-01',
    validUntil: '2099-12-31',
    vehicleType: '1',
    vehicle: 'CHEVROLET Onix LT',
    colourNames: '',
    colourChoices: [],
    priceCents: 8_990_000,
    personType: 'PF',
    financeTypeId: 2,
    deferralUnit: '',
    sourceTableCode: 'REG',
  };
  call.listOffersOnSale.mockResolvedValue({ items: [{ ...offer, ...vehicle }] } as never);
  call.readLead.mockResolvedValue({ number: '700012', name: 'Rosana Teles', customerFigures: [{}] } as never);
  call.compareCustomerFigure.mockResolvedValue(aComparison as never);
  const { router } = drawPage(<Page />, '/leads', '/simulador');
  const figure = {
    ...vehicle,
    assetType: 1,
    personType: 'PF',
    state: 'SP',
    vehicleLabel: 'Onix LT · 2026/2027',
    financeTypeId: 2,
    offerId,
    vehicleValueCents: 8_990_000,
    entryValueCents: 2_000_000,
    mileage: null,
    terms: [36],
    selectedTerm: 36,
  };
  const person = { name: 'Rosana Teles', document: '52998224725', phone: '11988887654', email: '' };
  const lead = { id, dealerId: parameters.dealer.id, ...person, assetType: 1, figure };
  await act(() => router.navigate('/simulador?etapa=financiamento', { state: { lead } }));
  expect(await screen.findByRole('heading', { name: 'Oferta Onix do feirão' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Oportunidade nº 700012 de Rosana Teles' })).toBeTruthy();
  await waitFor(() =>
    expect(call.simulate.mock.lastCall?.[0]?.body).toMatchObject({
      ...vehicle,
      offerId,
      financeTypeId: 2,
      terms: [36],
      vehicleValueCents: 8_990_000,
      entryValueCents: 2_000_000,
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: /Identificação/ }));
  expect(await screen.findByRole('textbox', { name: 'Nome completo' })).toHaveProperty('value', 'Rosana Teles');
});

describe('a disabled action', () => {
  it('shows the reason: the figures were refused', async () => {
    open();
    await reachCards();
    // every request: one sent while typing is refused too
    call.simulate.mockRejectedValue(refusal('noFluxForState', 422));
    await userEvent.clear(field('Entrada'));
    await userEvent.type(field('Entrada'), '30000,00');
    await screen.findByText('mensagem noFluxForState');
    expect(reasonAt(screen.getByRole('button', { name: 'Criar proposta' }))).toBe('mensagem noFluxForState');
  });
});

describe('first figures', () => {
  it('are shown next to vehicle and entry on the first page: model, version, entry, and no other page', async () => {
    open();
    await choose('Modelo', 'Onix');
    await choose('Versão', /1.0 Turbo/);
    const offers = within(screen.getByRole('region', { name: 'Parcelas' }));
    expect(await offers.findByText('Para ver as parcelas, informe a entrada.')).toBeTruthy();
    await userEvent.type(field('Entrada'), '28000,00');
    expect(await offers.findByRole('radio', { name: /36 vezes de\s*R\$ 1\.900,00/ })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Financiamento' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Criar proposta' })).toHaveProperty('disabled', false);
    expect(call.simulate.mock.lastCall?.[0]?.body).toMatchObject({
      modelYear: 2027,
      vehicleValueCents: 9_640_000,
      entryValueCents: 2_800_000,
      terms: [],
      products: [],
    });
  });

  it('appear even if Enter is pressed before years and price of the vehicle have loaded', async () => {
    let answer: (value: never) => void = () => {};
    call.listVersionYears.mockReturnValue(new Promise((resolve) => (answer = resolve)) as never);
    open('?etapa=financiamento');
    await choose('Modelo', 'Onix');
    await choose('Versão', /1.0 Turbo/);
    await userEvent.type(field('Entrada'), '28000,00{Enter}');
    expect(screen.queryByText('Campo obrigatório')).toBeNull();
    answer({ items: [{ manufacturerYear: 2026, modelYear: 2027, referencePriceCents: 9_640_000 }] } as never);
    await screen.findByRole('radio', { name: /36 vezes de/ });
    expect(call.simulate.mock.lastCall?.[0]?.body).toMatchObject({ modelYear: 2027, entryValueCents: 2_800_000 });
  });

  it('show the CET next to the instalment on every card', async () => {
    open();
    await reachCards();
    const cards = screen.getAllByRole('radio').filter((one) => (one as HTMLInputElement).name === 'term');
    const prices = cards.map((card) => card.parentElement?.querySelector('.simulator-card-price')?.textContent);
    expect(prices.map((price) => price?.replace(/ \(.*\)/, ''))).toEqual([
      'R$ 2.850,00CET 22,78% a.a.',
      'R$ 1.900,00CET 23,78% a.a.',
      'R$ 1.425,00CET 24,78% a.a.',
    ]);
    expect((cards[1] as HTMLInputElement).checked).toBe(true);
  });

  it('stay on the screen after a remount, with all typed values', async () => {
    const { unmount, router } = open();
    await reachCards();
    unmount();
    open(router.state.location.search);
    expect(await screen.findByRole('radio', { name: /36 vezes de/ })).toBeTruthy();
    expect(field('Entrada')).toHaveProperty('value', '28.000,00');
  });
});

it('stays on the financing step while the last missing value is typed, although the address has a later step', async () => {
  const { router } = open('?etapa=resumo');
  await choose('Modelo', 'Onix');
  expect(router.state.location.search).toBe('?etapa=financiamento');
  await choose('Versão', /1.0 Turbo/);
  await userEvent.type(field('Entrada'), '28000,00');
  expect(screen.getByRole('heading', { name: 'Financiamento' })).toBeTruthy();
});

describe('a field that loses focus to a button', () => {
  it('shows its error only after the button is released: a layout shift in between would lose the click', async () => {
    const user = userEvent.setup();
    open('?etapa=identificacao');
    const next = await screen.findByRole('button', { name: 'Continuar' });
    await user.type(field('E-mail'), 'marina@');
    await user.pointer({ keys: '[MouseLeft>]', target: next });
    expect(field('E-mail')).not.toBe(document.activeElement);
    expect(field('E-mail').getAttribute('aria-invalid')).not.toBe('true');
    await user.pointer({ keys: '[/MouseLeft]', target: next });
    await waitFor(() => expect(field('E-mail').getAttribute('aria-invalid')).toBe('true'));
    expect(field('E-mail')).toBe(document.activeElement);
  });
});

describe('selecting the vehicle', () => {
  it.each(['{Enter}', '{Tab}'])('selects the first match of the typed text, announced, with %s', async (key) => {
    open();
    const model = await screen.findByRole('combobox', { name: 'Modelo' });
    await waitFor(() => expect(call.listModels).toHaveBeenCalled());
    await userEvent.type(model, 'oni');
    expect(await screen.findByText('Onix: pressione Enter ou Tab para escolher')).toBeTruthy();
    await userEvent.keyboard(key);
    await waitFor(() => expect(model).toHaveProperty('value', 'Onix'));
    await waitFor(() => expect(call.listVersions.mock.lastCall?.[0].query).toMatchObject({ modelId: 1 }));
    expect(screen.getByRole('heading', { name: 'Financiamento' })).toBeTruthy();
  });

  it('selects nothing with Tab when nothing was typed', async () => {
    open();
    const model = await screen.findByRole('combobox', { name: 'Modelo' });
    await userEvent.click(model);
    await userEvent.tab();
    expect(model).toHaveProperty('value', '');
  });

  it('shows the price in the list of versions', async () => {
    open();
    await choose('Modelo', 'Onix');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Versão' }));
    expect(await screen.findByRole('option', { name: /1\.0 Turbo · A · 120 · 2026–2027 R\$ 96\.400,00/ })).toBeTruthy();
  });
});

describe('values', () => {
  it('update entry amount and percentage together, whichever is typed', async () => {
    open('?etapa=financiamento');
    await choose('Modelo', 'Onix');
    await choose('Versão', /1.0 Turbo/);
    await userEvent.type(field('Entrada'), '24100,00');
    expect(field('Entrada em %')).toHaveProperty('value', '25,00');
    await userEvent.clear(field('Entrada em %'));
    await userEvent.type(field('Entrada em %'), '50,00');
    expect(field('Entrada')).toHaveProperty('value', '48.200,00');
  });

  it('show at the field immediately that the entry is not below the price, and request no figures', async () => {
    open('?etapa=financiamento');
    await choose('Modelo', 'Onix');
    await choose('Versão', /1.0 Turbo/);
    await userEvent.type(field('Entrada'), '96400,00');
    expect(screen.getByRole('alert').textContent).toBe('A entrada deve ser menor que o valor do veículo');
    await userEvent.type(field('Entrada'), '{Enter}');
    expect(document.activeElement).toBe(field('Entrada'));
    expect(screen.getByRole('heading', { name: 'Financiamento' })).toBeTruthy();
  });

  it('show a refusal of the server at the field, and remove it with the next value', async () => {
    open();
    await reachCards();
    call.simulate.mockRejectedValueOnce(
      refusal('GSIM002', 422, [
        { path: 'entryValueCents', key: 'entry.belowMinimum', message: 'A entrada mínima é de 20%' },
      ]),
    );
    await userEvent.clear(field('Entrada'));
    await userEvent.type(field('Entrada'), '1000,00');
    expect((await screen.findByText('A entrada mínima é de 20%')).role).toBe('alert');
    // figures of other values are not shown, and their acts are disabled
    expect(screen.queryByRole('radio', { name: /36 vezes de/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Criar proposta' })).toHaveProperty('disabled', true);
    await userEvent.type(field('Entrada'), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}0000,00');
    await waitFor(() => expect(screen.queryByText('A entrada mínima é de 20%')).toBeNull());
  });

  it('show the message of the server for a state without fees, and link to the step with the state', async () => {
    open();
    await reachCards();
    const message = 'Não há tarifas cadastradas para a UF RS.';
    call.simulate.mockRejectedValue(new ApiError({ status: 422, code: 'noFluxForState', message }));
    await userEvent.clear(field('Entrada'));
    await userEvent.type(field('Entrada'), '30000,00');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Trocar o estado' })).toBeTruthy();
  });

  it('a failed level clears itself and all below, shows the failure, and can be retried', async () => {
    call.listVersions.mockRejectedValueOnce(refusal('SIS001', 500));
    open('?etapa=financiamento');
    await choose('Modelo', 'Onix');
    expect(await screen.findByText(/Não foi possível carregar as opções do campo “versão”/i)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await choose('Versão', /1.0 Turbo/);
    await waitFor(() => expect(field('Valor do veículo')).toHaveProperty('value', '96.400,00'));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Ano do modelo' })).toHaveProperty('value', '2027'),
    );
  });

  it('a level that fails for a reopened vehicle clears what was chosen below it', async () => {
    call.listVersions.mockRejectedValue(refusal('SIS001', 500));
    openSaved('financiamento');
    await screen.findByText(/Não foi possível carregar as opções do campo “versão”/i);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Ano do modelo' })).toHaveProperty('disabled', true),
    );
    expect(screen.getByRole('combobox', { name: 'Modelo' })).toHaveProperty('value', 'Onix');
  });
});

describe('a new simulation', () => {
  it('starts empty after a saved one, without figures of another vehicle', async () => {
    openSaved('simulacao');
    await screen.findByRole('radio', { name: /36 vezes de/ });
    await userEvent.click(screen.getByRole('button', { name: 'Nova simulação' }));
    expect(await screen.findByRole('heading', { name: 'Financiamento' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Simulação' })).toHaveProperty('disabled', true);
  });

  it('requires confirmation when unsaved data would be lost', async () => {
    open();
    await reachCards();
    await userEvent.click(screen.getByRole('button', { name: 'Nova simulação' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Onix 1.0 Turbo/)).toBeTruthy();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Continuar nesta' }).at(-1)!);
    expect(field('Entrada')).toHaveProperty('value', '28.000,00');
  });
});

describe('dealer of the simulation', () => {
  it('is selected first by users without one', async () => {
    signIn({
      userType: 'GMF',
      groups: [{ groupName: 'consulta' }],
      dealers: [],
      dealerDefault: null,
      activeDealerId: null,
    });
    call.listSimulationDealers.mockResolvedValue({ items: [{ ...parameters.dealer, city: 'Campinas' }] });
    open();
    await choose('Concessionária', /Serra Veículos/);
    expect(await screen.findByRole('heading', { name: 'Financiamento' })).toBeTruthy();
    expect(call.readSimulationParameters.mock.lastCall?.[0].query).toEqual({ dealerId: parameters.dealer.id });
  });
});
