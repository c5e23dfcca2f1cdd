// @vitest-environment jsdom
/** The page that decides which insurance products public pages show. */
import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { productName } from '@estrada/domain/enumerations/index';
import { formatDate } from '@estrada/domain/formats/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import './final-client.page.tsx';

const path = '/insurance/finalClientParameterization';
const today = businessDay(new Date().toISOString());
const aRow = (product: string, position: number, changes: object = {}) => ({
  id: `01hq3w7k9m2n4p6r8s0t2v4v0${position}`,
  version: 1,
  clientPage: 'SIMULATOR',
  product,
  isShown: true,
  position,
  textPt: `Texto de ${product}`,
  textEn: `Text of ${product}`,
  effectiveFrom: addDays(today, -10),
  validUntil: null,
  state: 'in-force',
  changedByName: 'Ana',
  updatedAt: '2026-11-20T14:00:00Z',
  can: { edit: false, delete: false },
  ...changes,
});
const items = [
  aRow('SEGURO_AUTO', 2),
  aRow('LIFE', 1),
  aRow('GAP', 3, { isShown: false }),
  aRow('PMC', 4, { clientPage: 'WEB_FORM' }),
];

beforeEach(resetBrowser);

function open(answers: Answers = {}, address = path) {
  signInAs({ ...bitUser, groups: [{ groupName: 'insurance' }] });
  const calls = fakeServer({ readFinalClientProducts: () => ({ today, items }), ...answers });
  renderPortal(address);
  return calls;
}
const shownToday = async () =>
  within(await screen.findByRole('region', { name: 'Nesta página hoje' }))
    .queryAllByRole('listitem')
    .map((one) => one.textContent);

it('shows what a page shows today, in its order, and each product with its rows', async () => {
  open();
  expect(await shownToday()).toEqual(['Seguro de vidaTexto de LIFE', 'Seguro autoTexto de SEGURO_AUTO']);
  const gap = within(await screen.findByRole('region', { name: productName('GAP').pt }));
  expect(gap.getByText('Não exibido')).toBeTruthy();
});

it('has a tab for each public page', async () => {
  open();
  await shownToday();
  await userEvent.click(screen.getByRole('tab', { name: 'Formulário web' }));
  await waitFor(async () => expect((await shownToday()).join()).toContain('Texto de PMC'));
  await userEvent.click(screen.getByRole('tab', { name: 'Link da oferta' }));
  expect(await screen.findByText('Nenhum seguro é exibido nesta página hoje.')).toBeTruthy();
});

it('registers from which day a product is shown, with its page, its product and both texts', async () => {
  const calls = open({ saveFinalClientProduct: () => aRow('PPI', 5) });
  await shownToday();
  const section = within(await screen.findByRole('region', { name: /PPI/ }));
  await userEvent.click(section.getByRole('button'));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByRole('textbox', { name: /^Início/ }), formatDate(addDays(today, 5)));
  await userEvent.click(form.getByRole('switch', { name: /^Exibir/ }));
  await userEvent.type(form.getByRole('textbox', { name: /^Ordem/ }), '4');
  await userEvent.type(form.getByRole('textbox', { name: /^Texto em português/ }), 'Paga parcelas');
  const submit = form.getAllByRole('button').find((one) => one.getAttribute('type') === 'submit')!;
  await userEvent.click(submit);
  const english = form.getByRole('textbox', { name: /^Texto em inglês/ });
  expect(english.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(english, 'Pays instalments');
  await userEvent.click(submit);
  await waitFor(() => expect(calls.some(({ name }) => name === 'saveFinalClientProduct')).toBe(true));
  expect(calls.find(({ name }) => name === 'saveFinalClientProduct')?.body).toMatchObject({
    clientPage: 'SIMULATOR',
    product: 'PPI',
    effectiveFrom: addDays(today, 5),
    isShown: true,
    position: 4,
    textPt: 'Paga parcelas',
    textEn: 'Pays instalments',
    id: null,
  });
});
