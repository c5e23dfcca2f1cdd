import { expectAccessible, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { loseFiles } from '../support/lose-files.ts';
import { type Product, startProduct } from '../support/product.ts';
import { enter, openMenuItem, switchLanguage } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

const words = stringsIn('pt-BR');
const english = stringsIn('en');
const path = '/upload/plans';
const remote = /\/(remoteEntry\.js|assets\/[^/]+)(\?.*)?$/;
let product: Product;

// one journey stops the plans front end: these have a separate product
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const panel = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** The browser's error messages, those of the content policy first. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

test('finance opens the price tables from the menu: the other front end renders in place, styled like the portal', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const asked: { url: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== product.portalUrl && remote.test(url.pathname))
      asked.push({ url: request.url(), headers: request.headers() });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'DEMO.FINANCE', '/', product.portalUrl);
  await openMenuItem(page, words, path);
  await expect(panel(page, words.upload('send.title'))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'tabelas-de-precos.xlsx' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(2);
  // no user data is sent to the other site
  for (const { url, headers } of asked)
    expect([url, Object.keys(headers).filter((name) => /cookie|token|authorization|api-key/i.test(name))]).toEqual([
      url,
      [],
    ]);

  await switchLanguage(page, words.web('language.toEnglish'));
  await expect(heading(page, english.page(path).title)).toBeVisible();
  await expect(panel(page, english.upload('send.title'))).toBeVisible();
  await page.getByRole('button', { name: english.web('theme.toDark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
  await saveScreen(page, 'en-1440-plans-dark');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);

  // another page and back: this document allows the other front end already
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await openMenuItem(page, english, '/', english.home('title'));
  await page.goBack();
  await expect(panel(page, english.upload('send.title'))).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await switchLanguage(page, english.web('language.toPortuguese'));
  await expect(panel(page, words.upload('send.title'))).toBeVisible();
  expect(complaints).toEqual([]);
});

test('bit views the IOF rates in the other front end, and opens and leaves the form for a new validity there', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const iof = '/admin/iof';
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'DEMO.BIT', iof, product.portalUrl);
  await expect(heading(page, words.page(iof).title)).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page
    .getByRole('button', { name: words.validity('create.open') })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await saveScreen(page, 'pt-1440-plans-iof');
  await switchLanguage(page, words.web('language.toEnglish'));
  await expect(heading(page, english.page(iof).title)).toBeVisible();
  await expect(page.getByRole('button', { name: english.validity('create.open') }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a file is tried out through the other front end in the session of the portal', async ({ page }) => {
  await enter(page, 'DEMO.FINANCE', path, product.portalUrl);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.upload('send.choose') }).click();
  await (await chooser).setFiles({ name: 'vazia.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b\n1;2\n') });
  await page.getByRole('button', { name: words.upload('send.try'), exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'vazia.csv' });
  await expect(row).toContainText(words.fileWork('state.ERROR'));
  // the end is shown among the alerts of the portal
  await expect(page.getByRole('alert').filter({ hasText: 'vazia.csv' })).toBeVisible();
});

test('while the other front end is stopped its page shows that, the portal keeps working, and a retry loads it', async ({
  page,
}) => {
  const startAgain = await product.stopPlans();
  await enter(page, 'DEMO.FINANCE', path, product.portalUrl);
  await expect(heading(page, words.page(path).title)).toBeVisible();
  const place = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: words.plans('unreachable.title') });
  await expect(place).toBeVisible();
  await expectAccessible(page);
  await saveScreen(page, 'pt-1440-plans-away');
  await openMenuItem(page, words, '/vehicles/upload');
  await openMenuItem(page, words, path);
  await expect(place).toBeVisible();
  await startAgain();
  await place.getByRole('button', { name: words.plans('retry') }).click();
  await expect(panel(page, words.upload('send.title'))).toBeVisible();
  await expect(place).toHaveCount(0);
});

test('a file of the other front end that did not come is requested under another URL by the next try', async ({
  page,
}) => {
  const requested: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== product.portalUrl && remote.test(url.pathname)) requested.push(url);
  });
  const release = await loseFiles(
    page,
    ({ origin, pathname }) => origin !== product.portalUrl && pathname.includes('/assets/plans-upload-'),
  );
  await enter(page, 'DEMO.FINANCE', path, product.portalUrl);
  const place = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: words.plans('unreachable.title') });
  await expect(place).toBeVisible();
  release();
  const first = requested.splice(0).map(({ pathname }) => pathname);
  await place.getByRole('button', { name: words.plans('retry') }).click();
  await expect(panel(page, words.upload('send.title'))).toBeVisible();
  // imports of the page may have failed too: none depends on which files loaded before
  const second = requested.map(({ pathname }) => pathname);
  for (const file of first) expect(second).toContain(`/again-1${file}`);
  expect(second.filter((file) => !file.startsWith('/again-1/'))).toEqual([]);
});
