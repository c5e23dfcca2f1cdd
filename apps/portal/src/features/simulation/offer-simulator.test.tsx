// @vitest-environment jsdom
import type { OfferRow, SimulationRequest } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { removeDrafts } from '@estrada/web/session/draft-store.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from './offer-simulator.page.tsx';
import { Page as DealerPage } from './simulator.page.tsx';
import { anAnswer, drawPage, parameters, signIn } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => ({
  api: Object.fromEntries(
    [
      'readOfferParameters readOffer simulateOffer listManufacturers listModels listVersions listManufacturerYears',
      'listVersionYears listVersionOptions readSimulationParameters simulate listOffersOnSale readOfferBasis',
      'listOffersOfVersion listShownCampaigns',
    ].flatMap((names) => names.split(' ').map((name) => [name, vi.fn()])),
  ),
}));
const call = vi.mocked(api);
const id = '01jd0000000000000000000041';
const offer: OfferRow = {
  id,
  version: 2,
  enabled: true,
  updatedAt: '2026-11-20T14:00:00Z',
  can: { edit: true, enable: false, disable: true },
  offerName: 'Onix do feirão',
  offerType: 'REGI',
  region: 'r1',
  regionName: 'Regional Sul',
  effectiveFrom: '2020-11-01',
  validUntil: '2099-12-31',
  vehicleType: '1',
  manufacturerId: 12,
  modelId: 1,
  versionId: 11,
  manufacturerYear: 2026,
  modelYear: 2027,
  vehicle: 'CHEVROLET Onix LT',
  colours: 'c1',
  colourNames: 'Azul Boreal',
  colourChoices: ['Azul Boreal'],
  priceCents: 8_990_000,
  personType: 'PJ',
  financeTypeId: 2,
  deferralUnit: '',
  sourceTableCode: 'REG',
  description: '',
};
const fees = (tccCents: number) => [{ code: 'TCC', labelPt: 'Cadastro', labelEn: 'Fee', amountCents: tccCents }];
const answer = (body: unknown, tccCents = 90_000) => {
  const result = anAnswer(body as SimulationRequest);
  return {
    ...result,
    simulationItems: result.simulationItems.map((item) => ({ ...item, financedItems: fees(tccCents) })),
  };
};
const askedOf = (index: number) => call.simulateOffer.mock.calls[index]![0].body;
const open = (search = `?oferta=${id}`) => drawPage(<Page />, `/ofertas/simular${search}`, '/ofertas/simular');
const entry = () => screen.findByRole('textbox', { name: 'Entrada' });

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  removeDrafts();
  signIn({
    userType: 'GMF',
    groups: [{ groupName: 'ofertas' }],
    dealers: [],
    dealerDefault: null,
    activeDealerId: null,
  });
  const { dealer: _dealer, ...ofOffers } = parameters;
  call.readOfferParameters.mockResolvedValue(ofOffers);
  call.readOffer.mockResolvedValue(offer);
  call.simulateOffer.mockImplementation(async ({ body }) => answer(body));
  // no preview in the browser: this tests the server's figures
  const noBasis = new ApiError({ status: 422, code: 'GSIM002', message: 'sem tabela', fields: [] });
  call.readOfferBasis.mockRejectedValue(noBasis);
  for (const list of ['listManufacturers', 'listModels', 'listVersions', 'listVersionYears'] as const)
    call[list].mockResolvedValue({ items: [] } as never);
  call.listManufacturerYears.mockResolvedValue({ items: [] });
  call.listVersionOptions.mockResolvedValue({ items: [] });
  call.listOffersOfVersion.mockResolvedValue({ items: [] });
});
afterEach(cleanup);

it('starts with vehicle, person, plan and price of the offer, and prompts only for the entry', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Oferta Onix do feirão' })).toBeTruthy();
  expect(screen.getByText('Válida na regional Regional Sul')).toBeTruthy();
  expect(screen.getByText('Válida de 01/11/2020 a 31/12/2099')).toBeTruthy();
  expect(screen.getByText('Cores: Azul Boreal')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor do veículo' }).disabled).toBe(true);
  expect(screen.queryByRole('combobox', { name: 'Modelo' })).toBeNull();
  await userEvent.type(await entry(), '20000');
  await waitFor(() => expect(call.simulateOffer).toHaveBeenCalled());
  expect(call.simulateOffer.mock.lastCall![0].body).toMatchObject({
    offerId: id,
    personType: 'PJ',
    versionId: 11,
    modelYear: 2027,
    financeTypeId: 2,
    vehicleValueCents: 8_990_000,
  });
});

it('offers the colours of the offer to choose from, by keyboard too, and any colour where it names none', async () => {
  call.readOffer.mockResolvedValue({ ...offer, colourChoices: ['Azul Boreal', 'Bege, fosco'] });
  open();
  const choice = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Cor' });
  choice.focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Azul Boreal' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(choice.value).toBe('Bege, fosco');
  cleanup();
  removeDrafts();
  call.readOffer.mockResolvedValue({ ...offer, colours: '', colourNames: '', colourChoices: [] });
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Cor' }), 'Verde');
});

it('saves nothing: no simulation, no proposal, no client', async () => {
  open();
  await userEvent.type(await entry(), '20000');
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(0);
  for (const name of ['Salvar', 'Gerar proposta', 'Dados do cliente'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('shows that an offer has ended before anything is typed', async () => {
  call.readOffer.mockResolvedValue({ ...offer, validUntil: '2020-12-31' });
  open();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'A oferta Onix do feirão terminou em 31/12/2020: escolha outra',
  );
});

it('continues without the offer with the general price tables', async () => {
  open();
  await userEvent.type(await entry(), '20000');
  await waitFor(() => expect(call.simulateOffer).toHaveBeenCalled());
  await userEvent.click(screen.getByRole('button', { name: 'Simular sem a oferta' }));
  await waitFor(() => expect(call.simulateOffer.mock.lastCall![0].body).not.toHaveProperty('offerId'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor do veículo' }).disabled).toBe(false);
});

it('shows why an offer cannot be used, with a way to continue', async () => {
  call.simulateOffer.mockRejectedValue(
    new ApiError({
      status: 422,
      code: 'DOM002',
      message: 'Há campos ausentes ou inválidos.',
      fields: [{ path: 'offerId', key: 'offer.ended', message: 'A oferta Onix do feirão terminou em 19/11/2026' }],
    }),
  );
  open();
  await userEvent.type(await entry(), '20000');
  const alert = await screen.findByText('A oferta Onix do feirão terminou em 19/11/2026');
  const box = alert.closest<HTMLElement>('[role="alert"]')!;
  expect(within(box).getByRole('button', { name: 'Simular sem a oferta' })).toBeTruthy();
});

it('sends the fees that were shown, and redoes the simulation in one click when they have changed', async () => {
  open();
  await userEvent.type(await entry(), '20000');
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(0);
  expect(askedOf(0)).not.toHaveProperty('seenExpenses');
  call.simulateOffer.mockImplementation(async ({ body }) => {
    if ((body as { seenExpenses?: unknown }).seenExpenses)
      throw new ApiError({
        status: 409,
        code: 'GSIM014',
        message: 'Tarifas, despesas ou outros valores mudaram desde a simulação.',
        fields: [],
      });
    return answer(body, 95_000);
  });
  call.simulateOffer.mockClear();
  await userEvent.type(await entry(), '{Backspace}');
  await userEvent.click(await screen.findByRole('button', { name: 'Refazer a simulação' }));
  const sent = () => call.simulateOffer.mock.calls.map(([{ body }]) => body!);
  // the message appears on the click, the request follows
  await waitFor(() => expect(sent().some((body) => !('seenExpenses' in body))).toBe(true));
  expect(screen.queryByText('Tarifas, despesas ou outros valores mudaram desde a simulação.')).toBeNull();
  expect(sent()[0]).toMatchObject({ seenExpenses: [{ code: 'TCC', amountCents: 90_000 }] });
});

const onSaleOf = ({ enabled: _enabled, updatedAt: _at, can: _can, ...onSale }: OfferRow) => onSale;

it('lists the national offers first and says where the others are, one arrow key away', async () => {
  const national: OfferRow = { ...offer, id: '01jd0000000000000000000042', offerName: 'Onix do Brasil' };
  const regional: OfferRow = { ...offer, id: '01jd0000000000000000000043', offerName: 'Onix do Sul' };
  let nationals = [onSaleOf({ ...national, offerType: 'NAC', region: '', regionName: '' })];
  call.listOffersOfVersion.mockImplementation(async ({ query }) => ({
    items: query.offerType === 'NAC' ? nationals : [onSaleOf(regional)],
  }));
  open();
  const list = within(await screen.findByRole('region', { name: 'Ofertas para este veículo' }));
  expect(await list.findByText(/Oferta Onix do Brasil/)).toBeTruthy();
  expect(list.queryByText(/Oferta Onix do Sul/)).toBeNull();
  const nationalChoice = list.getByRole<HTMLInputElement>('radio', { name: 'Nacional' });
  expect([list.getByRole('radiogroup', { name: 'Abrangência' }), nationalChoice.checked]).toEqual([
    expect.anything(),
    true,
  ]);
  nationalChoice.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await list.findByText(/Oferta Onix do Sul/)).toBeTruthy();
  expect(call.listOffersOfVersion.mock.lastCall?.[0].query).toEqual({ versionId: 11, offerType: 'REGI' });
  cleanup();
  removeDrafts();
  nationals = [];
  open();
  const empty = 'Nenhuma outra oferta nacional para este veículo. Há 1 oferta regional.';
  expect((await screen.findByText(empty)).role).toBe('status');
});

it('lists nothing before a version is chosen, and says so', async () => {
  open('');
  expect(await screen.findByText('Escolha a versão para ver as ofertas disponíveis.')).toBeTruthy();
  expect(call.listOffersOfVersion).not.toHaveBeenCalled();
});

it('shows a seller the offers of the vehicle, and applies one with a click', async () => {
  signIn();
  call.readSimulationParameters.mockResolvedValue(parameters);
  call.simulate.mockImplementation(async ({ body }) => anAnswer(body as SimulationRequest));
  call.listManufacturers.mockResolvedValue({ items: [{ id: 12, name: 'CHEVROLET' }] });
  call.listModels.mockResolvedValue({ items: [{ id: 1, name: 'Onix' }] });
  const version = { id: 11, code: '120', optionCode: 'A', description: 'LT', label: 'LT · A · 120' };
  call.listVersions.mockResolvedValue({ items: [{ ...version, newestPriceCents: 9_640_000 }] });
  const years = { manufacturerYear: 2026, modelYear: 2027, referencePriceCents: 9_640_000 };
  call.listVersionYears.mockResolvedValue({ items: [years] });
  call.listOffersOnSale.mockImplementation(async ({ query }) => ({
    items: query.offerType === 'NAC' ? [] : [{ ...onSaleOf(offer), personType: 'PF' }],
  }));
  drawPage(<DealerPage />, '/simulador', '/simulador');
  for (const [name, option] of [
    ['Modelo', 'Onix'],
    ['Versão', /LT · A · 120/],
  ] as const) {
    await userEvent.click(await screen.findByRole('combobox', { name }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  }
  await userEvent.type(await entry(), '20000');
  await userEvent.type(screen.getByRole('textbox', { name: 'Cor' }), 'Verde');
  expect(await screen.findByText('Nenhuma oferta nacional para este veículo. Há 1 oferta regional.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Regional' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Usar esta oferta: Onix do feirão' }));
  await waitFor(() =>
    expect(call.simulate.mock.lastCall![0].body).toMatchObject({ offerId: id, vehicleValueCents: 8_990_000 }),
  );
  expect(screen.getByRole('heading', { name: 'Oferta Onix do feirão' })).toBeTruthy();
  // a typed colour that the offer does not have is not kept
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Cor' }).value).toBe('');
});

it('shows a seller the campaigns that are published for the dealer, with text, picture and last day', async () => {
  signIn();
  call.readSimulationParameters.mockResolvedValue(parameters);
  call.listManufacturers.mockResolvedValue({ items: [{ id: 12, name: 'CHEVROLET' }] });
  const campaign = { campaignName: 'Fim de ano', description: 'Preço especial.', validUntil: '2099-12-31' };
  call.listShownCampaigns.mockResolvedValue({
    items: [
      { ...campaign, id, pictureUrl: '/api/offers/public/offers/campaigns/pictures/p1' },
      { ...campaign, id: '01jd0000000000000000000042', campaignName: 'Feirão', pictureUrl: null },
    ],
  });
  drawPage(<DealerPage />, '/simulador', '/simulador');
  const list = within(await screen.findByRole('list', { name: 'Campanhas de ofertas de hoje' }));
  const [first, second, ...more] = list.getAllByRole('listitem');
  expect(first!.textContent).toBe('Fim de ano · Até 31/12/2099Preço especial.');
  expect([first!.querySelector('img')?.getAttribute('src'), second!.querySelector('img'), more]).toEqual([
    '/api/offers/public/offers/campaigns/pictures/p1',
    null,
    [],
  ]);
  expect(call.listShownCampaigns).toHaveBeenCalledWith(
    expect.objectContaining({ query: { dealerId: parameters.dealer.id } }),
  );
});

it('requests no campaigns in the simulator without a dealer', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Oferta Onix do feirão' })).toBeTruthy();
  expect(call.listShownCampaigns).not.toHaveBeenCalled();
});
