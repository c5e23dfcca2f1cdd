import { renderMessage } from '@estrada/domain/validation/index';
import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { field } from '../support/fields.ts';
import { download, linesOf } from '../support/files.ts';
import { type Product, startProduct } from '../support/product.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const language = 'pt-BR';
const words = stringsIn(language);
const { upload: t, uploadCorrection: correction, uploadDifference: difference, fitting } = words;
const widths = [1440, 768, 360] as const;
let product: Product;

// what is on the yard changes what every seller of the dealer finds: this journey has a separate product
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

/** Checks a screen at each width, and leaves the widest one. */
async function check(page: Page, name: string): Promise<void> {
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await saveScreen(page, `${language}-${width}-dealer-stock-${name}`);
  }
  await expectAccessible(page);
}

test('a stock is uploaded, corrected on the screen, found by its instalment, and downloaded as corrected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'DEMO.FI-MANAGER', '/', product.portalUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openMenuItem(page, words, '/vehicles/stock');
  const inForce = page.getByRole('region', { name: t('inForce.title') });
  const downloadCsv = async () =>
    linesOf(
      await download(page, () =>
        page.getByRole('button', { name: `${t('inForce.download')} (CSV)`, exact: true }).click(),
      ),
    );
  const send = async (name: string, lines: readonly string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: new RegExp(`^(${t('send.choose')}|${t('send.change')})$`) }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
    await page.getByRole('button', { name: t('send.act'), exact: true }).click();
    const question = page.getByRole('dialog', { name: t('confirm.title') });
    await question.getByRole('button', { name: t('confirm.act'), exact: true }).click();
  };
  const [heading = '', ...before] = await downloadCsv();
  const column = (name: string) => heading.split(';').indexOf(name);
  const put = (line: string, name: string, text: string) => line.split(';').with(column(name), text).join(';');
  const cell = (line: string, name: string) => line.split(';')[column(name)];
  const used = before.find((line) => cell(line, 'km') !== '' && cell(line, 'condicao') === 'usado') ?? '';
  const added = put(put(used, 'placa_ou_codigo', 'LOJA-77'), 'preco', '98765,00');

  await test.step('a file with a wrong line is refused, with the line and the reason, and the stock in force stays', async () => {
    await send('sem-km.csv', [heading, ...before, put(added, 'km', '')]);
    const row = page.getByRole('row').filter({ hasText: 'sem-km.csv' }).first();
    await expect(row).toContainText(words.fileWork('state.ERROR'));
    await row.getByRole('button', { name: t('problems.show') }).click();
    const problems = page.getByRole('dialog', { name: t('problems.title', { name: 'sem-km.csv' }) });
    await expect(problems).toContainText(renderMessage('mileage.required', language));
    await check(page, 'problems');
    await problems
      .getByRole('button', { name: t('problems.close') })
      .first()
      .click();
    await expect(inForce).not.toContainText('sem-km.csv');
  });

  await test.step('the file with the mileage replaces the stock', async () => {
    await send('estoque-novo.csv', [heading, ...before, added]);
    await expect(inForce).toContainText('estoque-novo.csv');
    await expect(inForce).toContainText(String(before.length + 1));
    await check(page, 'in-force');
  });

  await test.step('a wrong price is refused at its cell of the grid, and the right one is applied', async () => {
    await page.getByRole('button', { name: t('inForce.correct'), exact: true }).click();
    const grid = page.getByRole('grid', { name: correction('grid') });
    const line = grid.getByRole('row').filter({ hasText: 'LOJA-77' });
    await line.getByRole('gridcell', { name: /^98\.765/ }).click();
    await page.keyboard.press('Enter');
    const typed = grid.getByRole('textbox');
    await typed.fill('-1');
    await typed.press('Enter');
    const act = page.getByRole('button', { name: correction('check'), exact: true });
    await act.click();
    await expect(grid.locator('[aria-invalid=true]')).toContainText('-1');
    await check(page, 'grid-refused');
    await grid.getByRole('gridcell', { name: /^-1/ }).dblclick();
    await typed.fill('45670,00');
    await typed.press('Enter');
    await act.click();
    const drawer = page.getByRole('dialog', { name: /^O que estoque-.* mudaria$/ });
    await expect(drawer.getByText(/45\.670,00/)).toBeVisible();
    await check(page, 'grid-difference');
    await drawer.getByRole('button', { name: difference('trial.apply'), exact: true }).click();
    const question = page.getByRole('dialog', { name: difference('trial.title') });
    await question.getByRole('button', { name: difference('trial.apply'), exact: true }).click();
    await expect(inForce).toContainText(/estoque-\d{4}-\d\d-\d\d\.csv/);
  });

  await test.step('the table in force is downloaded with the corrected line, and the others unchanged', async () => {
    const [, ...after] = await downloadCsv();
    const plain = (lines: readonly string[]) =>
      lines.map((line) => put(line, 'preco', cell(line, 'preco')!.replaceAll('.', ''))).toSorted();
    expect(plain(after)).toEqual(plain([...before, put(added, 'preco', '45670,00')]));
  });

  await test.step('the seller finds it by an instalment, at the price of the dealer, and simulates it', async () => {
    await page.goto(`${product.portalUrl}/simulador`);
    await page.getByRole('button', { name: fitting('title'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: fitting('title') });
    await dialog.getByRole('checkbox', { name: fitting('source.NEW') }).uncheck();
    await field(dialog, fitting('entry')).fill('20000,00');
    // the cheapest vehicle is the nearest to an instalment that none reaches
    await field(dialog, fitting('installment')).fill('100,00');
    await dialog.getByRole('button', { name: fitting('search'), exact: true }).click();
    const found = dialog.getByRole('row').filter({ hasText: 'LOJA-77' });
    await expect(found).toContainText(/R\$\s45\.670,00/);
    await expect(found).toContainText(fitting('inStock'));
    await check(page, 'fitting');
    await found.getByRole('button', { name: /LOJA-77$/ }).click();
    await expect(field(page, words.simulator('price'))).toHaveValue('45.670,00');
  });
});
