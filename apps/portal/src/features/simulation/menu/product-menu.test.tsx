// @vitest-environment jsdom
/** The menu of products turned to the client. */
import { selectedOf } from '@estrada/domain/simulation/index';
import type { CustomerLink, PricedMenu, ProductChoice } from '@estrada/endpoints/index';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, field, openSaved, prepareSimulator } from '../simulator.test-support.tsx';
import { aSavedPlan } from '../test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('../mocked-api.test-support.ts'));

const gap = {
  code: 'GAP',
  provider: 'ASSURANT',
  premiumCents: 90_000,
  isFinanced: true,
  monthlyCents: 3_000,
  perDayCents: 99,
};
const bare = { products: [], leftOut: [], selection: [], drops: [], monthlyCents: 0, perDayCents: 0, apartCents: 0 };
const without = { installmentCents: 190_000, cetAnnualPct: '23.78' };
const menu: PricedMenu = {
  version: 1,
  termMonths: 36,
  without,
  columns: [
    {
      ...bare,
      column: 'essential',
      products: [gap],
      selection: [selectedOf('GAP', 'ASSURANT')],
      leftOut: [{ code: 'LIFE', provider: null, reason: 'person' }],
      installmentCents: 193_000,
      monthlyCents: 3_000,
      perDayCents: 99,
      cetAnnualPct: '24.10',
    },
    { ...bare, ...without, column: 'none', drops: [{ code: 'LIFE', provider: 'METLIFE' }] },
    {
      ...bare,
      ...without,
      column: 'custom',
      leftOut: [{ code: 'SEGURO_AUTO', provider: 'LIBERTY', reason: 'noQuote' }],
    },
  ],
  kept: [{ ...gap, code: 'MAINTENANCE', provider: 'DEALER', premiumCents: 40_000 }],
  choices: [gap, { ...gap, code: 'CHEV_PLUS', provider: 'LIBERTY', premiumCents: 55_000, isFinanced: false }],
};

beforeEach(() => {
  prepareSimulator();
  call.readSavedSimulation.mockResolvedValue(aSavedPlan(1, []));
  call.priceProductMenu.mockResolvedValue(menu);
});
afterEach(cleanup);

async function openMenu() {
  openSaved('simulacao');
  await userEvent.click(await screen.findByRole('button', { name: 'Menu de produtos' }));
  return within(await screen.findByRole('dialog', { name: 'Escolha os produtos' }));
}
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

it('shows every column with its figures next to the instalment without products, and nothing chosen', async () => {
  const dialog = await openMenu();
  const column = await dialog.findByRole('listitem', { name: 'Essencial' });
  const shown = plain(column.textContent);
  for (const part of ['Parcela de R$ 1.930,00', '+ R$ 30,00 por mês', 'R$ 0,99 por dia', 'CET 24,10% a.a.'])
    expect(shown).toContain(part);
  expect(shown).toContain('Seguro de vida: não é vendido a este tipo de pessoa');
  expect(plain(dialog.getByText(/Já na compra/).textContent)).toMatch(/em todas as opções: .*R\$ 400,00/);
  const none = dialog.getByRole('listitem', { name: 'Sem produtos' });
  expect(none.textContent).toContain('Remove da compra: Seguro de vida');
  expect(plain(dialog.getByText(/Parcela sem produtos/).textContent)).toContain('R$ 1.900,00');
  const buttons = dialog.getAllByRole('button', { name: /^Escolher: / });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Escolher: Essencial',
    'Escolher: Sem produtos',
    'Escolher: Sob medida',
  ]);
  expect(new Set(buttons.slice(0, 2).map((button) => button.className)).size).toBe(1);
});

it('applies a column to the simulation with one click, and refusing takes as many', async () => {
  const dialog = await openMenu();
  await userEvent.click(await dialog.findByRole('button', { name: 'Escolher: Essencial' }));
  await waitFor(() => expect(call.simulate.mock.lastCall?.[0].body.products).toEqual([selectedOf('GAP', 'ASSURANT')]));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Menu de produtos' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Escolher: Sem produtos' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('composes the column of the client of what they tick, with nothing ticked beforehand, and prices it again', async () => {
  const dialog = await openMenu();
  const column = within(await dialog.findByRole('listitem', { name: 'Sob medida' }));
  expect(column.getByText(/Seguro auto.*: sem cotação: cote no painel das seguradoras/i)).toBeTruthy();
  const boxes = column.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  expect(plain(column.getByText(/pagos à parte/).textContent)).toBe('R$ 550,00 pagos à parte');
  const button = column.getByRole<HTMLButtonElement>('button', { name: 'Escolher: Sob medida' });
  expect(button.disabled).toBe(true);
  const composed = { ...menu.columns[0]!, column: 'custom' as const, leftOut: [] };
  call.priceProductMenu.mockResolvedValue({ ...menu, columns: [menu.columns[0]!, menu.columns[1]!, composed] });
  await userEvent.click(boxes[0]!);
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(call.priceProductMenu.mock.lastCall?.[0].body.custom).toEqual([{ code: 'GAP', provider: 'ASSURANT' }]);
  expect(plain(column.getByText(/Parcela de/).textContent)).toBe('Parcela de R$ 1.930,00');
  await userEvent.click(button);
  await waitFor(() => expect(call.simulate.mock.lastCall?.[0].body.products).toEqual([selectedOf('GAP', 'ASSURANT')]));
});

const chooseEssential = async () => {
  const dialog = await openMenu();
  await userEvent.click(await dialog.findByRole('button', { name: 'Escolher: Essencial' }));
  await screen.findByText(/Opção escolhida no menu: Essencial\. Ela é registrada ao salvar/);
};

it('records the chosen column with the save, once, with what was shown', async () => {
  await chooseEssential();
  call.updateSavedSimulation.mockImplementation(async ({ body }) => aSavedPlan(1, [], body.request as never));
  const save = async () => userEvent.click(await screen.findByRole('button', { name: /^Salvar/ }));
  await save();
  await screen.findByText('Opção escolhida no menu: Essencial');
  expect(call.updateSavedSimulation.mock.lastCall?.[0].body.menuChoice).toEqual({
    column: 'essential',
    chosenBy: 'seller',
    shown: menu.columns.map(({ column, installmentCents }) => ({ column, installmentCents })),
    custom: [],
    known: [],
    before: [],
  });
});

it('shows that the chosen column no longer applies once the sale changes, and does not record it', async () => {
  await chooseEssential();
  await userEvent.clear(field('Entrada'));
  await userEvent.type(field('Entrada'), '30000,00{Tab}');
  expect(await screen.findByText(/Essencial foi escolhida no menu, mas a simulação mudou depois/)).toBeTruthy();
  call.updateSavedSimulation.mockResolvedValue(aSavedPlan(1, []));
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Salvar/ }).disabled).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: /^Salvar/ }));
  await waitFor(() => expect(call.updateSavedSimulation).toHaveBeenCalled());
  expect(call.updateSavedSimulation.mock.lastCall?.[0].body.menuChoice).toBeUndefined();
});

const choice: ProductChoice = {
  id: '01jd000000000000000000000c',
  simulationId: '01jd000000000000000000000s',
  version: 1,
  menuVersion: 1,
  term: 36,
  column: 'essential',
  chosenBy: 'client',
  recordedByName: 'Ana Lima',
  recordedAt: '2026-11-20T15:30:00Z',
  columns: menu.columns,
  withoutInstallmentCents: 190_000,
  accepted: [gap],
  declined: [{ ...gap, code: 'LIFE', provider: 'METLIFE' }],
  kept: [],
  isCurrent: true,
};

it('shows the recorded choice with the simulation: who, when, the order shown, and both lists', async () => {
  call.listProductChoices.mockResolvedValue({ items: [choice, { ...choice, id: 'x', column: 'none' }] });
  openSaved('resumo');
  const panel = within(await screen.findByRole('region', { name: 'Produtos aceitos e recusados' }));
  const who = plain(panel.getAllByText(/^Opção/)[0]!.textContent);
  expect(who).toMatch(/^Opção Essencial, pelo cliente no link, em 20\/11\/2026.*, registrada por Ana Lima$/);
  expect(plain(panel.getAllByText(/^Opções na ordem exibida/)[0]!.textContent)).toContain(
    'Essencial R$ 1.930,00 · Sem produtos',
  );
  expect(panel.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    expect.stringMatching(/^Nota Garantida.*\+ R\$ 30,00 por mês$/i),
    expect.stringMatching(/^Seguro de vida.*R\$ 30,00 por mês$/),
  ]);
  expect(panel.getByText('1 escolha anterior')).toBeTruthy();
  expect(await screen.findByText('Opção escolhida no menu: Essencial')).toBeTruthy();
});

describe('a column that the client chose at the link', () => {
  const link = (installmentCents: number, isCurrent = true): CustomerLink => ({
    id: '01jd00000000000000000000l1',
    createdAt: '2026-11-20T13:00:00Z',
    createdByName: 'Ana Lima',
    expiresAt: '2099-12-21T03:00:00Z',
    revokedAt: null,
    openedAt: '2026-11-20T13:10:00Z',
    state: 'open',
    isCurrent,
    choice: { column: 'essential', chosenAt: '2026-11-20T13:20:00Z', installmentCents },
    acceptance: null,
  });
  const offered = () => screen.findByText(/O cliente escolheu a opção Essencial no link, em 20\/11\/2026/);
  const apply = async () => userEvent.click(await screen.findByRole('button', { name: 'Aplicar a escolha' }));

  it('is applied by one click, as the choice of the client', async () => {
    call.listCustomerLinks.mockResolvedValue({ items: [link(193_000)] });
    openSaved('simulacao');
    await offered();
    await apply();
    await screen.findByText(/Opção escolhida no menu: Essencial\. Ela é registrada/);
    expect(screen.queryByText(/O cliente escolheu a opção/)).toBeNull();
    call.updateSavedSimulation.mockImplementation(async ({ body }) => aSavedPlan(1, [], body.request as never));
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: /^Salvar/ });
    await waitFor(() => expect(save.disabled).toBe(false));
    await userEvent.click(save);
    await waitFor(() =>
      expect(call.updateSavedSimulation.mock.lastCall?.[0].body.menuChoice).toMatchObject({ chosenBy: 'client' }),
    );
  });

  it('is not applied with other figures than the client saw, which is said', async () => {
    call.listCustomerLinks.mockResolvedValue({ items: [link(192_000)] });
    openSaved('simulacao');
    await offered();
    await apply();
    expect(await screen.findByText(/Os valores mudaram desde o link/)).toBeTruthy();
    expect(screen.queryByText(/Opção escolhida no menu/)).toBeNull();
  });

  it('is not offered for an earlier version of the simulation', async () => {
    call.listCustomerLinks.mockResolvedValue({ items: [link(193_000, false)] });
    openSaved('simulacao');
    await screen.findByRole('button', { name: 'Menu de produtos' });
    await waitFor(() => expect(call.listCustomerLinks).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Aplicar a escolha' })).toBeNull();
  });
});
