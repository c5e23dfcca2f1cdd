/** The insurance operator reads the commissions of a seller and what differs from the statements of insurers. */
import { expectGoodScreen } from '../support/checks.ts';
import { enter, openMenuItem } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, test } from '../support/test.ts';

test('commissions by seller, and their differences one click away', async ({ page }) => {
  const words = stringsIn('pt-BR');
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'DEMO.INSURANCE', '/');
  await openMenuItem(page, words, '/insurance/commissions');
  const sellers = page.getByRole('table', { name: words.figures('by.seller') });
  await expect(sellers.getByRole('rowheader')).not.toHaveCount(1);
  await expectGoodScreen(page, 'insurance-commissions');
  await sellers.getByRole('link').first().click();
  await expect(sellers.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: words.figures('all.sellers') }).click();
  await expect(sellers.getByRole('rowheader')).not.toHaveCount(1);
  await page.getByRole('link', { name: words.insuranceBooks('differences') }).click();
  const { title } = words.page('/insurance/commissionDifferences');
  await expect(page.getByRole('table', { name: title }).getByRole('row')).not.toHaveCount(1);
  await expectGoodScreen(page, 'commission-differences');
});
