// @vitest-environment jsdom
/** The menu of products turned to the client. */
import { selectedOf } from '@estrada/domain/simulation/index';
import type { PricedMenu } from '@estrada/endpoints/index';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, openSaved, prepareSimulator } from '../simulator.test-support.tsx';
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
    { ...bare, ...without, column: 'none' },
  ],
  kept: [],
  choices: [],
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
  expect(shown).toContain('Não vendidos aqui');
  expect(plain(dialog.getByText(/Parcela sem produtos/).textContent)).toContain('R$ 1.900,00');
  const buttons = dialog.getAllByRole('button', { name: /^Escolher: / });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Escolher: Essencial',
    'Escolher: Sem produtos',
  ]);
  expect(new Set(buttons.map((button) => button.className)).size).toBe(1);
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
