// @vitest-environment jsdom
import type { SimulationRequest } from '@estrada/endpoints/index';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, openSaved, prepareSimulator } from './simulator.test-support.tsx';
import { aSavedSimulation, parameters, viewsWithout } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

const exemption = { labelPt: 'Isento de IOF: taxista (Lei 8.383/1991).', labelEn: 'Exempt from IOF: taxi driver.' };
const type = { segment: 'DEFAULT', segmentPt: 'Padrão', segmentEn: 'Standard', isDefault: false, isEmployee: false };
const types = [
  { ...type, id: 1, labelPt: 'Taxista', labelEn: 'Taxi driver', iofExemption: exemption },
  { ...type, id: 4, labelPt: 'Funcionário', labelEn: 'Employee', isEmployee: true, iofExemption: null },
  { ...type, id: 7, labelPt: 'Diretor', labelEn: 'Director', isEmployee: true, iofExemption: null },
  { ...type, id: 5, labelPt: 'Padrão', labelEn: 'Standard', isDefault: true, iofExemption: null },
];

const open = () => openSaved('financiamento');
const lastRequest = () => call.simulate.mock.lastCall?.[0]?.body as SimulationRequest;
/** The kinds of buyer selected in their field. */
const shown = (...names: string[]) =>
  waitFor(() =>
    expect([...document.querySelectorAll('.mantine-Pill-label')].map(({ textContent }) => textContent)).toEqual(names),
  );
const segment = async (group: string, name: string) =>
  userEvent.click(within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name }));
async function choose(name: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

beforeEach(() => {
  prepareSimulator();
  call.listModels.mockResolvedValue({ items: [{ id: 1, name: 'Onix' }] });
  call.listVersions.mockResolvedValue({ items: [] });
  call.listVersionYears.mockResolvedValue({ items: [] });
  call.listManufacturerYears.mockResolvedValue({ items: [] });
  call.listVersionOptions.mockResolvedValue({ items: [] });
  call.listDirectSales.mockResolvedValue({ items: types });
});
afterEach(cleanup);

describe('the sale type', () => {
  it('shows the kind of buyer only for a direct sale, and does not change vehicle, price and entry', async () => {
    open();
    expect(screen.queryByRole('combobox', { name: 'Tipo de venda direta' })).toBeNull();
    await segment('Tipo de venda', 'Venda direta');
    expect(await screen.findByText(/confira os novos prazos sugeridos/)).toBeTruthy();
    await shown('Padrão');
    await waitFor(() =>
      expect(lastRequest()).toMatchObject({
        saleType: 'VD',
        directSaleTypeId: 5,
        saleOptionTypeIds: [5],
        terms: [],
        versionId: 11,
        vehicleValueCents: 9_640_000,
        entryValueCents: 2_800_000,
      }),
    );
  });

  it('omits the kind of buyer in a dealer sale, and restores it in a direct sale', async () => {
    open();
    await segment('Tipo de venda', 'Venda direta');
    await choose('Tipo de venda direta', 'Taxista');
    await waitFor(() => expect(lastRequest().directSaleTypeId).toBe(1));
    await segment('Tipo de venda', 'Venda tradicional');
    await waitFor(() => expect(lastRequest().saleType).toBe('TD'));
    expect(lastRequest()).not.toHaveProperty('directSaleTypeId');
    expect(lastRequest()).not.toHaveProperty('saleOptionTypeIds');
    await segment('Tipo de venda', 'Venda direta');
    await shown('Taxista');
  });

  it('is not offered to a profile without direct sale', async () => {
    call.readSimulationParameters.mockResolvedValue({
      ...parameters,
      views: viewsWithout('viewDirectSale'),
    });
    open();
    await screen.findByRole('combobox', { name: 'Modelo' });
    expect(screen.queryByRole('radiogroup', { name: 'Tipo de venda' })).toBeNull();
  });
});

describe('the kinds of buyer', () => {
  const optionIds = (...ids: number[]) =>
    waitFor(() => expect(lastRequest()).toMatchObject({ saleOptionTypeIds: ids, directSaleTypeId: ids[0] }));

  it('allow employee and director together, otherwise replace each other, and can be deselected', async () => {
    open();
    await segment('Tipo de venda', 'Venda direta');
    const press = (name: string) => choose('Tipo de venda direta', name);
    await press('Funcionário');
    await optionIds(4);
    await press('Diretor');
    await optionIds(4, 7);
    await press('Funcionário');
    await optionIds(7);
    await press('Taxista');
    await optionIds(1);
    await press('Taxista');
    // the same request as at first: its figures are cached, and nothing is requested
    await shown('Padrão');
  });
});

describe('exemption from IOF', () => {
  it('shows its conditions when the kind of buyer has one, and can be removed when they are not met', async () => {
    open();
    await segment('Tipo de venda', 'Venda direta');
    await choose('Tipo de venda direta', 'Taxista');
    const box = await screen.findByRole('checkbox', { name: /condições da isenção de IOF/ });
    expect(box).toHaveProperty('checked', true);
    expect(screen.getByText(exemption.labelPt)).toBeTruthy();
    await userEvent.click(box);
    await waitFor(() => expect(lastRequest().takesIofExemption).toBe(false));
    await choose('Tipo de venda direta', 'Padrão');
    expect(screen.queryByRole('checkbox', { name: /isenção de IOF/ })).toBeNull();
  });
});

describe('employee, rights and plate', () => {
  it('applies employee fees on request, and shows when the kind of buyer already includes them', async () => {
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Funcionário da montadora/ }));
    await waitFor(() => expect(lastRequest().isEmployee).toBe(true));
    await segment('Tipo de venda', 'Venda direta');
    await choose('Tipo de venda direta', 'Funcionário');
    expect(screen.getByText('Este tipo de venda direta já usa as tarifas de funcionário')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Funcionário da montadora/ })).toHaveProperty('disabled', true);
  });

  it('sends the state of the plate when it differs from that of the client', async () => {
    open();
    await choose('UF de emplacamento', 'MG · Minas Gerais');
    await waitFor(() => expect(lastRequest()).toMatchObject({ state: 'SP', plateState: 'MG' }));
    await choose('UF de emplacamento', 'A mesma do cliente');
    await choose('Estado do cliente', 'RJ · Rio de Janeiro');
    await waitFor(() => expect(lastRequest().state).toBe('RJ'));
    expect(lastRequest()).not.toHaveProperty('plateState');
  });

  it('offers the assignment of rights for a used vehicle, in place of the sale type', async () => {
    const saved = aSavedSimulation();
    const request = { ...saved.request, assetType: 2 as const, mileage: 40_000 };
    call.readSavedSimulation.mockResolvedValue({ ...saved, request });
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Cessão de direitos/ }));
    await waitFor(() =>
      expect(lastRequest()).toMatchObject({ assetType: 2, saleType: 'TD', isAssignmentOfRights: true }),
    );
    expect(screen.queryByRole('radiogroup', { name: 'Tipo de venda' })).toBeNull();
  });
});
