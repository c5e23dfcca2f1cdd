// @vitest-environment jsdom

import type { OfferRow } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import './offers.page.tsx';

const id = '01hq3w7k9m2n4p6r8s0t2v4o01';
const anOffer: OfferRow = {
  id,
  version: 4,
  enabled: true,
  updatedAt: '2026-11-20T14:00:00Z',
  can: { edit: true, enable: false, disable: true },
  offerName: 'Onix de verão',
  offerType: 'NAC',
  region: '',
  regionName: '',
  effectiveFrom: '2020-11-01',
  validUntil: '2099-12-31',
  vehicleType: '1',
  manufacturerId: 12,
  modelId: 3,
  versionId: 31,
  manufacturerYear: 2026,
  modelYear: 2027,
  vehicle: 'CHEVROLET Onix LT',
  colours: '',
  colourNames: '',
  colourChoices: [],
  priceCents: 8_990_000,
  personType: 'PF',
  financeTypeId: 1,
  deferralUnit: '',
  sourceTableCode: 'REG-2026-11',
  description: '',
};
const plan = {
  version: 5,
  effectiveFrom: '2026-11-20',
  validUntil: '2026-12-31',
  regions: [
    { id: 'r1', name: 'Regional Sul', exists: true },
    { id: 'r2', name: 'Regional Norte', exists: false },
  ],
};

function open(answers: Answers = {}, address = '/ofertas/consultarOfertas') {
  const calls = fakeServer({
    listOffers: () => ({ items: [anOffer], next: null, totalElements: 1, totalCapped: false }),
    ...answers,
  });
  renderPortal(address);
  return calls;
}
async function chooseClone() {
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Onix de verão' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Clonar para regionais' }));
}

beforeEach(() => {
  resetBrowser();
  signInAs({ ...bitUser, groups: [{ groupName: 'ofertas' }] });
});

it('requests pages of nine, and marks a national offer', async () => {
  const calls = open();
  const row = await screen.findByRole('row', { name: /Onix de verão/ });
  expect(within(row).getByText('Nacional')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'listOffers')!.url.searchParams.get('size')).toBe('9');
});

it('marks an offer whose days are over as expired, and links to its simulation', async () => {
  const calls = open(
    {
      listOffers: () => ({
        items: [{ ...anOffer, validUntil: '2020-12-31' }],
        next: null,
        totalElements: 1,
        totalCapped: false,
      }),
    },
    '/ofertas/consultarOfertas?vigencia=ended',
  );
  const row = await screen.findByRole('row', { name: /Onix de verão/ });
  expect(within(row).getByText('Vencida')).toBeTruthy();
  expect(within(row).queryByText('Habilitada')).toBeNull();
  expect(calls.find(({ name }) => name === 'listOffers')!.url.searchParams.get('standing')).toBe('ended');
  await userEvent.click(screen.getByRole('button', { name: 'Ações de Onix de verão' }));
  const simulate = await screen.findByRole('menuitem', { name: 'Simular' });
  expect(simulate.getAttribute('href')).toBe(`/ofertas/simular?oferta=${id}`);
});

it('shows before cloning which branches have the offer and its validity, and clones the selected ones', async () => {
  const calls = open({
    readOfferClonePlan: () => plan,
    cloneOffer: () => ({ created: [{ id: 'o2', regionName: 'Regional Norte' }], existing: [] }),
  });
  await chooseClone();
  const dialog = within(await screen.findByRole('dialog', { name: 'Clonar para regionais' }));
  expect(dialog.getByText(/válida de 20\/11\/2026 a 31\/12\/2026/)).toBeTruthy();
  expect(dialog.getByRole('checkbox', { name: 'Regional Sul' })).toHaveProperty('disabled', true);
  expect(dialog.getByRole('button', { name: 'Clonar' })).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Regional Norte' }));
  expect(dialog.getByText('Uma oferta será criada.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Clonar' }));
  expect(await screen.findByText('Oferta clonada com sucesso: Regional Norte.')).toBeTruthy();
  const sent = calls.find(({ name }) => name === 'cloneOffer')!;
  expect([sent.url.searchParams.get('regions'), sent.body]).toEqual(['r2', { version: 5, confirmed: true }]);
  await waitFor(() => expect(calls.filter(({ name }) => name === 'listOffers').length).toBeGreaterThan(1));
});

it('opens no dialog for an expired offer, and shows why', async () => {
  open({ readOfferClonePlan: () => refuse(422, 'GOFF005', 'A oferta terminou.') });
  await chooseClone();
  expect(await screen.findByText('A oferta terminou.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('requests each level of the vehicle once the one above is selected, and shows what a level waits for', async () => {
  const calls = open(
    {
      listManufacturers: () => ({ items: [{ id: 12, name: 'CHEVROLET' }] }),
      listOfferRegions: () => ({ items: [] }),
      listColours: () => ({ items: [], next: null, totalElements: 0, totalCapped: false }),
      listOfferTables: () => ({ items: [] }),
    },
    '/ofertas/consultarOfertas?registro=',
  );
  const manufacturer = await screen.findByRole('combobox', { name: /^Montadora/ });
  expect(manufacturer).toHaveProperty('disabled', true);
  expect(calls.some(({ name }) => name === 'listManufacturers')).toBe(false);
  await userEvent.click(screen.getByRole('combobox', { name: /^Condição/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Novo' }));
  await waitFor(() => expect(manufacturer).toHaveProperty('disabled', false));
  expect(screen.getByRole('combobox', { name: /^Modelo/ })).toHaveProperty('disabled', true);
});
