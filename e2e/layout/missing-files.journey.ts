import { loseFiles } from '../support/lose-files.ts';
import { enter, switchLanguage } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const words = stringsIn('pt-BR');
const english = stringsIn('en');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const isFile = (name: string) => (url: URL) => url.pathname.startsWith(`/assets/${name}-`);

test('a page whose file did not come is shown after a reload, which begins a new document', async ({ page }) => {
  const isPage = isFile('home.page');
  await page.route(isPage, (route) => route.abort('connectionreset'));
  await enter(page, 'DEMO.SELLER', '/');
  await expect(title(page, words.web('newVersion.title'))).toBeVisible();
  await page.unroute(isPage);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.getByRole('button', { name: words.web('crash.reload') }).click();
  await expect(title(page, words.home('title'))).toBeVisible();
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
});

test('calls whose table did not come are made by the next try, which requests it under another URL', async ({
  page,
}) => {
  const release = await loseFiles(page, isFile('later-endpoints'));
  await enter(page, 'DEMO.SELLER', '/consultarPropostas');
  const retry = page.getByRole('main').getByRole('button', { name: words.web('failure.retry') });
  await expect(retry).toBeVisible();
  release();
  await retry.click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('a page stays Portuguese while its English does not come, and the next choice of English requests it under another URL', async ({
  page,
}) => {
  const release = await loseFiles(page, isFile('strings'));
  await enter(page, 'DEMO.SELLER', '/');
  await switchLanguage(page, words.web('language.toEnglish'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(title(page, words.home('title'))).toBeVisible();
  release();
  await switchLanguage(page, words.web('language.toPortuguese'));
  await switchLanguage(page, words.web('language.toEnglish'));
  await expect(title(page, english.home('title'))).toBeVisible();
  await switchLanguage(page, words.web('language.toPortuguese'));
});
