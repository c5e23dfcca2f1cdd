import { typedValues } from '@estrada/domain/forms/index';
import { dealerForm } from '@estrada/domain/organization/index';
import { makeCnpj } from '@estrada/domain/people/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, expectGoodScreen } from '../support/checks.ts';
import { choose, field, list, searchField } from '../support/fields.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { type ScreenStrings, stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const username = 'DEMO.BIT';
const wide = { width: 1440, height: 900 };

/** The dealer that a journey registers. */
const { name, gmf, bac } = { name: 'Serra Clara Veículos', gmf: '301', bac: '330101' };
const language = 'pt-BR';
const words = stringsIn(language);

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function openActions(page: Page, { dealer }: ScreenStrings, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: dealer('actionsOf', { name: `${gmf} · ${name}` }) }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const { dealers: t, dealer } = words;
const save = (page: Page) => page.getByRole('button', { name: dealer('submit'), exact: true }).click();

test(`a dealer is registered after invalid input was refused at its fields`, async ({ page }) => {
  await page.setViewportSize(wide);
  await enter(page, username, '/');
  await openMenuItem(page, words, '/dealers');
  await page.getByRole('link', { name: dealer('register') }).click();
  await expect(page.getByRole('heading', { level: 1, name: dealer('register') })).toBeVisible();

  await field(page, t('field.document')).fill('17919133000199');
  await field(page, t('field.companyName')).fill(`${name} Ltda.`);
  await field(page, t('field.tradingName')).fill(name);
  await choose(page, t('field.dealerGroup'), 'Grupo Litoral');
  await choose(page, t('field.region'), 'Sul');
  await field(page, t('field.GMFcode')).fill('30');
  await field(page, t('field.baccode')).fill('210101');
  await field(page, t('field.phone')).fill('1132871578');
  await field(page, t('field.zipCode')).fill('01310100');
  await expect(field(page, t('field.street'))).toHaveValue('Avenida Paulista');
  await expect(list(page, t('field.city'))).toHaveValue('São Paulo');
  await save(page);

  const message = (key: Parameters<typeof renderMessage>[0]) => renderMessage(key, language);
  await expect(field(page, t('field.document'))).toBeFocused();
  await expect(field(page, t('field.document'))).toHaveAccessibleDescription(message('cnpj.invalid'));
  await expect(field(page, t('field.GMFcode'))).toHaveAccessibleDescription(message('gmfCode.invalid'));
  await expect(field(page, t('field.number'))).toHaveAccessibleDescription(message('required'));
  await expect(page.getByText(words.records('review'))).toBeVisible();
  await expectGoodScreen(page, `${language}-dealer-refused`);

  await field(page, t('field.document')).fill(makeCnpj('9K2M4RDD0001'));
  await field(page, t('field.GMFcode')).fill(gmf);
  await field(page, t('field.number')).fill('1500');
  await save(page);
  // the code of another dealer: only the server knows
  await expect(field(page, t('field.baccode'))).toHaveAccessibleDescription(message('bacCode.taken'));
  await expect(field(page, t('field.baccode'))).toBeFocused();
  await expect(field(page, t('field.tradingName'))).toHaveValue(name);

  await field(page, t('field.baccode')).fill(bac);
  await save(page);
  await expect(page.getByText(words.success('dealer.registered'))).toBeVisible();
  await expect(row(page, name)).toContainText('São Paulo · SP');
  await expectGoodScreen(page, `${language}-dealers`);
});

test(`a dealer is found, disabled, enabled and edited`, async ({ page }) => {
  await page.setViewportSize(wide);
  await enter(page, username, '/dealers');
  await searchField(page, dealer('search')).fill(name.slice(0, 11).toUpperCase());
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/busca=/);

  await openActions(page, words, name, dealer('disable'));
  const question = page.getByRole('dialog', { name: dealer('disableTitle') });
  await expect(question).toContainText(name);
  await expectAccessible(page);
  await question.getByRole('button', { name: dealer('disable'), exact: true }).click();
  await expect(page.getByText(words.success('dealer.disabled'))).toBeVisible();
  await expect(row(page, name)).toContainText(dealer('disabled'));

  // a reload keeps filters and status
  await page.reload();
  await expect(row(page, name)).toContainText(dealer('disabled'));
  await choose(page, dealer('status'), dealer('enabled'));
  await expect(page.getByText(dealer('noMatch'))).toBeVisible();
  await page.getByRole('button', { name: words.lists('clear') }).click();
  await choose(page, dealer('status'), dealer('disabled'));
  await expect(row(page, name)).toBeVisible();

  await openActions(page, words, name, dealer('enable'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: dealer('enable'), exact: true })
    .click();
  await expect(page.getByText(words.success('dealer.enabled'))).toBeVisible();
  await page.getByRole('button', { name: words.lists('clear') }).click();
  await expect(row(page, name)).toContainText(dealer('enabled'));

  await page.getByRole('link', { name, exact: true }).click();
  await expect(field(page, t('field.baccode'))).toHaveValue(bac);
  await field(page, t('field.number')).fill('1600');
  await page.getByRole('button', { name: dealer('save'), exact: true }).click();
  await expect(page.getByText(words.success('dealer.saved'))).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(field(page, t('field.number'))).toHaveValue('1600');
  await expectGoodScreen(page, `${language}-dealer`);
});

test('sort order and filters survive opening a dealer and going back', async ({ page }) => {
  await page.setViewportSize(wide);
  await enter(page, username, '/dealers');
  const names = () => page.getByRole('rowheader').locator('a').allTextContents();
  await expect(page.getByRole('columnheader', { name: t('column.name') })).toHaveAttribute('aria-sort', 'ascending');
  await page
    .getByRole('columnheader', { name: t('column.city') })
    .getByRole('button')
    .click();
  await expect(page.getByRole('columnheader', { name: t('column.city') })).toHaveAttribute('aria-sort', 'ascending');
  await page
    .getByRole('columnheader', { name: t('column.city') })
    .getByRole('button')
    .press('Enter');
  await choose(page, t('field.state'), 'SP');
  await expect(page).toHaveURL(/uf=SP/);
  await expect.poll(async () => (await names()).includes('Baía Veículos')).toBe(false);
  await page.getByRole('link', { name: 'Autovia Paulista', exact: true }).click();
  await expect(field(page, t('field.tradingName'))).toHaveValue('Autovia Paulista');
  await page.getByRole('link', { name: dealer('back') }).click();
  await expect(page).toHaveURL(/uf=SP.*ordem=city\.desc|ordem=city\.desc.*uf=SP/);
});

test('input survives a reload and a concurrent change by another user', async ({ page }) => {
  await page.setViewportSize(wide);
  await enter(page, username, '/dealers?busca=Rota+Sul');
  await page.getByRole('link', { name: 'Rota Sul Automóveis', exact: true }).click();
  await field(page, t('field.complement')).fill('Loja 3');
  await expect(page.getByText(words.records('kept'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.records('restored'))).toBeVisible();
  await expect(field(page, t('field.complement'))).toHaveValue('Loja 3');

  const { ok } = await signInByApi(username);
  const { items } = await ok('listDealers', { query: { search: 'Rota Sul' } });
  const { id, version, dealerGroup, region, ...read } = await ok('readDealer', { params: { id: items[0]?.id ?? '' } });
  const form = { ...typedValues(dealerForm.fields, read), dealerGroup: dealerGroup.id, region: region.id };
  await ok('updateDealer', { params: { id }, body: { ...form, complement: '', version, street: 'Rua da Praia' } });

  // the call above has ended the session of the page: one user has one session
  await enter(page, username, `/dealers/register?id=${id}`);
  await expect(field(page, t('field.complement'))).toHaveValue('Loja 3');
  await page.getByRole('button', { name: dealer('save'), exact: true }).click();
  await expect(page.getByRole('heading', { name: words.records('conflict.title') })).toBeFocused();
  await expect(page.getByRole('row', { name: /Rua da Praia/ })).toBeVisible();
  await expectGoodScreen(page, 'pt-dealer-conflict');
  await page.getByRole('button', { name: words.records('conflict.keep') }).click();
  await expect(field(page, t('field.street'))).toHaveValue('Rua da Praia');
  await expect(field(page, t('field.complement'))).toHaveValue('Loja 3');
  await page.getByRole('button', { name: dealer('save'), exact: true }).click();
  await expect(page.getByText(words.success('dealer.saved'))).toBeVisible();
});
