/** Role insurance uploads the FIPE table: it is refused at a wrong cell, tried, and put in force. */
import { renderUploadMessage } from '@estrada/domain/uploads/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { expectGoodScreen } from '../support/checks.ts';
import { type Product, startProduct } from '../support/product.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const language = 'pt-BR';
const words = stringsIn(language);
const t = words.upload;
let product: Product;

// a table that takes effect changes what others see: this journey has a separate product
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

const heading = 'preco,marca,modelo,ano_modelo,combustivel,codigo_fipe,mes_referencia,tipo,sigla_combustivel';
const line = (price: string, year: number, letter = 'G') =>
  `"R$ ${price}",GM - Chevrolet,Modelo 1.0,${year},Gasolina,004999-0,maio de 2022 ,1,${letter}`;

async function choose(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: new RegExp(`^(${t('send.choose')}|${t('send.change')})$`) }).click();
  const buffer = Buffer.from([heading, ...lines].join('\n'));
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
}

test('the FIPE table is refused with line and column, tried and put in force', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'DEMO.INSURANCE', '/', product.portalUrl);
  await openMenuItem(page, words, '/insurance/insuranceManagement');
  await page.getByRole('tab', { name: words.products('tab.fipe') }).click();
  const inForce = page.getByRole('region', { name: t('inForce.title') });
  await expect(inForce).toContainText('tabela-fipe.csv');
  await expectGoodScreen(page, `${language}-fipe`);

  await choose(page, 'errada.csv', [line('41.500,00', 2019), line('98.250,00', 2020, 'D'), line('barato', 2021)]);
  await page.getByRole('button', { name: t('send.act'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('confirm.title') });
  await question.getByRole('button', { name: t('confirm.act'), exact: true }).click();
  const refusal = renderUploadMessage('lines.invalid', language, { count: 2, line: 3 });
  await expect(page.getByRole('alert').filter({ hasText: `errada.csv: ${refusal}` })).toHaveCount(1);
  await expect(inForce).toContainText('tabela-fipe.csv');
  await page
    .getByRole('button', { name: `${t('problems.show')}: errada.csv` })
    .first()
    .click();
  const problems = page.getByRole('dialog', { name: t('problems.title', { name: 'errada.csv' }) });
  const rows = problems.getByRole('row');
  await expect(rows.filter({ hasText: renderMessage('fuel.differs', language) })).toContainText('sigla_combustivel');
  await expect(rows.filter({ hasText: renderMessage('number.invalid', language) })).toContainText('preco');
  await expectGoodScreen(page, `${language}-fipe-problems`);
  await page.keyboard.press('Escape');
  await expect(problems).toHaveCount(0);

  await choose(page, 'maio.csv', [line('41.500,00', 2019), line('98.250,00', 32000)]);
  await page.getByRole('button', { name: t('send.try'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: words.uploadDrawer('difference.title', { name: 'maio.csv' }) });
  await expect(
    drawer
      .getByRole('row')
      .filter({ hasText: /^004999-0/ })
      .first(),
  ).toContainText('R$');
  await expectGoodScreen(page, `${language}-fipe-trial`);
  const typed = drawer.getByRole('textbox', { name: /^Digite \d+ para confirmar/ });
  const [, count = ''] = /Digite (\d+)/.exec((await drawer.textContent()) ?? '') ?? [];
  await typed.fill(count);
  const apply = words.uploadDifference('trial.apply');
  await drawer.getByRole('button', { name: apply, exact: true }).click();
  const confirm = page.getByRole('dialog', { name: words.uploadDifference('trial.title') });
  await confirm.getByRole('button', { name: apply, exact: true }).click();
  await expect(inForce).toContainText('maio.csv');
});
