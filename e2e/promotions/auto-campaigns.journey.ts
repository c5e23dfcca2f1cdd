/** Role insurance registers a campaign of car insurance, which is refused where another one is valid, and its coupons. */
import { addDays } from '@estrada/domain/calendar/index';
import { pickText } from '@estrada/domain/errors/index';
import { autoCampaignForm, promotionalCouponsForm } from '@estrada/domain/promotions/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { autoCampaignNouns } from '../../apps/portal/src/features/promotions/auto-campaign-record.tsx';
import { signInByApi } from '../support/api.ts';
import { expectGoodScreen } from '../support/checks.ts';
import { asTyped, choose, field, list } from '../support/fields.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

const path = '/insurance/discountCampaign/autoInsurance';

test('a campaign is refused at the field of its dealers where another one is valid, and gets coupons', async ({
  page,
}) => {
  const language = 'pt-BR';
  const words = stringsIn(language);
  const t = words.promotions;
  const say = words.record(autoCampaignNouns);
  const label = (name: keyof typeof autoCampaignForm.fields) => pickText(autoCampaignForm.fields[name], language);
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'DEMO.INSURANCE', '/');
  await openMenuItem(page, words, path);
  await expect(page.getByRole('row', { name: /Primavera protegida/ })).toBeVisible();
  await expectGoodScreen(page, `${language}-auto-campaigns`);

  await page.getByRole('link', { name: say('register') }).click();
  const form = page.getByRole('dialog');
  await field(form, label('campaignName')).fill('Verão seguro');
  await field(form, label('campaignCode')).fill('verao-27');
  await choose(form, label('provider'), 'LIBERTY');
  await choose(form, label('dealerCodes'), '101');
  await field(form, label('effectiveFrom')).fill(asTyped(today));
  await field(form, label('validUntil')).fill(asTyped(addDays(today, 30)));
  await field(form, label('discountShare')).fill('15');
  await form.getByRole('button', { name: say('submit'), exact: true }).click();
  const overlap = renderMessage('autoCampaign.overlap', language, { name: 'Primavera protegida' });
  await expect(list(form, label('dealerCodes'))).toHaveAccessibleDescription(overlap);
  await expect(list(form, label('dealerCodes'))).toBeFocused();
  await expectGoodScreen(page, `${language}-auto-campaign-refused`);
  // by keyboard: the chosen dealer is removed, another one is chosen
  await page.keyboard.press('Backspace');
  await choose(form, label('dealerCodes'), '104');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: say('submit'), exact: true }).click();
  await expect(page.getByRole('row', { name: /Verão seguro/ })).toBeVisible();

  await page.getByRole('tab', { name: t('campaign.tab.coupons') }).click();
  await page.getByRole('button', { name: t('coupon.many') }).click();
  const dialog = page.getByRole('dialog');
  const { fields } = promotionalCouponsForm;
  await choose(dialog, pickText(fields.campaignId, language), 'Verão seguro');
  await field(dialog, pickText(fields.couponCount, language)).fill('3');
  await expectGoodScreen(page, `${language}-coupons-dialog`);
  await dialog.getByRole('button', { name: t('coupon.create'), exact: true }).click();
  await expect(page.getByText(t('coupon.created', { count: 3 }))).toBeVisible();
  const rows = page.getByRole('row', { name: /Verão seguro/ });
  await expect(rows).toHaveCount(3);
  await expectGoodScreen(page, `${language}-coupons`);

  await rows.first().getByRole('link').click();
  await expect(page.getByText(t('uses.taken', { taken: 0, limit: 1 }))).toBeVisible();
  const code = await page.getByRole('heading', { level: 1 }).textContent();
  await expectGoodScreen(page, `${language}-coupon`);
  await page.getByRole('button', { name: say('disable'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('disable'), exact: true })
    .click();
  await expect(page.getByText('Desabilitado', { exact: true }).first()).toBeVisible();
  const insurance = await signInByApi('DEMO.INSURANCE');
  const { items } = await insurance.ok('listPromotionalCoupons', { query: { search: code! } });
  expect(items.map(({ enabled, campaignName }) => [enabled, campaignName])).toEqual([[false, 'Verão seguro']]);
});
