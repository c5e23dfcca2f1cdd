import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { renderTableNote, renderUploadMessage } from '@estrada/domain/uploads/index';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { field } from '../support/fields.ts';
import { download, linesOf } from '../support/files.ts';
import { type Product, startProduct } from '../support/product.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { choosePurchase, instalmentOf, termCards } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

const [language, width] = ['pt-BR', 1440] as const;
const words = stringsIn(language);
const {
  upload: t,
  uploadStart: start,
  uploadDifference: difference,
  uploadDrawer: drawerStrings,
  uploadCorrection: correction,
} = words;
const today = businessDay(new Date().toISOString());
const initialFile = 'tabelas-de-precos.xlsx';
let product: Product;

// a table that takes effect changes all simulations: this journey has a separate product
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

/** The current instalment of a new Onix over 36 months, as a seller sees it. */
async function instalmentNow(page: Page): Promise<number> {
  await page.goto(`${product.portalUrl}/simulador`);
  await choosePurchase(page, words, {
    kind: 'new',
    model: 'Onix',
    version: '1.0 Manual',
    plan: 'Regular FDU',
    entryValueCents: 3_000_000,
  });
  const card = termCards(page, words)
    .filter({ hasText: /\b36\b/ })
    .first();
  await expect(card).toBeVisible();
  return instalmentOf(card);
}

test('a price table changes an instalment now, a later table is cancelled before its day, and the first is restored', async ({
  page,
  browser,
}) => {
  const check = async (name: string) => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await saveScreen(page, `${language}-${width}-price-tables-${name}`);
  };
  const sellerPage = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await enter(sellerPage, 'DEMO.SELLER', '/', product.portalUrl);
  await expect(sellerPage.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await instalmentNow(sellerPage);
  await page.setViewportSize({ width, height: 900 });
  await enter(page, 'DEMO.FINANCE', '/', product.portalUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openMenuItem(page, words, '/upload/plans');
  const inForce = page.getByRole('region', { name: t('inForce.title') });
  let filled: string[] = [];

  const choose = async (name: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: new RegExp(`^(${t('send.choose')}|${t('send.change')})$`) }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(filled.join('\r\n')) });
  };
  const sendAtOnce = async () => {
    await page.getByRole('button', { name: t('send.act'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('confirm.title') });
    await question.getByRole('button', { name: t('confirm.act'), exact: true }).click();
  };
  const send = async (name: string) => {
    await sendAtOnce();
    await expect(page.getByRole('status').filter({ hasText: `${name}: ` })).toHaveCount(1);
  };

  /** Types another number first, which is refused at the field. */
  const typeRemoved = async (drawer: Locator, act: string) => {
    const typed = drawer.getByRole('textbox', { name: /^Digite \d+ para confirmar/ });
    const button = drawer.getByRole('button', { name: act, exact: true });
    const [, count = ''] = /Digite (\d+)/.exec((await drawer.textContent()) ?? '') ?? [];
    await typed.fill(`${count}0`);
    await button.click();
    await expect(typed).toHaveAttribute('aria-invalid', 'true');
    await typed.fill(count);
    await button.click();
  };

  await test.step('the filled template, with its rate doubled and a line added, replaces all tables once its removals are typed', async () => {
    const template = await download(page, () => page.getByRole('button', { name: t('template.csv') }).click());
    const [heading = '', example = ''] = linesOf(template);
    const cells = example.split(';');
    const put = (line: string[], name: string, text: string) => line.with(heading.split(';').indexOf(name), text);
    const changed = put(cells, 'taxa_mensal', '2,98');
    const added = put(put(changed, 'codigo_tabela', 'NOVA-48'), 'prazo', '48');
    filled = [`${heading};obs`, `${changed.join(';')};x`, `${added.join(';')};`];
    await choose('novembro.csv');
    // sent at once it is refused: it removes nearly everything
    await sendAtOnce();
    await expect(page.getByRole('alert').filter({ hasText: /linhas em vigor\. Nada mudou/ })).toHaveCount(1);
    await choose('novembro.csv');
    await page.getByRole('button', { name: t('send.try'), exact: true }).click();
    const drawer = page.getByRole('dialog', { name: drawerStrings('difference.title', { name: 'novembro.csv' }) });
    await expect(drawer.getByText(difference('risk.title'))).toBeVisible();
    // the values of a new line, and what of the file was not read
    await expect(drawer.getByRole('row').filter({ hasText: /^NOVA-48/ })).toContainText('taxa_mensal 2,98%');
    const note = drawer.getByText(`${renderTableNote('column.unknown', 1, language)}`);
    await note.click();
    await expect(drawer.getByRole('listitem').filter({ hasText: /^obs$/ })).toBeVisible();
    await check('takes-much-away');
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await saveScreen(page, `${language}-360-price-tables-takes-much-away`);
    await page.setViewportSize({ width, height: 900 });
    const question = page.getByRole('dialog', { name: difference('trial.title') });
    await typeRemoved(drawer, difference('trial.apply'));
    await question.getByRole('button', { name: difference('trial.apply'), exact: true }).click();
    await expect(inForce).toContainText('novembro.csv');
    expect(await instalmentNow(sellerPage)).toBeGreaterThan(before);
  });

  await test.step('a table with a later start day changes nothing yet, and is cancelled', async () => {
    const day = addDays(today, 10);
    await choose('futura.csv');
    await page.getByText(start('start.later'), { exact: true }).click();
    await field(page, start('start.day')).fill(formatDate(day));
    await check('from-a-day');
    await send('futura.csv');
    const planned = renderUploadMessage('planned', language, { count: 2, day: formatDate(day) });
    await expect(page.getByRole('row').filter({ hasText: planned })).toHaveCount(1);
    await expect(inForce).toContainText(formatDate(day));
    await expect(inForce).toContainText('novembro.csv');
    await inForce.getByRole('button', { name: `${start('planned.cancel')}: futura.csv` }).click();
    const question = page.getByRole('dialog', { name: start('planned.confirm') });
    await question.getByRole('button', { name: start('planned.cancel'), exact: true }).click();
    await expect(inForce).not.toContainText('futura.csv');
  });

  await test.step('a rate that is corrected on the screen is tried, shown with what it changes, and changes the instalment', async () => {
    const doubled = await instalmentNow(sellerPage);
    await page.getByRole('button', { name: t('inForce.correct'), exact: true }).click();
    const grid = page.getByRole('grid', { name: correction('grid') });
    const rate = grid
      .getByRole('row')
      .filter({ hasText: /REG-NOVO-36/ })
      .getByRole('gridcell', { name: '2,98' });
    await rate.click();
    await page.keyboard.press('Enter');
    const typed = grid.getByRole('textbox');
    // a refusal is shown at the cell
    await typed.fill('0,02');
    await typed.press('Enter');
    const act = page.getByRole('button', { name: correction('check'), exact: true });
    await act.click();
    await expect(grid.locator('[aria-invalid=true]')).toContainText('0,02');
    await check('correction-refused');
    // nothing typed is lost when the page is loaded again
    await page.reload();
    await page.getByRole('button', { name: t('inForce.goOn'), exact: true }).click();
    await grid.getByRole('gridcell', { name: /^0,02/ }).dblclick();
    await typed.fill('3,5');
    await typed.press('Enter');
    await expect(page.getByText('1 alteração em 1 linha')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await saveScreen(page, `${language}-360-price-tables-correction`);
    await page.setViewportSize({ width, height: 900 });
    await act.click();
    const drawer = page.getByRole('dialog', { name: /^O que tabelas-de-precos-.* mudaria$/ });
    await expect(drawer.getByText('2,98% → 3,5%')).toBeVisible();
    await drawer.getByRole('button', { name: difference('trial.apply'), exact: true }).click();
    const question = page.getByRole('dialog', { name: difference('trial.title') });
    await question.getByRole('button', { name: difference('trial.apply'), exact: true }).click();
    await expect(inForce).toContainText(/tabelas-de-precos-\d{4}-\d\d-\d\d\.csv/);
    expect(await instalmentNow(sellerPage)).toBeGreaterThan(doubled);
  });

  await test.step('the previous table is restored by one confirmed click, after a view of the difference', async () => {
    await page.getByRole('button', { name: `${start('times.look')}: ${initialFile}` }).click();
    const drawer = page.getByRole('dialog', { name: start('return.title', { name: initialFile }) });
    await expect(drawer.getByRole('table').first()).toBeVisible();
    await check('return');
    await typeRemoved(drawer, difference('return.act'));
    const question = page.getByRole('dialog', { name: difference('return.confirm') });
    await question.getByRole('button', { name: difference('return.act'), exact: true }).click();
    await expect(inForce).toContainText(initialFile);
    expect(await instalmentNow(sellerPage)).toBe(before);
    await check('returned');
  });
  await sellerPage.context().close();
});
