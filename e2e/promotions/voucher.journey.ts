import { formatMoney } from '@estrada/domain/formats/index';
import { everySale } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { choose, field } from '../support/fields.ts';
import { enter } from '../support/session.ts';
import {
  choosePurchase,
  expectStep,
  goToFigures,
  instalmentOf,
  openTool,
  type Purchase,
  priceOf,
} from '../support/simulator.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

const onix: Purchase = {
  kind: 'new',
  model: 'Onix',
  version: '1.0 Manual',
  plan: 'Regular FDU',
  entryValueCents: 3_000_000,
};
const discountCents = 2_500_00;
const rule = {
  effectiveFrom: Temporal.Now.plainDateISO('America/Sao_Paulo').toString(),
  validUntil: '2030-12-31',
  voucherType: 'MULTIPLE',
  voucherLimit: 10,
  discountType: 'VALUE',
  discountValue: discountCents,
  ...everySale,
  personType: 'PF',
} as const;

for (const language of ['pt-BR', 'en'] as const)
  test(`a voucher is refused with its reason, accepted and released on a phone (${language})`, async ({ page }) => {
    const words = stringsIn(language);
    const t = words.simulator;
    const code = language === 'en' ? 'JOURNEY-NEW' : 'JORNADA-NOVO';
    const crm = await signInByApi('DEMO.CRM');
    await crm.ok('registerVoucher', { body: { ...rule, ruleName: code, discountVoucher: code, assetTypeIds: '1' } });
    await crm.ok('registerVoucher', {
      body: { ...rule, ruleName: `${code} usado`, discountVoucher: `${code}-2`, assetTypeIds: '2' },
    });

    await page.setViewportSize({ width: 360, height: 800 });
    await page.addInitScript((chosen) => localStorage.setItem('estrada.language', chosen), language);
    await enter(page, 'DEMO.SELLER', '/simulador');
    await choosePurchase(page, words, onix);
    await choose(page, t('state'), 'SP · São Paulo');
    const listPrice = await priceOf(page, words);

    await page.getByRole('button', { name: t('discount.add'), exact: true }).click();
    const group = page.getByRole('group', { name: t('discount'), exact: true });
    await field(group, t('discount.code')).fill(`${code}-2`);
    await group.getByRole('button', { name: t('discount.apply'), exact: true }).click();
    await expect(group.getByRole('alert')).toContainText(
      language === 'en' ? 'condition of the vehicle' : 'condição do veículo',
    );
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await field(group, t('discount.code')).fill(code);
    await field(group, t('discount.code')).press('Enter');
    await expect(group.getByRole('status')).toContainText(formatMoney(listPrice - discountCents));
    await expect(group.getByRole('button', { name: t('discount.remove'), exact: true })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const cards = await goToFigures(page, words);
    const lowered = await instalmentOf(cards.first());
    await openTool(page, words, 'details');
    await expect(page.getByText(t('line.discount', { code }), { exact: true })).toBeVisible();
    await page.goBack();
    await expectStep(page, t('step.financing'));
    await page.getByRole('button', { name: t('discount.remove'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('discount.add'), exact: true })).toBeFocused();
    const full = await goToFigures(page, words);
    await expect.poll(async () => instalmentOf(full.first())).toBeGreaterThan(lowered);
    await openTool(page, words, 'details');
    await expect(page.getByText(t('line.vehicle'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('line.discount', { code }), { exact: true })).toHaveCount(0);
  });
