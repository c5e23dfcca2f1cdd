import { expect, type Page } from '@playwright/test';
import { demoPassword } from './api.ts';
import { field } from './fields.ts';
import type { ScreenStrings } from './strings.ts';

/** The address of a page of the product that all journeys share. */
export const address = (path: string): string => `${process.env.PORTAL_URL}${path}`;

/** Logs in on the screen, in its two steps, on any page with the login. An open session elsewhere is ended. */
export async function signIn(
  page: Page,
  words: ScreenStrings,
  username: string,
  password = demoPassword,
): Promise<void> {
  await field(page, words.identity('login.username')).fill(username);
  await page.getByRole('button', { name: words.identity('login.next'), exact: true }).click();
  await field(page, words.identity('login.password')).fill(password);
  await page.getByRole('button', { name: words.identity('login.enter'), exact: true }).click();
  const question = page.getByRole('button', { name: words.identity('otherSession.confirm') });
  const shell = page.getByRole('main').and(page.locator('#conteudo'));
  await expect(question.or(shell)).toBeVisible();
  if (await question.isVisible()) await question.click();
  await expect(shell).toBeVisible();
}

/** Opens a page as a logged-in user, where the login is not under test. */
export async function enter(page: Page, username: string, path: string, portalUrl = process.env.PORTAL_URL ?? '') {
  const credentials = JSON.stringify({ username, password: demoPassword, endOtherSession: true });
  const answer = await page.request.post(`${portalUrl}/api/users/public/auth/login`, {
    headers: { 'content-type': 'text/plain' },
    data: Buffer.from(credentials).toString('base64'),
  });
  expect(answer.status()).toBe(200);
  // the refresh cookie is set; the hint makes the portal use it, as after a login on the screen
  await page.addInitScript(() => {
    if (sessionStorage.getItem('journey') === null) localStorage.setItem('estrada.session', '1');
    sessionStorage.setItem('journey', 'begun');
  });
  await page.goto(portalUrl + path);
}

/**
 * Opens a page by the menu, which is a drawer on a phone; where its group is closed, the hub opens it.
 *
 * @param path its address in the page table
 * @param heading where the page's heading differs from its row
 */
export async function openMenuItem(
  page: Page,
  words: ScreenStrings,
  path: string,
  heading = words.page(path).title,
): Promise<void> {
  const { title, menu: name = title } = words.page(path);
  const menu = page.getByRole('navigation', { name: words.shell('menu.label') }).filter({ visible: true });
  const burger = page.getByRole('button', { name: words.shell('menu.open') });
  const openDrawer = async () => {
    if (await burger.isVisible()) await burger.click();
    await expect(menu).toBeVisible();
  };
  const group = words.groups(words.groupOf(path));
  const item =
    path === '/'
      ? menu.getByRole('link', { name, exact: true })
      : menu.getByRole('list', { name: group }).getByRole('link', { name, exact: true });
  await openDrawer();
  if (!(await item.isVisible())) {
    await menu.getByRole('link', { name: group, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: group })).toBeVisible();
    await openDrawer();
  }
  await item.click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // the drawer slides away and returns the focus: only then does the page have it
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Logs out by the user's menu. */
export async function signOut(page: Page, words: ScreenStrings): Promise<void> {
  const item = page.getByRole('menuitem', { name: words.shell('user.signOut') });
  await expect(async () => {
    if (!(await item.isVisible())) await page.getByRole('banner').locator('[aria-haspopup="menu"]').last().click();
    // closing a notice that appears meanwhile closes the menu, too
    await item.click({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: words.identity('login.title') })).toBeVisible();
}

/** Switches the language and waits until the account has stored it: the next journey logs in as the same user. */
export async function switchLanguage(page: Page, button: string): Promise<void> {
  const kept = page.waitForResponse((answer) => /\/language$/.test(new URL(answer.url()).pathname));
  await page.getByRole('button', { name: button }).click();
  await kept;
}
