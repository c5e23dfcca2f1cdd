/** Role insurance creates an insurance combo by the wizard, moves it by the keyboard, and chooses a dealer's products. */
import { addDays } from '@estrada/domain/calendar/index';
import { productName } from '@estrada/domain/enumerations/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { comboForm } from '@estrada/domain/products/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { comboNouns } from '../../apps/portal/src/features/products/combo-kind.ts';
import { comboWizard } from '../../apps/portal/src/features/products/combo-wizard.tsx';
import { signInByApi } from '../support/api.ts';
import { expectGoodScreen } from '../support/checks.ts';
import { asTyped, choose, field } from '../support/fields.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { choosePurchase, goToFigures, instalmentOf } from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const path = '/insurance/insuranceManagement';
const username = 'DEMO.INSURANCE';
const { fields } = comboForm;

function screenIn(language: Language) {
  const words = stringsIn(language);
  const label = (name: keyof typeof fields) => pickText(fields[name], language);
  const option = (name: 'personType' | 'vehicleType' | 'vehicleSegmentation' | 'coveragePMC', id: string) =>
    pickText(fields[name].options.find((one) => one.id === id)!, language);
  const step = (name: string) => pickText(comboWizard.steps[name]!.words, language);
  return { language, words, label, option, step, finish: pickText(comboWizard.finish, language) };
}
const next = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('a combo is created by the wizard, refused at the field of an earlier step, enabled, and moved by keyboard', async ({
  page,
}) => {
  const { language, words, label, option, step, finish } = screenIn('pt-BR');
  const t = words.steps;
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, username, '/');
  await openMenuItem(page, words, path);
  await expect(page.getByRole('row', { name: /Essencial/ })).toBeVisible();
  await expectGoodScreen(page, `${language}-combos`);

  await page.getByRole('link', { name: words.record(comboNouns)('register') }).click();
  await expect(stepHeading(page, step('general'))).toBeVisible();
  // the name of an enabled combo: refused by the server, at this step
  await field(page, label('comboName')).fill('Essencial');
  await page.getByRole('checkbox', { name: pickText(productName('GAP'), language) }).check();
  await choose(page, label('personType'), option('personType', 'PF'));
  await choose(page, label('vehicleType'), option('vehicleType', '1'));
  await choose(page, label('vehicleSegmentation'), option('vehicleSegmentation', 'ALL'));
  await field(page, label('effectiveFrom')).fill(asTyped(today));
  await field(page, label('validUntil')).fill(asTyped(addDays(today, 200)));
  await next(page, t('saveNext'));
  await expect(page.getByText(renderMessage('combo.tooFew', language))).toBeVisible();
  await expectGoodScreen(page, `${language}-combo-refused`);
  await page.getByRole('checkbox', { name: pickText(productName('PMC'), language), exact: true }).check();
  await next(page, t('saveNext'));
  await expect(field(page, label('comboName'))).toHaveAccessibleDescription(renderMessage('comboName.taken', language));
  await expect(field(page, label('comboName'))).toBeFocused();
  await field(page, label('comboName')).fill('Sossego');
  await next(page, t('saveNext'));

  await expect(page.getByText(words.success('combos.registered'))).toBeVisible();
  await expect(stepHeading(page, step('protection'))).toBeFocused();
  // the record on the server is the draft: a reload continues
  await page.reload();
  await field(page, label('kmPMC')).fill('80000');
  await choose(page, label('coveragePMC'), option('coveragePMC', 'COMPLETE'));
  await page.getByRole('checkbox', { name: '24 meses' }).check();
  await expectGoodScreen(page, `${language}-combo-protection`);
  await next(page, t('saveNext'));

  await expect(stepHeading(page, step('note'))).toBeVisible();
  await choose(page, label('termGAP'), '36 meses');
  await next(page, t('saveNext'));
  await expect(stepHeading(page, t('summary'))).toBeVisible();
  await expectGoodScreen(page, `${language}-combo-summary`);
  await next(page, finish);
  await expect(page.getByText(words.success('combos.enabled'))).toBeVisible();
  await expect(page.getByRole('row', { name: /Sossego/ })).toBeVisible();

  const o = words.products;
  await page.getByRole('tab', { name: o('tab.order') }).click();
  const handle = page.getByRole('button', { name: new RegExp(`^${o('order.move')} Sossego`) });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(handle).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: /^\d\. / })).toHaveText([
    '1. Essencial',
    '2. Sossego',
    '3. Completo',
  ]);
  await expectGoodScreen(page, `${language}-combo-order`);
  await next(page, o('order.save'));
  await expect(page.getByText(words.success('combos.moved'))).toBeVisible();
  const insurance = await signInByApi('DEMO.SELLER');
  const query = { personType: 'PF' as const, vehicleTypeId: '1' as const };
  const { items } = await insurance.ok('listCombosOnSale', { query });
  expect(items.map(({ name }) => name)).toEqual(['Essencial', 'Sossego', 'Completo']);
});

test('in English: the segments of a product are limited, and the products of a dealer are chosen', async ({ page }) => {
  const { words } = screenIn('en');
  const o = words.products;
  await page.addInitScript(() => localStorage.setItem('estrada.language', 'en'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, username, `${path}?aba=segmentos`);
  const group = page.getByRole('group', { name: 'Car insurance' });
  await group.getByRole('checkbox', { name: 'Van', exact: true }).uncheck();
  await expectGoodScreen(page, 'en-insurance-segments');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(words.success('parameters.inForce'))).toBeVisible();
  await page.reload();
  await expect(group.getByRole('checkbox', { name: 'Van', exact: true })).not.toBeChecked();

  await openMenuItem(page, words, '/insurance/availableByDealer');
  const row = page
    .getByRole('row')
    .filter({ hasText: o('sold.all') })
    .last();
  await expectGoodScreen(page, 'en-insurance-by-dealer');
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: o('choose') }).click();
  const dialog = page.getByRole('dialog', { name: o('choose') });
  await dialog.getByRole('checkbox', { name: 'Car insurance' }).uncheck();
  await dialog.getByRole('button', { name: o('choose.save'), exact: true }).click();
  await expect(page.getByText(words.success('dealer.products'))).toBeVisible();
  await expect(page.getByRole('cell', { name: /Chevrolet Plus, Life insurance/ }).first()).toBeVisible();
});

test('a seller chooses a combo in the simulator, which chooses its products', async ({ page }) => {
  const { words } = screenIn('pt-BR');
  const t = words.simulator;
  await page.addInitScript(() => localStorage.setItem('estrada.language', 'pt-BR'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'DEMO2.SELLER', '/simulador');
  const onix = { kind: 'new', model: 'Onix', version: '1.0 Manual', plan: 'Regular FDU' } as const;
  await choosePurchase(page, words, { ...onix, entryValueCents: 3_000_000 });
  const cards = await goToFigures(page, words);
  const chosen = cards.filter({ has: page.getByRole('radio', { checked: true }) });
  const before = await instalmentOf(chosen);
  const combos = page.getByRole('list', { name: t('combos') });
  const essencial = combos.getByRole('switch', { name: /^Essencial/ });
  await expect(essencial).not.toBeChecked();
  await essencial.check();
  const products = page.getByRole('region', { name: t('products') });
  for (const code of ['CHEV_PLUS', 'LIFE'])
    await expect(
      products.getByRole('switch', { name: new RegExp(`^${pickText(productName(code), 'pt-BR')}`) }),
    ).toBeChecked();
  await expect.poll(() => instalmentOf(chosen)).toBeGreaterThan(before);
  await expectGoodScreen(page, 'pt-BR-combo-simulator');
  await essencial.uncheck();
  await expect.poll(() => instalmentOf(chosen)).toBe(before);
});
