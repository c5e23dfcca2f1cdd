// @vitest-environment jsdom
import type { SimulationRequest } from '@estrada/endpoints/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from './simulator.page.tsx';
import { call, prepareSimulator } from './simulator.test-support.tsx';
import { drawPage, simulationId } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

const version = { id: 11, code: '120', optionCode: 'A', description: '1.0 Turbo', label: '1.0 Turbo · A · 120' };
const years = [
  { manufacturerYear: 2026, modelYear: 2027, referencePriceCents: 9_640_000 },
  { manufacturerYear: 2026, modelYear: 2026, referencePriceCents: 9_000_000 },
  { manufacturerYear: 2025, modelYear: 2025, referencePriceCents: 8_500_000 },
];
/** The rows that the server's filter returns. */
const fitting = (query: { manufacturerYear?: number; modelYear?: number }) =>
  years.filter(
    (row) =>
      (query.manufacturerYear ?? row.manufacturerYear) === row.manufacturerYear &&
      (query.modelYear ?? row.modelYear) === row.modelYear,
  );

beforeEach(() => {
  prepareSimulator();
  call.listModels.mockResolvedValue({ items: [{ id: 1, name: 'Onix' }] });
  call.listVersions.mockImplementation(async ({ query }) => ({
    items: fitting(query as object)
      .slice(0, 1)
      .map((row) => ({ ...version, newestPriceCents: row.referencePriceCents })),
  }));
  call.listManufacturerYears.mockResolvedValue({ items: [{ manufacturerYear: 2026 }, { manufacturerYear: 2025 }] });
  call.listVersionYears.mockImplementation(async ({ query }) => ({ items: fitting(query as object) }));
  call.listVersionOptions.mockResolvedValue({
    items: [
      { optionCode: 'G7W', name: 'Pintura metálica', priceCents: 189_000 },
      { optionCode: 'VAV', name: 'Tapetes', priceCents: 39_000 },
    ],
  });
});
afterEach(cleanup);

const open = (search = '') => drawPage(<Page />, `/simulador${search}`, '/simulador');
const list = (name: string) => screen.getByRole('combobox', { name });
const price = () => screen.getByRole('textbox', { name: 'Valor do veículo' });
const lastRequest = () => call.simulate.mock.lastCall?.[0]?.body as SimulationRequest;
const hasPrice = (text: string) => waitFor(() => expect(price()).toHaveProperty('value', text));
async function choose(name: string, option: string | RegExp) {
  await waitFor(() => expect(list(name)).toHaveProperty('disabled', false));
  await userEvent.click(list(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

describe('the levels of a vehicle', () => {
  it('request nothing before the level above is selected', async () => {
    open();
    await waitFor(() => expect(call.listModels).toHaveBeenCalled());
    for (const name of ['Versão', 'Ano de fabricação', 'Ano do modelo'])
      expect(list(name)).toHaveProperty('disabled', true);
    for (const ask of [call.listVersions, call.listManufacturerYears, call.listVersionYears, call.listVersionOptions])
      expect(ask).not.toHaveBeenCalled();
    await choose('Modelo', 'Onix');
    await waitFor(() => expect(call.listManufacturerYears.mock.lastCall?.[0].query).toMatchObject({ modelId: 1 }));
    expect(list('Ano do modelo')).toHaveProperty('disabled', true);
    expect(call.listVersionYears).not.toHaveBeenCalled();
  });

  it('filter the versions by years selected first, and use the price of those years', async () => {
    open();
    await choose('Modelo', 'Onix');
    await choose('Ano de fabricação', '2026');
    await choose('Ano do modelo', '2026');
    await waitFor(() =>
      expect(call.listVersions.mock.lastCall?.[0].query).toMatchObject({ manufacturerYear: 2026, modelYear: 2026 }),
    );
    await choose('Versão', /1.0 Turbo.*R\$ 90\.000,00/);
    await hasPrice('90.000,00');
    await waitFor(() => expect(list('Ano do modelo')).toHaveProperty('value', '2026'));
  });

  it('fill in the newest years of a new version, and accept others without losing it', async () => {
    open();
    await choose('Modelo', 'Onix');
    await choose('Versão', /1.0 Turbo/);
    await hasPrice('96.400,00');
    expect(list('Ano de fabricação')).toHaveProperty('value', '2026');
    await choose('Ano do modelo', '2026');
    await hasPrice('90.000,00');
    await choose('Ano de fabricação', '2025');
    await hasPrice('85.000,00');
    expect(list('Ano do modelo')).toHaveProperty('value', '2025');
    expect(list('Versão')).toHaveProperty('value', version.label);
  });

  it('clear a failed level and all below, show the failure, and are retried', async () => {
    call.listManufacturerYears.mockRejectedValueOnce(new ApiError({ status: 500, code: 'SIS001', message: 'x' }));
    open();
    await choose('Modelo', 'Onix');
    expect(await screen.findByText(/Não foi possível carregar as opções do campo “ano de fabricação”/i)).toBeTruthy();
    expect(list('Modelo')).toHaveProperty('value', 'Onix');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await choose('Ano de fabricação', '2025');
  });
});

describe('the options of the version', () => {
  const reopen = () => open(`?simulacao=${simulationId}&etapa=financiamento`);

  it('add their prices to the vehicle, are sent in the request, and subtract their prices when removed', async () => {
    reopen();
    await choose('Opcionais', /Pintura metálica/);
    await hasPrice('98.290,00');
    await waitFor(() =>
      expect(lastRequest()).toMatchObject({
        optionCodes: ['G7W'],
        vehicleValueCents: 9_829_000,
        entryValueCents: 2_800_000,
      }),
    );
    await choose('Opcionais', /Tapetes/);
    await hasPrice('98.680,00');
    await choose('Opcionais', /Pintura metálica/);
    await hasPrice('96.790,00');
    await waitFor(() => expect(lastRequest().optionCodes).toEqual(['VAV']));
  });

  it('stay selected for other years, and add to the price of those', async () => {
    open();
    await choose('Modelo', 'Onix');
    await choose('Versão', /1.0 Turbo/);
    await hasPrice('96.400,00');
    await choose('Opcionais', /Tapetes/);
    await choose('Ano do modelo', '2026');
    await hasPrice('90.390,00');
  });

  it('have no field for a version without any', async () => {
    call.listVersionOptions.mockResolvedValue({ items: [] });
    reopen();
    await screen.findByRole('combobox', { name: 'Versão' });
    await waitFor(() => expect(call.listVersionOptions).toHaveBeenCalled());
    expect(screen.queryByRole('combobox', { name: 'Opcionais' })).toBeNull();
  });
});

describe('a used vehicle', () => {
  const found = {
    manufacturerId: 12,
    modelId: 1,
    versionId: 11,
    manufacturerYear: 2023,
    modelYear: 2023,
    name: 'Onix 1.0 Turbo',
    priceCents: 7_000_000,
  };
  const registered = {
    description: 'CHEVROLET/ONIX 1.0 TURBO',
    manufacturerYear: 2023,
    modelYear: 2023,
    colour: 'PRATA',
    fipe: { valueCents: 7_200_000, referenceMonthName: 'novembro de 2026' },
  };
  const search = async () => screen.findByRole('combobox', { name: 'Buscar veículo usado' });
  async function openUsed() {
    open();
    await userEvent.click(await screen.findByText('Usado'));
  }

  it('is filled in by its plate, which leaves mileage and entry, and can be undone', async () => {
    call.findUsedVehicles.mockResolvedValue({
      kind: 'plate',
      registered,
      items: [found],
      isExact: true,
      hasMore: false,
    });
    await openUsed();
    await userEvent.type(await search(), 'abc-1d23');
    await hasPrice('70.000,00');
    expect(call.findUsedVehicles.mock.calls.map(([input]) => input?.body)).toEqual([{ text: 'ABC1D23' }]);
    expect(screen.getByText(/FIPE de novembro de 2026: R\$ 72\.000,00/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Cor' })).toHaveProperty('value', 'Prata');
    expect(await screen.findByText('Para ver as parcelas, informe a quilometragem e a entrada.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await hasPrice('');
  });

  it('is chosen from the list of what words find', async () => {
    call.findUsedVehicles.mockResolvedValue({
      kind: 'words',
      registered: null,
      items: [found, { ...found, versionId: 12, name: 'Onix 1.0', priceCents: 6_500_000 }],
      isExact: false,
      hasMore: true,
    });
    await openUsed();
    await userEvent.type(await search(), 'onix');
    expect(await screen.findByText(/Há outros veículos/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('option', { name: /Onix 1\.0 · 2023\/2023/ }));
    await hasPrice('65.000,00');
  });

  it('is chosen by hand when the look-up fails or knows nothing', async () => {
    call.findUsedVehicles.mockRejectedValueOnce(new ApiError({ status: 503, code: 'SIS004', message: 'x' }));
    await openUsed();
    await userEvent.type(await search(), 'ABC1D23');
    expect((await screen.findByText(/A consulta não respondeu/)).role).toBe('alert');
    call.findUsedVehicles.mockResolvedValue({
      kind: 'plate',
      registered: null,
      items: [],
      isExact: false,
      hasMore: false,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(/Nenhum veículo registrado com esta placa/)).toBeTruthy();
    expect(list('Modelo')).toHaveProperty('disabled', false);
  });

  it('shows an impossible mileage with its error instead of changing it', async () => {
    await openUsed();
    const mileage = await screen.findByRole('textbox', { name: 'Quilometragem' });
    for (const [typed, shown] of [
      ['-5', '-5 km'],
      ['9999999', '9.999.999 km'],
    ] as const) {
      await userEvent.clear(mileage);
      await userEvent.type(mileage, typed);
      expect([mileage, screen.getByText('Informe de 0 a 2.000.000 km').role]).toEqual([
        expect.objectContaining({ value: shown }),
        'alert',
      ]);
    }
  });

  it('is cleared when the condition changes, which is said and can be undone', async () => {
    open();
    await choose('Modelo', 'Onix');
    await choose('Versão', /1.0 Turbo/);
    await hasPrice('96.400,00');
    await userEvent.click(screen.getByText('Usado'));
    await hasPrice('');
    expect(
      await screen.findByText(/^Onix 1\.0 Turbo · 2026\/2027: veículo, anos e valor \(R\$.96\.400,00\)/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await hasPrice('96.400,00');
    expect(list('Ano do modelo')).toHaveProperty('value', '2027');
  });
});
