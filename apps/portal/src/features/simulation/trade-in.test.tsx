// @vitest-environment jsdom
import type { SavedSimulation, SimulationRequest } from '@estrada/endpoints/index';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, openSaved, openTool, prepareSimulator } from './simulator.test-support.tsx';
import { aSavedPlan, aSavedSimulation } from './test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('./mocked-api.test-support.ts'));

const tradeIn = {
  description: 'Fiat Argo',
  plate: 'ABC1D23',
  year: 2019,
  valueCents: 4_500_000,
  debtsCents: 2_700_000,
  cashCents: 1_000_000,
};
const ofVehicle = { entryValueCents: 2_800_000, tradeIn };
function open(step: string, saved: SavedSimulation = aSavedSimulation()) {
  call.readSavedSimulation.mockResolvedValue(saved);
  return openSaved(step);
}
const lastRequest = () => call.simulate.mock.lastCall?.[0]?.body as SimulationRequest;
const add = () => screen.findByRole('button', { name: 'Adicionar veículo na troca' });
const group = () => within(screen.getByRole('group', { name: 'Veículo na troca' }));
const field = (name: string | RegExp) => group().getByRole<HTMLInputElement>('textbox', { name });
const entry = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Entrada' });
async function type(box: HTMLInputElement, text: string) {
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
  await userEvent.tab();
}

beforeEach(() => {
  prepareSimulator();
  for (const list of [call.listManufacturers, call.listModels, call.listVersions, call.listVersionYears])
    list.mockResolvedValue({ items: [] });
  call.simulateGrid.mockImplementation(async ({ body }) => ({
    terms: [36],
    entries: (body as { entriesCents: number[] }).entriesCents.map((entryValueCents) => ({
      entryValueCents,
      refusals: [null],
      cells: [{ term: 36, installmentCents: 100_000, cetAnnualPct: '23.10' }],
    })),
  }));
});
afterEach(cleanup);

describe('trade-in vehicle', () => {
  it('is a single button until it is used, and opens and closes by keyboard with correct focus', async () => {
    open('financiamento');
    const button = await add();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('group', { name: 'Veículo na troca' })).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(field('Marca e modelo'));
    group().getByRole('button', { name: 'Remover o veículo na troca' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(await add());
    expect(entry().value).toBe('28.000,00');
  });

  it('is added to the cash amount and shown as a sum; figures are requested with the entry alone', async () => {
    open('financiamento');
    await userEvent.click(await add());
    expect(field('Em dinheiro').value).toBe('28.000,00');
    await type(field('Marca e modelo'), 'Fiat Argo');
    expect(call.simulate).not.toHaveBeenCalled();
    await type(field(/Valor da troca/), '45000');
    await type(field('Quitação e débitos'), '27000');
    expect(entry().value).toBe('46.000,00');
    expect(
      group().getByText('R$ 28.000,00 em dinheiro + R$ 18.000,00 do veículo na troca = entrada de R$ 46.000,00'),
    ).toBeTruthy();
    await waitFor(() => expect(lastRequest().entryValueCents).toBe(4_600_000));
    expect(lastRequest()).not.toHaveProperty('tradeIn');
    await type(field('Em dinheiro'), '10000');
    expect(entry().value).toBe('28.000,00');
  });

  it('is restored when the simulation is opened, and adapts to a typed entry', async () => {
    open('financiamento', aSavedPlan(1, [], ofVehicle));
    await screen.findByRole('group', { name: 'Veículo na troca' });
    expect([field('Marca e modelo'), field('Placa'), field('Ano')].map(({ value }) => value)).toEqual([
      ...['Fiat Argo', 'ABC1D23', '2019'],
    ]);
    await type(entry(), '30000');
    expect(field('Em dinheiro').value).toBe('12.000,00');
  });

  it('shows at the debts that they exceed the value, and leaves the entry unchanged', async () => {
    open('financiamento');
    await userEvent.click(await add());
    await type(field(/Valor da troca/), '20000');
    await type(field('Quitação e débitos'), '22000');
    expect(field('Quitação e débitos').getAttribute('aria-describedby')).toBeTruthy();
    expect(
      group().getByText(
        'As dívidas superam o valor do veículo na troca em R$ 2.000,00: ele não é somado à entrada, e o cliente paga essa diferença à parte',
      ),
    ).toBeTruthy();
    expect(entry().value).toBe('28.000,00');
  });

  it('is retained but marked as not counted when the entry is below its value, with an undo', async () => {
    open('financiamento', aSavedPlan(1, [], ofVehicle));
    await screen.findByRole('group', { name: 'Veículo na troca' });
    await type(entry(), '10000');
    const said = group().getByText(/^O veículo na troca vale R\$ 18\.000,00 e ultrapassa a entrada de R\$ 10\.000,00/);
    expect(said.getAttribute('role')).toBe('status');
    expect(field(/Valor da troca/).value).toBe('45.000,00');
    await userEvent.click(group().getByRole('button', { name: 'Usar entrada de R$ 18.000,00' }));
    expect(entry().value).toBe('18.000,00');
    expect(field('Em dinheiro').value).toBe('0,00');
  });

  it('requires a value and a valid plate before the next step', async () => {
    open('financiamento');
    await userEvent.click(await add());
    await type(field('Placa'), 'ab12');
    expect(await group().findByText('Placa inválida')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Ver detalhes|Simular/ }));
    expect(screen.getByRole('heading', { name: 'Financiamento' })).toBeTruthy();
    expect(
      group()
        .getAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toContain('Placa inválida');
  });
});

describe('trade-in next to the figures', () => {
  it('is one line in the summary, with the vehicle named for the seller', async () => {
    open('resumo', aSavedPlan(1, [], ofVehicle));
    expect(await screen.findByText('R$ 28.000,00, sendo R$ 18.000,00 do veículo na troca')).toBeTruthy();
    expect(screen.getByText('Fiat Argo · 2019 · ABC1D23 · R$ 45.000,00 menos R$ 27.000,00 de dívidas')).toBeTruthy();
  });

  it('puts the difference of another entry into the cash amount, and shows it with an undo', async () => {
    open('simulacao', aSavedPlan(1, [], ofVehicle));
    await openTool('Entradas e prazos');
    const table = within(await screen.findByRole('table', { name: 'Entradas e prazos' }));
    const take = (name: RegExp) => userEvent.click(table.getByRole('button', { name }));
    await take(/39\.000,00/);
    const notice = () => screen.findByText(/^Entrada 28\.000,00 → /);
    expect((await notice()).textContent).toContain('em dinheiro 10.000,00 → 21.000,00');
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await take(/10\.000,00/);
    expect((await notice()).textContent).toContain(
      'o veículo na troca (R$ 18.000,00) ultrapassa o valor da entrada e não é somado a ela',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByText(/^R\$ 10\.000,00 em dinheiro \+ R\$ 18\.000,00 do veículo/)).toBeTruthy();
  });

  it('is retained while it does not count, also when the simulation is saved without it', async () => {
    open('financiamento', aSavedPlan(1, [], ofVehicle));
    await screen.findByRole('group', { name: 'Veículo na troca' });
    await type(entry(), '10000');
    await waitFor(() => expect(lastRequest()?.entryValueCents).toBe(1_000_000));
    call.updateSavedSimulation.mockResolvedValue({
      ...aSavedPlan(1, [], { entryValueCents: 1_000_000 }),
      version: 2,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar simulação' }));
    expect(await screen.findByText('S100001 salva')).toBeTruthy();
    expect(call.updateSavedSimulation.mock.lastCall![0].body.request).not.toHaveProperty('tradeIn');
    expect(field(/Valor da troca/).value).toBe('45.000,00');
  });

  it('is saved with the simulation', async () => {
    open('financiamento', aSavedPlan(1, [], ofVehicle));
    await screen.findByRole('group', { name: 'Veículo na troca' });
    await type(field('Em dinheiro'), '12000');
    call.updateSavedSimulation.mockResolvedValue(
      aSavedSimulation({ ...aSavedPlan(1, [], { entryValueCents: 3_000_000, tradeIn }), version: 2 }),
    );
    await waitFor(() => expect(lastRequest()?.entryValueCents).toBe(3_000_000));
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar simulação' }));
    await waitFor(() => expect(call.updateSavedSimulation).toHaveBeenCalled());
    const { request } = call.updateSavedSimulation.mock.lastCall![0].body;
    expect(request.tradeIn).toEqual({ ...tradeIn, cashCents: 1_200_000 });
  });
});
