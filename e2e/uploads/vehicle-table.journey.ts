import { renderUploadMessage } from '@estrada/domain/uploads/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { list } from '../support/fields.ts';
import { download, linesOf } from '../support/files.ts';
import { type Product, startProduct } from '../support/product.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { type ScreenStrings, stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const username = 'DEMO.FINANCE';
const sellerName = 'DEMO.SELLER';
let product: Product;

// a table that takes effect changes all simulations: these journeys have a separate product
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

type Sent = { name: string; content: Buffer | string };

async function choose(page: Page, t: ScreenStrings['upload'], { name, content }: Sent): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: new RegExp(`^(${t('send.choose')}|${t('send.change')})$`) }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

async function send(page: Page, t: ScreenStrings['upload'], file: Sent): Promise<void> {
  await choose(page, t, file);
  await page.getByRole('button', { name: t('send.act'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('confirm.title') });
  await expect(question).toContainText(file.name);
  await question.getByRole('button', { name: t('confirm.act'), exact: true }).click();
  await expect(question).toHaveCount(0);
}

/** The banner reports the end once, and the history has it. */
async function expectEnd(page: Page, words: ScreenStrings, name: string, state: 'SUCCESS' | 'ERROR', message: string) {
  const banner = page.getByRole(state === 'ERROR' ? 'alert' : 'status').filter({ hasText: `${name}: ${message}` });
  await expect(banner).toHaveCount(1);
  const row = page.getByRole('row').filter({ hasText: name }).first();
  await expect(row).toContainText(words.fileWork(`state.${state}`));
  await expect(row).toContainText(message);
  await banner.getByRole('button').click();
  await expect(banner).toHaveCount(0);
}

/** The new models that the simulator offers a seller. */
async function modelsIn(page: Page, words: ScreenStrings): Promise<string[]> {
  await page.goto(`${product.portalUrl}/simulador`);
  await list(page, words.vehicleLevels('modelId')).click();
  await expect(page.getByRole('option').filter({ visible: true }).first()).toBeVisible();
  return page.getByRole('option').filter({ visible: true }).allTextContents();
}

const [language, width] = ['pt-BR', 1440] as const;
const words = stringsIn(language);
const t = words.upload;
const says = (key: Parameters<typeof renderUploadMessage>[0], params = {}) =>
  renderUploadMessage(key, language, params);

test(`a vehicle table is refused, corrected and takes effect`, async ({ page, browser }) => {
  const good = (...models: string[]) =>
    [heading, ...models.map((model) => example.replace('Onix', model))].join('\r\n');
  const check = async (name: string) => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await saveScreen(page, `${language}-${width}-upload-${name}`);
  };
  let heading = '';
  let example = '';
  await page.setViewportSize({ width, height: 900 });
  await enter(page, username, '/', product.portalUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openMenuItem(page, words, '/vehicles/upload');

  await test.step('the template has the heading and an example, and its columns are explained', async () => {
    const template = await download(page, () => page.getByRole('button', { name: t('template.csv') }).click());
    expect(template.name).toBe('tabela-de-veiculos-modelo.csv');
    [heading = '', example = ''] = linesOf(template);
    expect(heading.split(';')).toHaveLength(10);
    await page.getByText(t('columns.show')).click();
    await expect(page.getByRole('table', { name: t('columns.label') }).getByRole('row')).toHaveCount(11);
    await check('template');
    await page.getByText(t('columns.show')).click();
  });

  await test.step('a file of another type is refused before the upload', async () => {
    await choose(page, t, { name: 'foto.png', content: 'x' });
    await expect(page.getByRole('alert').filter({ hasText: t('send.wrongType') })).toBeVisible();
  });

  await test.step('an invalid table changes nothing, and the page and the report list every invalid cell', async () => {
    const bad = [
      heading,
      example,
      example.replace(/;[^;]*$/, ';barato'),
      example.replace('novo', 'seminovo').replace('Onix', '=1+1'),
    ];
    await send(page, t, { name: 'ruim.csv', content: bad.join('\r\n') });
    await expectEnd(page, words, 'ruim.csv', 'ERROR', says('lines.invalid', { count: 3, line: 3 }));
    await page
      .getByRole('button', { name: `${t('problems.show')}: ruim.csv` })
      .first()
      .click();
    const drawer = page.getByRole('dialog', { name: t('problems.title', { name: 'ruim.csv' }) });
    const rows = drawer.getByRole('row');
    await expect(rows.filter({ hasText: renderMessage('number.invalid', language) })).toContainText('barato');
    await expect(rows.filter({ hasText: renderMessage('value.notAllowed', language) })).toContainText('seminovo');
    await expect(rows.filter({ hasText: renderMessage('cell.formula', language) })).toContainText('=1+1');
    await check('problems');
    const report = await download(page, () => drawer.getByRole('button', { name: t('problems.report') }).click());
    expect(report.name).toBe('tabela-de-veiculos-problemas.csv');
    expect(linesOf(report)).toEqual([
      'linha;coluna;valor;motivo',
      `3;preco;barato;${renderMessage('number.invalid', language)}`,
      `4;condicao;seminovo;${renderMessage('value.notAllowed', language)}`,
      `4;modelo;'=1+1;${renderMessage('cell.formula', language)}`,
    ]);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  await test.step('an image is refused whatever its name', async () => {
    await send(page, t, { name: 'foto.csv', content: await page.screenshot() });
    await expectEnd(page, words, 'foto.csv', 'ERROR', says('file.notATable'));
  });

  const sellerPage = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await enter(sellerPage, sellerName, '/', product.portalUrl);
  await expect(sellerPage.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await modelsIn(sellerPage, words);
  expect(before).not.toContain('Corvette');

  await test.step('a valid CSV takes effect in the simulator', async () => {
    await send(page, t, { name: 'boa.csv', content: good('Corvette', 'Opala') });
    await expectEnd(page, words, 'boa.csv', 'SUCCESS', says('applied', { count: 2 }));
    expect(await modelsIn(sellerPage, words)).toEqual(['Corvette', 'Opala']);
  });

  await test.step('a valid workbook then takes effect', async () => {
    const { name, content } = await download(page, () =>
      page.getByRole('button', { name: t('template.xlsx') }).click(),
    );
    expect(name).toBe('tabela-de-veiculos-modelo.xlsx');
    await send(page, t, { name: 'boa.xlsx', content });
    await expectEnd(page, words, 'boa.xlsx', 'SUCCESS', says('applied', { count: 2 }));
    expect(await modelsIn(sellerPage, words)).toEqual(['Onix']);
  });

  await test.step('a reload shows the history, newest first', async () => {
    await page.reload();
    const names = page.getByRole('table', { name: t('history.label') }).getByRole('rowheader');
    await expect(names.nth(3)).toBeVisible();
    expect((await names.allTextContents()).slice(0, 4)).toEqual(['boa.xlsx', 'boa.csv', 'foto.csv', 'ruim.csv']);
    await check('history');
  });
  await sellerPage.context().close();
});
