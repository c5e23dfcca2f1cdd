// @vitest-environment jsdom
/** The page on which the F&I manager arranges the menu of products. */
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a column
import './arrange-menu.page.tsx';

const named = (...codes: string[]) => codes.map((code) => ({ code, provider: null }));
const dealerId = fiManager.activeDealerId!;
const menu = {
  dealerId,
  version: 3,
  columns: [
    { column: 'none', products: [] },
    { column: 'essential', products: named('LIFE', 'GAP') },
  ],
  updatedAt: '2026-11-20T14:00:00Z',
  updatedByName: 'Ana Lima',
  catalogue: [
    { code: 'LIFE', provider: 'METLIFE', name: 'Seguro de vida' },
    { code: 'GAP', provider: 'ASSURANT', name: 'GAP' },
    { code: 'PMC', provider: 'LIBERTY', name: 'Proteção mecânica' },
    { code: 'PMC', provider: 'CARDIF', name: 'Proteção mecânica' },
  ],
  can: { arrange: true },
};

beforeEach(resetBrowser);

function open(answers: Answers = {}, user = fiManager) {
  signInAs(user);
  const calls = fakeServer({
    readProductMenu: () => menu,
    saveProductMenu: () => ({ ...menu, version: 4 }),
    readHistory: () => ({ items: [], next: null }),
    ...answers,
  });
  renderPortal('/parameters/productMenu');
  return calls;
}
const productsOf = (name: string) =>
  within(screen.getByRole('list', { name: `Produtos da coluna ${name}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('arranges columns and products by keyboard and buttons, and saves them in their order', async () => {
  const calls = open();
  await screen.findByText(/Organizado por Ana Lima em 20\/11\/2026/);
  expect(productsOf('Essencial')).toEqual([
    expect.stringMatching(/^1\. Seguro de vida/),
    expect.stringMatching(/^2\. /),
  ]);
  screen.getByRole('button', { name: /^Mover Seguro de vida, posição 1 de 2/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(productsOf('Essencial')[1]).toMatch(/^2\. Seguro de vida/);
  await userEvent.click(screen.getByRole('combobox', { name: 'Adicionar produto a Essencial' }));
  await userEvent.click(await screen.findByRole('option', { name: /CARDIF/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Remover Seguro de vida da coluna Essencial' }));
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar Sob medida' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mover Sem produtos para depois' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mover Sem produtos para depois' }));
  expect(screen.getByText('Sem produtos: coluna 3 de 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar menu' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'saveProductMenu')).toBeTruthy());
  expect(calls.find(({ name }) => name === 'saveProductMenu')!.body).toEqual({
    version: 3,
    columns: [
      { column: 'essential', products: [...named('GAP'), { code: 'PMC', provider: 'CARDIF' }] },
      { column: 'custom', products: [] },
      { column: 'none', products: [] },
    ],
  });
});

it('shows a refusal at the column that it concerns', async () => {
  const message = 'Escolha um produto que a concessionária vende';
  const fields = [{ path: 'columns.1.products.0', key: 'productMenu.product', message }];
  open({ saveProductMenu: () => refuse(422, 'DOM002', 'Corrija', fields) });
  await userEvent.click(await screen.findByRole('button', { name: /^Remover Seguro de vida/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar menu' }));
  const column = screen.getByRole('region', { name: 'Essencial' });
  expect((await within(column).findByRole('alert')).textContent).toBe(message);
});

it('takes the default columns back, without products that the dealer does not sell', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Usar as colunas padrão' }));
  expect(productsOf('Completa')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Sob medida' })).toBeTruthy();
});

it('shows the columns without any control to those who only read them, once they have found a dealer', async () => {
  const dealer = { id: dealerId, GMFcode: '100100', tradingName: 'Veloz' };
  open(
    {
      readProductMenu: () => ({ ...menu, version: 0, updatedAt: null, updatedByName: null, can: { arrange: false } }),
      listDealers: () => ({ items: [dealer], next: null, totalElements: 1, totalCapped: false }),
    },
    { ...bitUser, groups: [{ groupName: 'finance' }] },
  );
  await userEvent.type(await screen.findByRole('combobox', { name: 'Concessionária' }), 'Veloz');
  await userEvent.click(await screen.findByRole('option', { name: '100100 · Veloz' }));
  expect(await screen.findByText(/mostra as colunas padrão/)).toBeTruthy();
  expect(screen.getByText('Só o gerente de F&I altera o menu.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Salvar|Mover|Remover|Adicionar/ })).toBeNull();
});
