import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ confirmsNotices: false });

/** The demo has two notices for this person, whom no other journey signs in. */
const username = 'DEMO.CONSORCIO';
const words = stringsIn('pt-BR');
const dialog = (page: Page) => page.getByRole('dialog', { name: words.notices('notice.title') });
const home = (page: Page) => page.getByRole('heading', { level: 1, name: words.home('title') });
const confirm = (page: Page) =>
  page.getByRole('button', { name: words.notices('notice.confirm'), exact: true }).click();

test('notices appear one by one, each until it is confirmed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, username, '/');
  await expect(dialog(page)).toContainText('Estes são os avisos do portal');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await saveScreen(page, 'pt-360-notice');

  await test.step('a notice that is closed without confirmation appears again after a reload', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toContainText('Há tabelas de preços que vencem');
    await page.reload();
    await expect(dialog(page)).toContainText('Estes são os avisos do portal');
  });

  await confirm(page);
  await expect(dialog(page)).toContainText('Há tabelas de preços que vencem');
  await confirm(page);
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});
