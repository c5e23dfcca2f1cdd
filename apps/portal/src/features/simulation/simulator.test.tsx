// @vitest-environment jsdom
import type { SimulationRequest } from '@estrada/endpoints/index';
import { readAlerts } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { removeDrafts } from '@estrada/web/session/draft-store.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from './simulator.page.tsx';
import {
  anAnswer,
  aSavedPlan,
  aSavedSimulation,
  drawPage,
  parameters,
  signIn,
  simulationId,
  viewsWithout,
} from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: Object.fromEntries(
    [
      'readSimulationParameters listSimulationDealers listManufacturers listModels listVersions listVersionYears',
      'simulate checkRegistrationFee saveSimulation updateSavedSimulation readSavedSimulation',
      'recalculateSavedSimulation requestPreApproval submitProposal printSimulation',
    ].flatMap((names) => names.split(' ').map((name) => [name, vi.fn()])),
  ),
}));
const call = vi.mocked(api);
const refusal = (code: string, status = 409, fields: ApiError['fields'] = []) =>
  new ApiError({ status, code, message: `mensagem ${code}`, fields });

const simulator = '/simulador';
const open = (search = '') => drawPage(<Page />, `${simulator}${search}`, simulator);
const openSaved = (step: string) => open(`?simulacao=${simulationId}&etapa=${step}`);
const field = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  removeDrafts();
  signIn();
  call.readSimulationParameters.mockResolvedValue(parameters);
  call.listManufacturers.mockResolvedValue({ items: [{ id: 12, name: 'CHEVROLET' }] });
  call.listModels.mockResolvedValue({
    items: [
      { id: 2, name: 'Montana' },
      { id: 1, name: 'Onix' },
    ],
  });
  call.listVersions.mockResolvedValue({
    items: [
      {
        id: 11,
        code: '120',
        optionCode: 'A',
        description: '1.0 Turbo',
        label: '1.0 Turbo · A · 120 · 2026–2027',
        newestPriceCents: 9_640_000,
      },
    ],
  });
  call.listVersionYears.mockResolvedValue({
    items: [
      { manufacturerYear: 2026, modelYear: 2026, referencePriceCents: 9_000_000 },
      { manufacturerYear: 2026, modelYear: 2027, referencePriceCents: 9_640_000 },
    ],
  });
  call.checkRegistrationFee.mockResolvedValue({ ignoreTCC: false, valueTcc: 90_000 });
  call.simulate.mockImplementation(async ({ body }) => anAnswer(body as SimulationRequest));
  call.readSavedSimulation.mockResolvedValue(aSavedSimulation());
});
afterEach(cleanup);

async function choose(name: string, option: string | RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** The words that a control points to as its explanation. */
const reasonAt = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

/** From the landing to everything behind the cards, as a seller does it. */
async function reachCards() {
  await choose('Modelo', 'Onix');
  await choose('Versão', /1.0 Turbo/);
  await waitFor(() => expect(field('Valor do veículo')).toHaveProperty('value', '96.400,00'));
  await userEvent.type(field('Entrada'), '28000,00{Enter}');
  await screen.findByRole('radio', { name: /36 vezes de/ });
}

describe('the tab of the window', () => {
  it('says the step of a new simulation, and the code of a saved one before it', async () => {
    open('?etapa=financiamento');
    await screen.findByRole('heading', { name: 'Financiamento' });
    expect(document.title).toBe('Financiamento · Simulador · Estrada');
    cleanup();
    openSaved('simulacao');
    await screen.findByRole('heading', { name: 'Escolha a parcela' });
    expect(document.title).toBe(`${aSavedSimulation().code} · Simulação · Simulador · Estrada`);
  });
});

describe('what cannot be done', () => {
  it('says why: the figures were refused', async () => {
    open();
    await reachCards();
    call.simulate.mockRejectedValueOnce(refusal('noFluxForState', 422));
    await userEvent.clear(field('Entrada'));
    await userEvent.type(field('Entrada'), '30000,00');
    await screen.findByText('mensagem noFluxForState');
    expect(reasonAt(screen.getByRole('button', { name: 'Criar proposta' }))).toBe('mensagem noFluxForState');
  });
});

describe('first figures', () => {
  it('stand beside vehicle and entry on the first page: model, version, entry, and no other page', async () => {
    open();
    await choose('Modelo', 'Onix');
    await choose('Versão', /1.0 Turbo/);
    const offers = within(screen.getByRole('region', { name: 'Parcelas' }));
    expect(offers.getByText('As parcelas aparecem aqui assim que houver veículo e entrada.')).toBeTruthy();
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

  it('come although Enter was faster than the years and the price of the vehicle', async () => {
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

  it('show the CET beside the instalment on every card', async () => {
    open();
    await reachCards();
    const cards = screen.getAllByRole('radio').filter((one) => (one as HTMLInputElement).name === 'term');
    expect(cards.map((card) => card.parentElement?.querySelector('.simulator-card-price')?.textContent)).toEqual([
      'R$ 2.850,00CET 22,78% a.a.',
      'R$ 1.900,00CET 23,78% a.a.',
      'R$ 1.425,00CET 24,78% a.a.',
    ]);
    expect((cards[1] as HTMLInputElement).checked).toBe(true);
  });

  it('stay on the screen after a remount, with everything that was typed', async () => {
    const { unmount, router } = open();
    await reachCards();
    unmount();
    open(router.state.location.search);
    expect(await screen.findByRole('radio', { name: /36 vezes de/ })).toBeTruthy();
    expect(field('Entrada')).toHaveProperty('value', '28.000,00');
  });
});

it('stays at the financing while the last missing value is typed, although the address had asked for a later step', async () => {
  const { router } = open('?etapa=resumo');
  await choose('Modelo', 'Onix');
  expect(router.state.location.search).toBe('?etapa=financiamento');
  await choose('Versão', /1.0 Turbo/);
  await userEvent.type(field('Entrada'), '28000,00');
  expect(screen.getByRole('heading', { name: 'Financiamento' })).toBeTruthy();
});

describe('a field that is left by pressing a button', () => {
  it('says what is wrong only when the button is up again: a message in between would move it and lose the click', async () => {
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

describe('the vehicle', () => {
  it.each(['{Enter}', '{Tab}'])('is the first match of what is typed, announced, with %s', async (key) => {
    open();
    const model = await screen.findByRole('combobox', { name: 'Modelo' });
    await waitFor(() => expect(call.listModels).toHaveBeenCalled());
    await userEvent.type(model, 'oni');
    expect(await screen.findByText('Onix: Enter ou Tab escolhe')).toBeTruthy();
    await userEvent.keyboard(key);
    await waitFor(() => expect(model).toHaveProperty('value', 'Onix'));
    await waitFor(() => expect(call.listVersions.mock.lastCall?.[0].query).toMatchObject({ modelId: 1 }));
    expect(screen.getByRole('heading', { name: 'Financiamento' })).toBeTruthy();
  });

  it('is not taken by Tab alone, when nothing was typed', async () => {
    open();
    const model = await screen.findByRole('combobox', { name: 'Modelo' });
    await userEvent.click(model);
    await userEvent.tab();
    expect(model).toHaveProperty('value', '');
  });

  it('has its price in the list of versions', async () => {
    open();
    await choose('Modelo', 'Onix');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Versão' }));
    expect(await screen.findByRole('option', { name: /1\.0 Turbo · A · 120 · 2026–2027 R\$ 96\.400,00/ })).toBeTruthy();
  });
});

describe('values', () => {
  it('keep entry amount and percentage in step, whichever is typed', async () => {
    open('?etapa=financiamento');
    await choose('Modelo', 'Onix');
    await choose('Versão', /1.0 Turbo/);
    await userEvent.type(field('Entrada'), '24100,00');
    expect(field('Entrada em %')).toHaveProperty('value', '25,00');
    await userEvent.clear(field('Entrada em %'));
    await userEvent.type(field('Entrada em %'), '50,00');
    expect(field('Entrada')).toHaveProperty('value', '48.200,00');
  });

  it('say at once at the field that the entry is not below the price, and ask for no figures', async () => {
    open('?etapa=financiamento');
    await choose('Modelo', 'Onix');
    await choose('Versão', /1.0 Turbo/);
    await userEvent.type(field('Entrada'), '96400,00');
    expect(screen.getByRole('alert').textContent).toBe('A entrada deve ser menor que o valor do veículo');
    await userEvent.type(field('Entrada'), '{Enter}');
    expect(document.activeElement).toBe(field('Entrada'));
    expect(screen.getByRole('heading', { name: 'Financiamento' })).toBeTruthy();
  });

  it('show what the server refuses at the field, and take it back with the next value', async () => {
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
    // the last figures stay, dimmed, and nothing can be made of them
    expect(screen.getByRole('radio', { name: /36 vezes de/ }).closest('[data-stale]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Criar proposta' })).toHaveProperty('disabled', true);
    await userEvent.type(field('Entrada'), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}0000,00');
    await waitFor(() => expect(screen.queryByText('A entrada mínima é de 20%')).toBeNull());
  });

  it("say of a state without fees what the server says of it, and lead to the state's step", async () => {
    open();
    await reachCards();
    const message = 'Não existe fluxo para o estado RS.';
    call.simulate.mockRejectedValueOnce(new ApiError({ status: 422, code: 'noFluxForState', message }));
    await userEvent.clear(field('Entrada'));
    await userEvent.type(field('Entrada'), '30000,00');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Trocar o estado' })).toBeTruthy();
  });

  it('a failed level clears itself and all below, says so, and can be tried again', async () => {
    call.listVersions.mockRejectedValueOnce(refusal('SIS001', 500));
    open('?etapa=financiamento');
    await choose('Modelo', 'Onix');
    expect(await screen.findByText(/Não foi possível carregar a lista de versão/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await choose('Versão', /1.0 Turbo/);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Ano' })).toHaveProperty('value', '2026/2027 · R$ 96.400,00'),
    );
  });

  it('a level that fails for a reopened vehicle clears what was chosen below it', async () => {
    call.listVersions.mockRejectedValue(refusal('SIS001', 500));
    openSaved('financiamento');
    await screen.findByText(/Não foi possível carregar a lista de versão/);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Ano' })).toHaveProperty('disabled', true));
    expect(screen.getByRole('combobox', { name: 'Modelo' })).toHaveProperty('value', 'Onix');
  });
});

it('shows beside the offer what it costs with and without financing, who lends, and the right to settle early', async () => {
  openSaved('simulacao');
  const panel = within(await screen.findByRole('region', { name: /Do que é feito o valor/ }));
  const amountOf = (name: string) => panel.getByText(name).nextElementSibling?.textContent;
  expect(amountOf('Total com entrada')).toBe('R$ 96.400,00');
  expect(amountOf('Total sem financiamento, à vista')).toBe('R$ 96.400,00');
  const terms = 'Quem quita antes, no todo ou em parte, paga proporcionalmente menos juros.';
  const late = 'Em caso de atraso: juros de mora de 1,00% ao mês e multa de 2,00% sobre a parcela.';
  expect(panel.getByText(`Crédito oferecido por Banco do Vale. ${late} ${terms}`)).toBeTruthy();
});

it('has on the summary what is paid and when, which the step before does not say', async () => {
  const { result, ...rest } = aSavedSimulation();
  const [first, chosen, last] = result.simulationItems;
  const payments = [
    { count: 35, amountCents: 190_000, firstDueDate: '2026-12-20' },
    { count: 1, amountCents: 4_119_600, firstDueDate: '2029-11-20' },
  ];
  const schedule = chosen!.schedule.map((row) => (row.number === 35 ? { ...row, dueDate: '2029-10-20' } : row));
  const simulationItems = [first!, { ...chosen!, payments, schedule }, last!];
  call.readSavedSimulation.mockResolvedValue({ ...rest, result: { ...result, simulationItems } });
  openSaved('resumo');
  const panel = within(await screen.findByRole('region', { name: 'O que o cliente paga e quando' }));
  const amountOf = (name: string) => panel.getByText(name).nextElementSibling?.textContent;
  expect(amountOf('De 20/12/2026 a 20/10/2029')).toBe('35 × R$ 1.900,00');
  expect(amountOf('Em 20/11/2029')).toBe('R$ 41.196,00');
  expect(screen.queryByText('Por que este número?')).toBeNull();
});

it('reads the chart by month with the keyboard, one instalment after the other', async () => {
  openSaved('simulacao');
  const chart = await screen.findByRole('slider', { name: 'Parcela por parcela' });
  expect(chart.getAttribute('aria-valuemax')).toBe('36');
  chart.focus();
  await userEvent.keyboard('{ArrowRight}');
  const second = 'Parcela 2, 20/12/2026: R$ 1.900,00, sendo R$ 1.866,00 de principal e R$ 34,00 de juros';
  expect(chart.getAttribute('aria-valuetext')).toBe(second);
  expect(screen.getByText(second)).toBeTruthy();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(chart.getAttribute('aria-valuenow')).toBe('36');
});

describe('products', () => {
  it('are off at first; GAP says what it adds a month and changes the instalments on the same screen', async () => {
    open();
    await reachCards();
    const gap = screen.getByRole('switch', { name: /^Nota Garantida \(GAP\)/ });
    expect((gap as HTMLInputElement).checked).toBe(false);
    expect(screen.getByText('+ R$ 50,00 por mês')).toBeTruthy();
    await userEvent.click(gap);
    expect(await screen.findByRole('radio', { name: /36 vezes de\s*R\$ 1\.950,00/ })).toBeTruthy();
  });

  it('that were chosen and are not offered say so, until they are taken out', async () => {
    const { result, ...saved } = aSavedPlan(1, [], { products: ['GAP'] });
    const items = result.simulationItems.map((item) => ({ ...item, products: [], missingProducts: ['GAP'] }));
    call.readSavedSimulation.mockResolvedValue({ ...saved, result: { ...result, simulationItems: items } });
    openSaved('simulacao');
    const name = 'Nota Garantida (GAP)';
    const note = await screen.findByText(`${name}: não é oferecido por esta concessionária para este prazo e valor`);
    await userEvent.click(screen.getByRole('button', { name: `Retirar ${name}` }));
    expect(note.isConnected).toBe(false);
    await waitFor(() => expect(call.simulate.mock.lastCall?.[0].body.products).toEqual([]));
  });
});

describe('saving and proposing', () => {
  it('asks who the client is only when it is needed, and goes on with what was wanted', async () => {
    call.saveSimulation.mockResolvedValue(aSavedSimulation());
    const { router } = open();
    await reachCards();
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quem é o cliente?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar simulação' }));
    expect(dialog.getAllByText('Campo obrigatório')).toHaveLength(2);
    expect(call.saveSimulation).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: 'CPF' }), '52998224725');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome completo' }), 'Marina Alves Souza{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain(`simulacao=${simulationId}`));
    expect(call.saveSimulation.mock.lastCall?.[0]).toMatchObject({
      query: { dealerId: parameters.dealer.id },
      body: { client: { document: '52998224725', name: 'Marina Alves Souza' }, selectedTerm: 36 },
    });
    expect(await screen.findByText('S100001 salva')).toBeTruthy();
  });

  it('shows a reopened simulation with the figures it was saved with, without calculating', async () => {
    openSaved('simulacao');
    expect(await screen.findByRole('radio', { name: /36 vezes de\s*R\$ 1\.900,00/ })).toBeTruthy();
    // another entry requests figures: had opening done so too, that call would stand before this one
    await userEvent.clear(field('Entrada'));
    await userEvent.type(field('Entrada'), '30000,00');
    await waitFor(() => expect(call.simulate.mock.lastCall?.[0].body.entryValueCents).toBe(3_000_000));
    const entries = call.simulate.mock.calls.map(([{ body }]) => body.entryValueCents);
    expect(entries).not.toContain(2_800_000);
  });

  it('opens one proposal for a double click, with nothing typed again', async () => {
    let answer: (value: never) => void = () => {};
    call.submitProposal.mockReturnValue(new Promise((resolve) => (answer = resolve)) as never);
    const { router } = openSaved('resumo');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Criar proposta' }));
    expect(call.submitProposal).toHaveBeenCalledTimes(1);
    expect(call.submitProposal.mock.lastCall?.[0]).toMatchObject({ body: { simulationId, term: 36 } });
    expect(call.submitProposal.mock.lastCall?.[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    answer({ id: 'p1' } as never);
    await waitFor(() => expect(router.state.location.pathname).toBe('/consultarPropostas/p1'));
  });

  it('repeats a proposal whose answer was lost with the same key', async () => {
    call.submitProposal.mockRejectedValueOnce(refusal('NETWORK', 404)).mockResolvedValue({ id: 'p1' } as never);
    openSaved('resumo');
    await userEvent.click(await screen.findByRole('button', { name: 'Criar proposta' }));
    expect(await screen.findByText('A proposta não foi criada')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Criar proposta' }));
    await waitFor(() => expect(call.submitProposal).toHaveBeenCalledTimes(2));
    const [first, second] = call.submitProposal.mock.calls.map(([options]) => options?.idempotencyKey);
    expect(second).toBe(first);
  });

  it('offers no proposal to who may not write one', async () => {
    signIn({ permissions: { createPropose: false, viewPaymentReport: false, insuranceContracting: false } });
    openSaved('resumo');
    await screen.findByRole('button', { name: 'Abrir PDF' });
    expect(screen.queryByRole('button', { name: 'Criar proposta' })).toBeNull();
  });

  it('offers no proposal of a combination that the profile may not propose', async () => {
    call.readSimulationParameters.mockResolvedValue({ ...parameters, views: viewsWithout('createPropose') });
    openSaved('resumo');
    await screen.findByRole('button', { name: 'Abrir PDF' });
    expect(screen.queryByRole('button', { name: 'Criar proposta' })).toBeNull();
  });

  it('shows rates and IOF only where the profile sees them, and the CET everywhere', async () => {
    openSaved('resumo');
    expect(await screen.findAllByText('Taxa de juros')).not.toHaveLength(0);
    expect(screen.getAllByText('IOF')).not.toHaveLength(0);
    cleanup();
    call.readSimulationParameters.mockResolvedValue({ ...parameters, views: viewsWithout('viewSimulationTax') });
    openSaved('resumo');
    expect(await screen.findAllByText('Custo efetivo total (CET)')).not.toHaveLength(0);
    expect([screen.queryAllByText('Taxa de juros'), screen.queryAllByText('IOF')]).toEqual([[], []]);
  });

  it('leaves the summary out of the steps for a profile that does not see it', async () => {
    call.readSimulationParameters.mockResolvedValue({ ...parameters, views: viewsWithout('viewSimulationResume') });
    openSaved('simulacao');
    const steps = within(await screen.findByRole('navigation', { name: 'Etapas da simulação' }));
    expect(steps.queryByRole('button', { name: /Resumo/ })).toBeNull();
    expect(steps.getByRole('button', { name: /Simulação/ })).toBeTruthy();
  });

  it('asks for new figures when the tables changed between two steps, then the proposal is saved with them', async () => {
    call.submitProposal.mockRejectedValueOnce(refusal('SIM063')).mockResolvedValue({ id: 'p1' } as never);
    const dearer = { vehicleValueCents: 9_640_000, entryValueCents: 2_440_000, terms: [], products: [] };
    call.recalculateSavedSimulation.mockResolvedValue(anAnswer(dearer));
    call.updateSavedSimulation.mockResolvedValue(aSavedSimulation({ version: 2 }));
    openSaved('resumo');
    await userEvent.click(await screen.findByRole('button', { name: 'Criar proposta' }));
    const dialog = await screen.findByRole('dialog', { name: 'As tabelas mudaram' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recalcular' }));
    expect(await screen.findByText('R$ 2.000,00')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Criar proposta' })).toHaveProperty('disabled', false),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Criar proposta' }));
    await waitFor(() => expect(call.submitProposal).toHaveBeenCalledTimes(2));
    expect(call.updateSavedSimulation).toHaveBeenCalledTimes(1);
  });

  it('asks again for the registration fee when the figures are not those of the server', async () => {
    call.updateSavedSimulation.mockRejectedValueOnce(refusal('SIM063'));
    openSaved('simulacao');
    await screen.findByRole('radio', { name: /36 vezes de/ });
    await userEvent.click(screen.getByRole('radio', { name: /48 vezes de/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    const dialog = await screen.findByRole('dialog', { name: 'As tabelas mudaram' });
    call.checkRegistrationFee.mockResolvedValue({ ignoreTCC: true, valueTcc: 0 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Recalcular' }));
    await waitFor(() => expect(call.simulate.mock.lastCall?.[0].body).toMatchObject({ ignoreTCC: true }));
  });

  it('keeps what was typed when somebody else changed the record, and can save it as a copy', async () => {
    call.updateSavedSimulation.mockRejectedValue(refusal('PRS001'));
    const copyId = '01jd0000000000000000000009';
    call.saveSimulation.mockResolvedValue(aSavedSimulation({ id: copyId, code: 'S100002' }));
    const { router } = openSaved('simulacao');
    await screen.findByRole('radio', { name: /36 vezes de/ });
    await userEvent.click(screen.getByRole('radio', { name: /48 vezes de/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar simulação' }));
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText('mensagem PRS001')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /48 vezes de/ })).toHaveProperty('checked', true);
    await userEvent.click(panel.getByRole('button', { name: 'Salvar como cópia' }));
    await waitFor(() => expect(router.state.location.search).toContain(copyId));
    expect(call.saveSimulation.mock.lastCall?.[0].query).toEqual({ dealerId: parameters.dealer.id, clone: 'true' });
  });
});

it('says what is paid on one line where the payments are not alike, on the card and in the bar', async () => {
  const { result, ...rest } = aSavedSimulation();
  const [first, chosen, last] = result.simulationItems;
  const payments = [
    { count: 12, amountCents: 204_686, firstDueDate: '2026-12-20' },
    { count: 23, amountCents: 409_373, firstDueDate: '2027-12-20' },
    { count: 1, amountCents: 409_389, firstDueDate: '2029-11-20' },
  ];
  const simulationItems = [first!, { ...chosen!, payments }, last!];
  call.readSavedSimulation.mockResolvedValue({ ...rest, result: { ...result, simulationItems } });
  openSaved('simulacao');
  const line = '12 × R$ 2.046,86, depois 24 × R$ 4.093,73';
  expect(
    await screen.findByRole('radio', { name: new RegExp(`36 meses.*${line.replaceAll('$', '\\$')}`) }),
  ).toBeTruthy();
  // card, bar; the announcement says it in a sentence
  expect(screen.getAllByText(line)).toHaveLength(2);
});

describe('pre-approval', () => {
  async function ask() {
    openSaved('pre-aprovacao');
    await userEvent.click(await screen.findByRole('checkbox', { name: /SCR/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /privacidade/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Pedir pré-aprovação' }));
  }
  const answer = { result: 1, tierCode: 'TR1', pricingTier: null, consultedAt: '2026-11-20T14:00:00Z' };

  it('asks the bureau only with both consents', async () => {
    openSaved('pre-aprovacao');
    await userEvent.click(await screen.findByRole('checkbox', { name: /SCR/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Pedir pré-aprovação' }));
    expect(screen.getByText('É preciso registrar a autorização do cliente')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /privacidade/ }));
    expect(call.requestPreApproval).not.toHaveBeenCalled();
  });

  it('says what the answer means and what comes next', async () => {
    call.requestPreApproval.mockResolvedValue({ ...answer, status: 'fulfilled' });
    await ask();
    expect(await screen.findByText('Pré-aprovado')).toBeTruthy();
    expect(call.requestPreApproval.mock.lastCall?.[0]?.body).toMatchObject({
      simulationId,
      term: 36,
      authorization: { creditRegistry: true, privacyNotice: true, textVersion: '2026-11' },
    });
  });

  it('prices by the tier that it gives, says what became of the instalment, and is saved before a proposal', async () => {
    call.requestPreApproval.mockResolvedValue({ ...answer, pricingTier: 'TR1', status: 'fulfilled' });
    call.simulate.mockImplementation(async ({ body }) => {
      const quoted = anAnswer(body as SimulationRequest);
      const cheaper = quoted.simulationItems.map((item) => ({ ...item, installmentCents: 150_000 }));
      return body.simulationId ? { ...quoted, simulationItems: cheaper } : quoted;
    });
    call.updateSavedSimulation.mockResolvedValue(aSavedSimulation({ version: 2 }));
    call.submitProposal.mockResolvedValue({ id: 'p1' } as never);
    await ask();
    const moved = /^Condições do perfil de crédito TR1. Parcela em 36 meses: era .*, agora R\$\s1.500,00/;
    expect(await screen.findByText('Com as condições do perfil de crédito TR1.')).toBeTruthy();
    await waitFor(() => expect(readAlerts().map((alert) => alert.text)).toContainEqual(expect.stringMatching(moved)));
    const propose = screen.getByRole('button', { name: 'Criar proposta' });
    await waitFor(() => expect(propose).toHaveProperty('disabled', false));
    await userEvent.click(propose);
    await waitFor(() => expect(call.submitProposal).toHaveBeenCalledTimes(1));
    expect(call.updateSavedSimulation.mock.lastCall?.[0]?.body).toMatchObject({
      request: { simulationId },
      seenInstallmentCents: 150_000,
    });
  });

  const given = {
    status: 'fulfilled',
    result: 1,
    pricingTier: null,
    consultedAt: '2026-11-20T14:00:00Z',
    term: 36,
  } as const;

  it('that is out of date says so and is asked anew in one click', async () => {
    call.requestPreApproval.mockResolvedValue({ ...answer, status: 'fulfilled' });
    call.readSavedSimulation.mockResolvedValue(aSavedSimulation({ preApproval: { ...given, isOutdated: true } }));
    openSaved('pre-aprovacao');
    expect(await screen.findByText(/ela está desatualizada/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar a pré-aprovação' }));
    await waitFor(() => expect(screen.queryByText(/ela está desatualizada/)).toBeNull());
    expect(call.requestPreApproval).toHaveBeenCalledTimes(1);
  });

  it('that fell says why, and another client has authorised nothing', async () => {
    call.readSavedSimulation.mockResolvedValue(aSavedSimulation({ preApprovalFell: true }));
    openSaved('pre-aprovacao');
    expect(await screen.findByText('A pré-aprovação deixou de valer')).toBeTruthy();
    expect(screen.queryByText('Pré-aprovado')).toBeNull();
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
  });

  it('goes on without it when the bureau does not answer', async () => {
    call.requestPreApproval.mockResolvedValue({ ...answer, status: 'rejected', result: null, tierCode: null });
    call.submitProposal.mockResolvedValue({ id: 'p1' } as never);
    await ask();
    expect(await screen.findByText('O bureau de crédito não respondeu')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Criar proposta' }));
    await waitFor(() => expect(call.submitProposal).toHaveBeenCalledTimes(1));
  });
});

describe('a new simulation', () => {
  it('begins empty after a saved one, without figures of another vehicle', async () => {
    openSaved('simulacao');
    await screen.findByRole('radio', { name: /36 vezes de/ });
    await userEvent.click(screen.getByRole('button', { name: 'Nova simulação' }));
    expect(await screen.findByRole('heading', { name: 'Financiamento' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Simulação' })).toHaveProperty('disabled', true);
  });

  it('is confirmed where something unsaved would be erased', async () => {
    open();
    await reachCards();
    await userEvent.click(screen.getByRole('button', { name: 'Nova simulação' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Onix 1.0 Turbo/)).toBeTruthy();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Continuar nesta' }).at(-1)!);
    expect(field('Entrada')).toHaveProperty('value', '28.000,00');
  });
});

describe('dealer', () => {
  it('is chosen first by who has none', async () => {
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
