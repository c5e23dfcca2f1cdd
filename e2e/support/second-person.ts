import { expectGoodScreen } from './checks.ts';
import { enterClientCode } from './mailbox.ts';
import { enter } from './session.ts';
import { type Browser, confirmNotices, expect, type Page } from './test.ts';

/** Another user in a separate browser, on a page without notices. */
export async function openSecondBrowser(browser: Browser, username: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await confirmNotices(page);
  await enter(page, username, path);
  return page;
}

/** A phone without a session, at the page of a code that a desk shows. */
export async function openPhone(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${process.env.PORTAL_URL}${path}`);
  return page;
}

/**
 * A client's page on their own phone: by the QR code that the desk shows, and one code from their mailbox.
 *
 * @param code name of the picture
 * @param show what the desk does to show it
 */
export async function scanClientCode(
  page: Page,
  browser: Browser,
  { email, code, show }: { email: string; code: string | RegExp; show: () => Promise<void> },
): Promise<Page> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/desk') && response.request().method() === 'POST'),
    show(),
  ]);
  await expect(page.getByRole('img', { name: code })).toBeVisible();
  await expectGoodScreen(page, 'pt-desk-code');
  const { pathname, hash } = new URL(((await answer.json()) as { url: string }).url);
  await page.keyboard.press('Escape');
  const phone = await openPhone(browser, pathname + hash);
  await enterClientCode(phone, email);
  return phone;
}
