// @vitest-environment jsdom
import { selectedOf } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';
import type { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, openSaved, openTool, prepareSimulator } from './simulator.test-support.tsx';
import { aSavedPlan, parameters } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

type GridBody = Parameters<typeof api.simulateGrid>[0]['body'];

const belowMinimum = { code: 'GSIM002', key: 'entry.belowMinimum', params: { min: '30,00%' } };

/** Instalments that identify their cell; the longest term requires a larger entry. */
const answerGrid = ({ entriesCents }: GridBody) => ({
  terms: [24, 36, 60],
  entries: entriesCents.map((entryValueCents) => ({
    entryValueCents,
    refusals: [null, null, entryValueCents < 2_800_000 ? belowMinimum : null],
    cells: [24, 36, 60].map((term) =>
      term === 60 && entryValueCents < 2_800_000
        ? null
        : { term, installmentCents: Math.round((9_640_000 - entryValueCents) / term), cetAnnualPct: '23.10' },
    ),
  })),
});

beforeEach(() => {
  prepareSimulator();
  call.simulateGrid.mockImplementation(async ({ body }) => answerGrid(body as GridBody));
});
afterEach(cleanup);

async function openGrid(request: Partial<SimulationRequest> = {}) {
  call.readSavedSimulation.mockResolvedValue(aSavedPlan(request.financeTypeId ?? 1, [], request));
  openSaved('simulacao');
  await openTool('Entradas e prazos');
}
const findTable = async () => within(await screen.findByRole('table', { name: 'Entradas e prazos' }));
const names = (cells: HTMLElement[]) => cells.map((cell) => cell.textContent);

it('requests nothing before it is opened', async () => {
  call.readSavedSimulation.mockResolvedValue(aSavedPlan(1, []));
  openSaved('simulacao');
  await screen.findByRole('tab', { name: 'Entradas e prazos' });
  expect(call.simulateGrid).not.toHaveBeenCalled();
});

it('announces its size', async () => {
  await openGrid();
  const status = within(await screen.findByRole('region', { name: 'Entradas e prazos' })).getByRole('status');
  await waitFor(() => expect(status.textContent).toBe('Comparação aberta: 8 entradas por 3 prazos'));
});

it('shows instalment and CET of every term for seven entries and the typed one', async () => {
  await openGrid();
  const table = await findTable();
  expect(names(table.getAllByRole('columnheader'))).toEqual(['Entrada', '24 meses', '36 meses', '60 meses']);
  expect(names(table.getAllByRole('rowheader'))).toEqual([
    'R$ 0,00',
    'R$ 10.000,00',
    'R$ 19.000,00',
    'R$ 28.000,00',
    'R$ 29.000,00',
    'R$ 39.000,00',
    'R$ 48.000,00',
    'R$ 58.000,00',
  ]);
  expect(
    table.getByRole('button', { name: /^R\$ 1\.900,00 ?CET 23,10% a\.a\. ?em 36 meses com entrada de R\$ 28/ }),
  ).toBeTruthy();
  expect(call.simulateGrid.mock.lastCall?.[0]).toMatchObject({
    params: { dealerId: parameters.dealer.id },
    body: { request: { financeTypeId: 1, vehicleValueCents: 9_640_000, terms: [] } },
  });
});

it('marks the cell whose figures are shown on the cards', async () => {
  await openGrid();
  const table = await findTable();
  const pressed = table.getAllByRole('button', { pressed: true });
  expect(pressed).toHaveLength(1);
  expect(pressed[0]!.textContent).toMatch(/^R\$ 1\.900,00.*em 36 meses/);
});

it('applies entry and term with one click; the term replaces the shortest one on the cards', async () => {
  await openGrid();
  const table = await findTable();
  await userEvent.click(table.getByRole('button', { name: /em 60 meses com entrada de R\$ 48\.000,00/ }));
  expect(screen.getByRole('textbox', { name: 'Entrada' })).toHaveProperty('value', '48.000,00');
  await waitFor(() =>
    expect(call.simulate.mock.lastCall?.[0].body).toMatchObject({ entryValueCents: 4_800_000, terms: [36, 48, 60] }),
  );
  expect(await screen.findByRole('radio', { name: /60 vezes de/ })).toHaveProperty('checked', true);
});

it('shows what the click changed, and undoes it', async () => {
  await openGrid();
  const table = await findTable();
  await userEvent.click(table.getByRole('button', { name: /em 60 meses com entrada de R\$ 48\.000,00/ }));
  const words = 'Entrada 28.000,00 → 48.000,00 · Prazo 36 → 60 meses · Prazo de 24 meses removido da comparação';
  expect(await screen.findByText(new RegExp(`^${words}`))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(screen.getByRole('textbox', { name: 'Entrada' })).toHaveProperty('value', '28.000,00');
  expect(await screen.findByRole('radio', { name: /36 vezes de/ })).toHaveProperty('checked', true);
});

it('replaces a term that is not selected when a fourth is added, and shows it', async () => {
  await openGrid();
  await userEvent.click(await screen.findByRole('radio', { name: /24 vezes de/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: '60 meses' }));
  expect(screen.getByText('Prazo de 36 meses removido da comparação')).toBeTruthy();
  expect(screen.getByText('Prazo de 60 meses incluído na comparação').closest('[role="status"]')).toBeTruthy();
  expect(await screen.findByRole('radio', { name: /24 vezes de/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: '36 meses' })).toHaveProperty('checked', false);
});

it('shows why the table or the plan does not allow a cell, without a button there', async () => {
  await openGrid();
  const table = await findTable();
  expect(table.getAllByText('A entrada mínima é de 30,00%')).toHaveLength(3);
  expect(table.queryByRole('button', { name: /em 60 meses com entrada de R\$ 0,00/ })).toBeNull();
});

it('includes entries that the user types until they are removed, and none as high as the price', async () => {
  await openGrid();
  await findTable();
  const own = screen.getByRole('textbox', { name: 'Outra entrada' });
  await userEvent.type(own, '96400,00{Enter}');
  expect(screen.getByText('A entrada deve ser menor que o valor do veículo')).toBeTruthy();
  await userEvent.clear(own);
  await userEvent.type(own, '33333,33{Enter}');
  const row = await screen.findByRole('rowheader', { name: /R\$ 33\.333,33/ });
  await userEvent.click(within(row).getByRole('button', { name: 'Remover a entrada de R$ 33.333,33' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /R\$ 33\.333,33/ })).toBeNull());
});

it('is calculated with or without a product, as the user switches', async () => {
  await openGrid();
  await findTable();
  await userEvent.click(screen.getByRole('switch', { name: 'Com Nota Garantida (GAP)' }));
  await waitFor(() =>
    expect(call.simulateGrid.mock.lastCall?.[0].body.request.products).toEqual([selectedOf('GAP', 'ASSURANT')]),
  );
});

it('follows changes of the price and of the choices', async () => {
  await openGrid();
  await findTable();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Valor do veículo' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Valor do veículo' }), '80000,00');
  expect(await screen.findByRole('rowheader', { name: 'R$ 8.000,00' })).toBeTruthy();
});

it('has a single row for the entry fixed by the plan', async () => {
  await openGrid({ financeTypeId: 14, entryValueCents: 0 });
  const table = await findTable();
  expect(names(table.getAllByRole('rowheader'))).toEqual(['R$ 0,00']);
  expect(call.simulateGrid.mock.lastCall?.[0].body.entriesCents).toEqual([0]);
});

it('shows why there is no grid, and retries', async () => {
  call.simulateGrid.mockRejectedValueOnce(
    new ApiError({ status: 500, code: 'SIS001', message: 'Algo deu errado', fields: [] }),
  );
  await openGrid();
  expect(await screen.findByText('Algo deu errado')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await findTable()).toBeTruthy();
});

it('keeps an added entry while another tool is open', async () => {
  await openGrid();
  await findTable();
  await userEvent.type(screen.getByRole('textbox', { name: 'Outra entrada' }), '12345,00{Enter}');
  await openTool('Produtos');
  expect(screen.queryByRole('table', { name: 'Entradas e prazos' })).toBeNull();
  await openTool('Entradas e prazos');
  expect(await (await findTable()).findByRole('rowheader', { name: /12\.345,00/ })).toBeTruthy();
});
