// @vitest-environment jsdom
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FittingVehicle } from '../model/fitting.ts';
import { call, field, open, prepareSimulator } from '../simulator.test-support.tsx';
import './fitting.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('../mocked-api.test-support.ts'));

const vehicle = (name: string, differenceCents: number, part: Partial<FittingVehicle> = {}): FittingVehicle => ({
  assetType: 1,
  stock: null,
  financeTypeId: 1,
  manufacturerId: 12,
  modelId: 1,
  versionId: 11,
  manufacturerYear: 2026,
  modelYear: 2027,
  name,
  priceCents: 9_640_000,
  entryValueCents: 2_800_000,
  installmentCents: 190_000 + differenceCents,
  differenceCents,
  payments: { runs: [{ count: 48, fromCents: 190_000, toCents: 190_000 }], isInTurn: true, finalCents: 0 },
  totalWithEntryCents: 11_920_000,
  cetAnnualPct: '24.78',
  validUntil: '2026-12-31',
  isSubsidised: false,
  ...part,
});
const items = [
  vehicle('Onix 1.0 Turbo', -10_000),
  vehicle('Tracker LT', 25_000, { versionId: 12, isSubsidised: true }),
  vehicle('Cruze LT', 30_000, {
    assetType: 2,
    stock: { stockCode: 'ABC1D23', colour: 'Prata', mileage: 48_200, referencePriceCents: 9_900_000 },
    versionId: 13,
    modelYear: 2022,
    manufacturerYear: 2022,
  }),
];

beforeEach(() => {
  prepareSimulator();
  call.findFittingVehicles.mockResolvedValue({ items, total: 12, withinCount: 4, excludedCount: 1 });
});
afterEach(cleanup);

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Quais carros cabem?' }));

/** All at once: each key draws the whole simulator. */
async function paste(input: HTMLElement, text: string) {
  await userEvent.click(input);
  await userEvent.paste(text);
}

async function search(entry: string, installment: string) {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Quais carros cabem?' }));
  const form = await dialog();
  await paste(form.getByRole('textbox', { name: 'Entrada' }), entry);
  await paste(form.getByRole('textbox', { name: 'Parcela desejada' }), installment);
  await userEvent.keyboard('{Enter}');
  return form;
}

describe('the vehicles that fit an instalment', () => {
  it('are requested for the client of the simulation by the best plan of each, and listed with their distance, plan and subsidy', async () => {
    const form = await search('28000,00', '1900,00');
    expect(await form.findByText('4 de 12 veículos cabem na parcela.')).toBeTruthy();
    expect(call.findFittingVehicles.mock.lastCall?.[0].body).toMatchObject({
      request: { personType: 'PF', saleType: 'TD', state: 'SP', financeTypeId: undefined, entryValueCents: 2_800_000 },
      sources: ['NEW', 'STOCK'],
      term: 48,
      installmentCents: 190_000,
      page: 0,
    });
    const [, onix, tracker, cruze] = form.getAllByRole('row').map((row) => row.textContent.replaceAll('\u00a0', ' '));
    expect(onix).toContain('R$ 100,00 a menos');
    expect(onix).not.toContain('Taxa subsidiada');
    expect([onix, cruze].map((row) => row?.includes('No pátio'))).toEqual([false, true]);
    expect(cruze).toContain('ABC1D23 · Prata · 48.200 km');
    expect(onix).toContain('Parcelas fixas (Regular FDU)');
    expect(tracker).toContain('R$ 250,00 a mais');
    expect(tracker).toContain('Taxa subsidiada');
    await userEvent.click(form.getByRole('button', { name: 'Próximos' }));
    await waitFor(() => expect(call.findFittingVehicles.mock.lastCall?.[0].body.page).toBe(1));
  });

  it('are applied by one click with price, entry and term, which can be undone', async () => {
    const form = await search('28000,00', '1900,00');
    await userEvent.click(await form.findByRole('button', { name: 'Simular Onix 1.0 Turbo · 2026/2027' }));
    await waitFor(() => expect(field('Valor do veículo')).toHaveProperty('value', '96.400,00'));
    expect(field('Entrada')).toHaveProperty('value', '28.000,00');
    await waitFor(() => expect(call.simulate.mock.lastCall?.[0]?.body).toMatchObject({ versionId: 11, terms: [48] }));
    expect(screen.getByText(/Onix 1.0 Turbo · 2026\/2027 na simulação/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(field('Valor do veículo')).toHaveProperty('value', '');
  });

  it('are new, used or in stock as chosen, and one in stock is applied with the price and mileage of the dealer', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Quais carros cabem?' }));
    const form = await dialog();
    await paste(form.getByRole('textbox', { name: 'Entrada' }), '28000,00');
    await paste(form.getByRole('textbox', { name: 'Parcela desejada' }), '1900,00');
    await userEvent.click(form.getByRole('checkbox', { name: 'Usados' }));
    await userEvent.click(form.getByRole('button', { name: 'Buscar' }));
    await userEvent.click(await form.findByRole('button', { name: 'Simular Cruze LT · 2022/2022 · ABC1D23' }));
    expect(call.findFittingVehicles.mock.lastCall?.[0].body).toMatchObject({ sources: ['NEW', 'STOCK', 'USED'] });
    await waitFor(() => expect(field('Quilometragem')).toHaveProperty('value', '48.200 km'));
    expect(field('Valor do veículo')).toHaveProperty('value', '96.400,00');
    expect(screen.getByRole('radio', { name: 'Usado' })).toHaveProperty('checked', true);
  });

  it('are refused at the field, before the request and by the server', async () => {
    call.findFittingVehicles.mockRejectedValue(
      new ApiError({
        status: 422,
        code: 'DOM002',
        message: 'Revise os campos.',
        fields: [{ path: 'terms', key: 'term.notInTable', message: 'Prazo fora da tabela' }],
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Quais carros cabem?' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Buscar' }));
    expect(form.getAllByRole('alert')).toHaveLength(2);
    expect(call.findFittingVehicles).not.toHaveBeenCalled();
    await paste(form.getByRole('textbox', { name: 'Entrada' }), '0,00');
    await paste(form.getByRole('textbox', { name: 'Parcela desejada' }), '1900,00');
    await userEvent.keyboard('{Enter}');
    expect((await form.findByRole('alert')).textContent).toBe('Prazo fora da tabela');
    expect(form.getByRole('textbox', { name: 'Prazo' }).getAttribute('aria-invalid')).toBe('true');
  });
});
