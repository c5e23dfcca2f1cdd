/** The public pages as they come from the server: readable before any script, and taken over without losing a key. */
import type { Language } from '@estrada/domain/errors/index';
import { publicPages } from '../../apps/portal/src/app/pages/public-pages.ts';
import { field } from '../support/fields.ts';
import { address } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

const drawn = publicPages.filter((row) => row.drawnAtBuild !== false).map(({ path }) => path);
const scripts = '**/assets/*.js';

async function openBrowser(browser: Browser, language: Language, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ colorScheme });
  await context.addCookies([{ name: 'estrada.language', value: language, url: address('/') }]);
  await context.addInitScript((kept) => localStorage.setItem('estrada.language', kept), language);
  return context.newPage();
}

/** Delays the scripts of the portal, except the small one that chooses light or dark. */
async function delayScripts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    if (!route.request().url().includes('/first-paint-')) await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.waitForLoadState('networkidle');
  };
}

for (const [language, scheme] of [
  ['pt-BR', 'light'],
  ['en', 'dark'],
] as const)
  test(`every public page renders before its scripts, which hydrate it unchanged: ${language}, ${scheme}`, async ({
    browser,
  }) => {
    const page = await openBrowser(browser, language, scheme);
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(`${page.url()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`));
    for (const path of drawn) {
      const goOn = await delayScripts(page);
      await page.goto(address(path), { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const before = await heading.textContent();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`${stringsIn(language).page(path).title} · Estrada`);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const isDark = ground
        .match(/\d+/g)!
        .slice(0, 3)
        .every((part) => Number(part) < 100);
      expect(isDark, `${path}: ${ground}`).toBe(scheme === 'dark');
      await goOn();
      await expect(heading).toHaveText(before ?? '');
      await page.unroute(scripts);
    }
    expect(said).toEqual([]);
    await page.context().close();
  });

test('input typed before the scripts load is preserved and used', async ({ browser }) => {
  const words = stringsIn('pt-BR');
  const page = await openBrowser(browser, 'pt-BR', 'light');
  const goOn = await delayScripts(page);
  await page.goto(address('/login'), { waitUntil: 'commit' });
  const username = field(page, words.identity('login.username'));
  await username.pressSequentially('DEMO.SELLER');
  await goOn();
  await expect(username).toHaveValue('DEMO.SELLER');
  await expect(username).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, words.identity('login.password'))).toBeVisible();
  await page.context().close();
});

// the controls of other pages are disabled until they answer
test('the selfie page changes its language by a click before its scripts load', async ({ browser }) => {
  const page = await openBrowser(browser, 'pt-BR', 'light');
  const goOn = await delayScripts(page);
  await page.goto(address('/capturaselfie'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^EN/ }).click();
  await goOn();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.context().close();
});

test('a browser that may have a session does not flash the anonymous login', async ({ browser }) => {
  const page = await openBrowser(browser, 'pt-BR', 'light');
  await page.addInitScript(() => localStorage.setItem('estrada.session', '1'));
  const goOn = await delayScripts(page);
  await page.goto(address('/login'), { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-waits', '');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await goOn();
  // the session is over, so the login comes after all
  await expect(page.getByRole('heading', { level: 1, name: stringsIn('pt-BR').identity('login.title') })).toBeVisible();
  await page.context().close();
});
