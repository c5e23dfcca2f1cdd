import { enter } from './session.ts';
import { type Browser, confirmNotices, type Page } from './test.ts';

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
