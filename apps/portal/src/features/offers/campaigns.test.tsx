// @vitest-environment jsdom

import type { OfferCampaignRow } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import './campaigns.page.tsx';

const id = '01hq3w7k9m2n4p6r8s0t2v4o01';
const draft: OfferCampaignRow = {
  id,
  version: 3,
  updatedAt: '2026-11-20T14:00:00Z',
  campaignName: 'Fim de ano',
  region: '',
  regionName: '',
  offers: '01hq3w7k9m2n4p6r8s0t2v4o02',
  offerNames: 'Onix de verão',
  effectiveFrom: '2099-12-01',
  validUntil: '2099-12-31',
  contractGoal: 20,
  description: 'Preço especial.',
  status: 'draft',
  publishFrom: null,
  endedOn: null,
  pictureUrl: null,
  can: { edit: true, publish: true, end: true },
};
const published: OfferCampaignRow = {
  ...draft,
  status: 'published',
  publishFrom: '2099-12-05',
  can: { edit: true, publish: false, end: true },
};

function open(campaign: OfferCampaignRow, answers: Answers = {}, address = '/ofertas/campanhas') {
  const calls = fakeServer({
    listOfferCampaigns: () => ({ items: [campaign], next: null, totalElements: 1, totalCapped: false }),
    readOfferCampaign: () => campaign,
    listOfferRegions: () => ({ items: [{ id: '01hq3w7k9m2n4p6r8s0t2v4r01', name: 'Regional Sul' }] }),
    listOffers: () => ({ items: [], next: null, totalElements: 0, totalCapped: false }),
    ...answers,
  });
  renderPortal(address);
  return calls;
}
async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Fim de ano' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}
const aPicture = (bytes: number) => new File([new Uint8Array(bytes)], 'campanha.png', { type: 'image/png' });

beforeEach(() => {
  resetBrowser();
  signInAs({ ...bitUser, groups: [{ groupName: 'ofertas' }] });
});

it('requests pages of ten, shows status, and says which campaigns these are not', async () => {
  const calls = open(published);
  const row = await screen.findByRole('row', { name: /Fim de ano/ });
  for (const text of ['Publicada', 'Publicada a partir de 05/12/2099', 'Todas as concessionárias', 'Onix de verão'])
    expect(within(row).getByText(text)).toBeTruthy();
  expect(screen.getByText(/Não são as campanhas de grupos de veículos, que ficam em \/campaign/)).toBeTruthy();
  const { searchParams } = calls.find(({ name }) => name === 'listOfferCampaigns')!.url;
  expect([searchParams.get('size'), searchParams.get('direction')]).toEqual(['10', 'desc']);
});

it('filters by status, branch and day', async () => {
  const calls = open(
    published,
    {},
    '/ofertas/campanhas?situacao=ended&regional=01hq3w7k9m2n4p6r8s0t2v4r01&vale-em=2099-12-01',
  );
  await screen.findByRole('row', { name: /Fim de ano/ });
  const { searchParams } = calls.find(({ name }) => name === 'listOfferCampaigns')!.url;
  expect(['status', 'region', 'validOn'].map((name) => searchParams.get(name))).toEqual([
    'ended',
    '01hq3w7k9m2n4p6r8s0t2v4r01',
    '2099-12-01',
  ]);
});

it('publishes a draft from a day, which is its start where it has not begun', async () => {
  const calls = open(draft, { publishOfferCampaign: () => published });
  await choose('Publicar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar a campanha?' }));
  expect(dialog.getByText(/Nome, regional, ofertas e início não poderão mais ser alterados/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Campanha publicada.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'publishOfferCampaign')!.body).toEqual({
    version: 3,
    publishFrom: '2099-12-01',
  });
});

it('ends a campaign only after a confirmation, and offers a published one no publication', async () => {
  const calls = open(published, { endOfferCampaign: () => ({ ...published, status: 'ended' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Fim de ano' }));
  expect(screen.queryByRole('menuitem', { name: 'Publicar' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Encerrar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar a campanha?' }));
  expect(calls.some(({ name }) => name === 'endOfferCampaign')).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('Campanha encerrada.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'endOfferCampaign')!.body).toEqual({ version: 3 });
});

it('shows results against the goal', async () => {
  open(published, {
    readOfferCampaignResults: () => ({
      days: { from: '2099-12-05', until: '2099-12-31' },
      simulations: 1234,
      proposals: 40,
      contracts: 5,
      contractGoal: 20,
    }),
  });
  await choose('Ver resultado');
  const dialog = within(await screen.findByRole('dialog', { name: 'Resultado da campanha' }));
  expect(await dialog.findByText('1.234')).toBeTruthy();
  expect(dialog.getByText(/simulações feitas de 05\/12\/2099 a 31\/12\/2099/)).toBeTruthy();
  expect(dialog.getByText('5 de 20 contratos da meta')).toBeTruthy();
});

it('says that a draft has no results yet', async () => {
  const none = { days: null, simulations: 0, proposals: 0, contracts: 0, contractGoal: 20 };
  open(draft, { readOfferCampaignResults: () => none });
  await choose('Ver resultado');
  expect(await screen.findByText(/ainda não foi publicada: nada é contado/)).toBeTruthy();
});

it('sends a picture of at most 2 MB, and shows why the server refuses one', async () => {
  let isRefused = true;
  const calls = open(draft, {
    sendOfferCampaignPicture: () =>
      isRefused ? refuse(422, 'UPF003', 'O arquivo não foi aceito.') : { ...draft, version: 4, pictureUrl: '/x' },
  });
  await choose('Trocar imagem');
  expect(await screen.findByText('A campanha ainda não tem imagem.')).toBeTruthy();
  const send = (bytes: number) =>
    fireEvent.change(screen.getByTestId('campaign-picture'), { target: { files: [aPicture(bytes)] } });
  send(2 * 1024 * 1024 + 1);
  expect(await screen.findByText('O arquivo tem mais de 2 MB.')).toBeTruthy();
  expect(calls.some(({ name }) => name === 'sendOfferCampaignPicture')).toBe(false);
  send(10);
  expect(await screen.findByText('O arquivo não foi aceito.')).toBeTruthy();
  isRefused = false;
  send(11);
  expect(await screen.findByText('Imagem da campanha salva.')).toBeTruthy();
  const sent = calls.filter(({ name }) => name === 'sendOfferCampaignPicture').at(-1)!;
  expect([sent.url.searchParams.get('version'), sent.file?.size]).toEqual(['3', 11]);
});

it('locks what a published campaign advertises, and says so', async () => {
  open(published, {}, `/ofertas/campanhas?registro=${id}`);
  expect(await screen.findByText(/já foi publicada: só o texto, a meta e a data de fim/)).toBeTruthy();
  const drawer = within(screen.getByRole('dialog', { name: 'Editar campanha' }));
  // also by the fieldset around it
  const isLocked = (role: string, name: RegExp) => drawer.getByRole(role, { name }).matches(':disabled');
  expect([isLocked('textbox', /^Nome/), isLocked('combobox', /^Regional/)]).toEqual([true, true]);
  expect([isLocked('combobox', /^Ofertas/), isLocked('textbox', /^Texto/)]).toEqual([true, false]);
});

it('requests the offers of the branch once it is chosen, and clears offers of another one', async () => {
  const calls = open(draft, {}, `/ofertas/campanhas?registro=${id}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Editar campanha' }));
  await userEvent.click(await drawer.findByRole('combobox', { name: /^Regional/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Regional Sul' }));
  await waitFor(() => {
    const queries = calls.filter(({ name }) => name === 'listOffers').map(({ url }) => url.searchParams);
    expect(queries.some((query) => query.get('region') === '01hq3w7k9m2n4p6r8s0t2v4r01')).toBe(true);
    expect(queries.some((query) => query.get('offerType') === 'NAC')).toBe(true);
  });
});
