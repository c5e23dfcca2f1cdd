// @vitest-environment jsdom

import type { VehicleDetail, VehicleRow } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';

const version = {
  versionId: 7,
  manufacturer: 'CHEVROLET',
  model: 'Onix',
  version: 'LT 1.0 Turbo',
  code: '120007',
  optionCode: 'R7E',
  fuel: 'Flex',
};
const price = { vehicleType: 1, manufacturerYear: 2026, modelYear: 2027, priceCents: 11_849_000 };
const aVehicle: VehicleRow = { ...version, ...price };
const detail: VehicleDetail = {
  ...version,
  prices: [price],
  pricedOptions: [{ optionCode: 'B4Z', name: 'Sensor de estacionamento', priceCents: 99_000 }],
  options: [{ versionId: 8, version: 'LT 1.0 Turbo', optionCode: 'R7F', fuel: 'Flex' }],
};

function open(address: string, answers: Answers = {}) {
  const calls = fakeServer({
    listVehicles: () => ({ items: [aVehicle], next: null, totalElements: 1, totalCapped: false }),
    readVehicle: () => detail,
    ...answers,
  });
  renderPortal(address);
  return calls;
}

beforeEach(() => {
  resetBrowser();
  signInAs(bitUser);
});

it('queries with the filters in the URL, newest first', async () => {
  const calls = open('/vehicles?busca=onix&condicao=1&ano=2027');
  const row = within(await screen.findByRole('row', { name: /Onix/ }));
  for (const text of ['120007', 'Novo', '2026/2027']) expect(row.getByText(text)).toBeTruthy();
  expect(Object.fromEntries(calls.find(({ name }) => name === 'listVehicles')!.url.searchParams)).toEqual({
    size: '20',
    sort: 'modelYear',
    direction: 'desc',
    search: 'onix',
    vehicleType: '1',
    modelYear: '2027',
  });
});

it('shows the prices of a version, its available additions and other versions of its code next to the list', async () => {
  open('/vehicles');
  await userEvent.click(await screen.findByRole('link', { name: 'Onix' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'CHEVROLET Onix' }));
  expect(drawer.getByText('Código 120007 · Opcional R7E · Flex')).toBeTruthy();
  expect(within(drawer.getByRole('table', { name: 'Preços por ano' })).getByText(/118\.490,00/)).toBeTruthy();
  expect(within(drawer.getByRole('table', { name: 'Outras versões deste código' })).getByText('R7F')).toBeTruthy();
  const option = within(within(drawer.getByRole('table', { name: 'Opcionais e preços' })).getAllByRole('row')[1]!);
  for (const text of [/Sensor de estacionamento/, 'B4Z', /990,00/]) expect(option.getByText(text)).toBeTruthy();
});

it('shows that a version has no available additions', async () => {
  open('/vehicles?registro=7', { readVehicle: () => ({ ...detail, pricedOptions: [] }) });
  expect(await screen.findByText('A tabela de opcionais em vigor não tem opcionais para este código.')).toBeTruthy();
});

it('reports that the version in the URL is no longer in the table', async () => {
  open('/vehicles?registro=7', { readVehicle: () => refuse(404, 'SEC004', 'Registro não encontrado.') });
  expect(await screen.findByText('Registro não encontrado.')).toBeTruthy();
});
