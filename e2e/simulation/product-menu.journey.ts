import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import {
  expectAccessible,
  expectGoodScreen,
  expectNamesBeginAsShown,
  expectNoSidewaysScroll,
} from '../support/checks.ts';
import { choose, field } from '../support/fields.ts';
import { saveSimulation } from '../support/records.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { expectStep, termCards } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { confirmNotices, expect, type Page, test } from '../support/test.ts';

const words = stringsIn('pt-BR');
const [t, m, a] = [words.simulator, words.productMenu, words.arrangeMenu];
const inPortuguese = (page: Page) => page.addInitScript(() => localStorage.setItem('estrada.language', 'pt-BR'));
const path = '/parameters/productMenu';

test('an F&I manager arranges the columns, and a client chooses one with the seller, or none', async ({
  page,
  browser,
}) => {
  await inPortuguese(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'DEMO.FI-MANAGER', '/');
  await openMenuItem(page, words, path);
  const essential = page.getByRole('region', { name: 'Essencial', exact: true });
  const inOrder = essential.getByRole('listitem');

  await test.step('the products of a column are ordered by keyboard, and the history shows who arranged them', async () => {
    await choose(essential, a('product.add', { column: 'Essencial' }), 'Nota Garantida');
    await expect(inOrder).toHaveCount(3);
    const handle = essential.getByRole('button', { name: /^Mover Nota Garantida/ });
    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(handle).toBeFocused();
    await expect(inOrder).toHaveText([/^1\. Nota Garantida/, /^2\. Seguro de vida/, /^3\. Chevrolet Plus/]);
    await expectGoodScreen(page, 'product-menu-arrangement');
    await expectNamesBeginAsShown(page);
    await page.getByRole('button', { name: a('save'), exact: true }).click();
    await expect(page.getByText(a('saved'), { exact: true })).toBeVisible();
    await expect(page.getByText(words.actName('productMenu.arrange'))).toBeVisible();
  });

  const { id } = await saveSimulation(await signInByApi('DEMO.SELLER'), aPerson(961), {
    products: [{ code: 'MAINTENANCE', amountCents: 90_000 }],
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
  const desk = await context.newPage();
  await confirmNotices(desk);
  await inPortuguese(desk);
  await enter(desk, 'DEMO.SELLER', `/simulador?simulacao=${id}&etapa=simulacao`);
  await expectStep(desk, t('simulation.title'));
  const open = desk.getByRole('button', { name: m('open'), exact: true });
  const dialog = desk.getByRole('dialog', { name: m('title') });
  const figures = async () => (await termCards(desk, words).allTextContents()).join();
  const column = (name: string) => dialog.getByRole('listitem', { name, exact: true });

  await test.step('every column stands next to the instalment without products, and nothing is chosen', async () => {
    await open.click();
    await expect(column('Essencial')).toContainText('por dia');
    await expect(dialog.getByText(/^Parcela sem produtos/)).toBeVisible();
    await expect(dialog.getByText(/^Já na compra, em todas as opções: Manutenção/)).toBeVisible();
    await expect(column('Completa')).toContainText(m('reason.noQuote'));
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [360, 800],
    ] as const) {
      await desk.setViewportSize({ width, height });
      await column('Sob medida').scrollIntoViewIfNeeded();
      await expect(dialog.getByText(/^Parcela sem produtos/)).toBeInViewport();
      await expectNoSidewaysScroll(desk);
      await expectAccessible(desk);
    }
    await desk.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the client composes a column, and chooses Essencial by one click', async () => {
    const before = await figures();
    const custom = column('Sob medida');
    await custom.getByRole('checkbox', { name: 'Seguro de vida' }).check();
    await expect(custom.getByText('+ R$ 0,00 por mês')).toHaveCount(0);
    await column('Essencial')
      .getByRole('button', { name: m('chooseOne', { column: 'Essencial' }) })
      .click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText(m('choice.pending', { column: 'Essencial' }))).toBeVisible();
    await expect(desk.getByRole('switch', { name: 'Nota Garantida (GAP)' })).toBeChecked();
    await expect(field(desk, 'Manutenção · CONCESSIONÁRIA')).toHaveValue('900,00');
    await expect.poll(figures).not.toBe(before);
  });

  await test.step('it is recorded with the simulation, and shown when it is opened again', async () => {
    await desk
      .getByRole('button', { name: /^Salvar/ })
      .first()
      .click();
    await expect(desk.getByText(m('choice.current', { column: 'Essencial' }), { exact: true })).toBeVisible();
    await desk.goto(`${process.env.PORTAL_URL}/simulador?simulacao=${id}&etapa=resumo`);
    const panel = desk.getByRole('region', { name: m('record.title') });
    await expect(panel.getByText(/^Opção Essencial, na tela do vendedor, em .* registrada por/)).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Seguro de vida' })).toBeVisible();
    await expectGoodScreen(desk, 'product-menu-recorded');
  });

  await test.step('refusing all takes one click too, and a later change ends the choice visibly', async () => {
    await desk.goto(`${process.env.PORTAL_URL}/simulador?simulacao=${id}&etapa=simulacao`);
    await expectStep(desk, t('simulation.title'));
    await open.click();
    await dialog.getByRole('button', { name: m('chooseOne', { column: 'Sem produtos' }) }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText(m('choice.pending', { column: 'Sem produtos' }))).toBeVisible();
    await expect(desk.getByRole('switch', { name: /^Seguro de vida/ })).not.toBeChecked();
    await desk.getByRole('switch', { name: /^Seguro de vida/ }).click();
    await expect(desk.getByText(m('choice.lost', { column: 'Sem produtos' }))).toBeVisible();
  });
  await context.close();
});

test('in English: a client chooses a column at the link on a phone, and the seller sees it and applies it', async ({
  page,
  browser,
}) => {
  const english = stringsIn('en');
  const inEnglish = (one: Page) => one.addInitScript(() => localStorage.setItem('estrada.language', 'en'));
  const api = await signInByApi('DEMO.SELLER');
  const { id } = await saveSimulation(api, aPerson(962));
  const { token } = await api.ok('makeCustomerLink', { params: { id }, body: { version: 1 } });
  await inEnglish(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'DEMO.SELLER', `/simulador?simulacao=${id}&etapa=simulacao`);
  await expectStep(page, english.simulator('simulation.title'));

  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, isMobile: true, locale: 'en' });
  const client = await context.newPage();
  await inEnglish(client);
  await client.goto(`${process.env.PORTAL_URL}/minhaProposta#${token}`);
  await client.getByRole('button', { name: english.customerOffer('open'), exact: true }).click();
  const columns = client.getByRole('region', { name: english.productMenu('link.title') });
  await expect(columns.getByText('Chosen', { exact: true })).toHaveCount(0);
  await columns.getByRole('button', { name: english.productMenu('chooseOne', { column: 'Complete' }) }).click();
  await expect(columns.getByText(/^You chose Complete\./)).toBeVisible();
  await expectNoSidewaysScroll(client);
  await expectAccessible(client);
  await context.close();

  await expect(page.getByText(/^The client chose the option Complete at the link, on/)).toBeVisible();
  await page.getByRole('button', { name: english.productMenu('client.apply'), exact: true }).click();
  await expect(page.getByText(english.productMenu('choice.pending', { column: 'Complete' }))).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(
    page.getByText(english.productMenu('choice.current', { column: 'Complete' }), { exact: true }),
  ).toBeVisible();
  const { items } = await (await signInByApi('DEMO.SELLER')).ok('listProductChoices', { params: { id } });
  expect(items).toMatchObject([{ column: 'complete', chosenBy: 'client', isCurrent: true }]);
});
