import type { Role } from '@estrada/domain/access/index';
import { aPerson } from '@estrada/testkit/index';
import { signInByApi } from '../support/api.ts';
import { field, list } from '../support/fields.ts';
import { expectStatus } from '../support/proposal.ts';
import { openProposal, sendProposal } from '../support/records.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, test } from '../support/test.ts';

/** So many stops of the focus are followed on a page. */
const stops = 25;

/** The focused element, and whether something covers it. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'body', isHidden: true };
    const { left, top, width, height } = element.getBoundingClientRect();
    // the middle, and a point near each end: WCAG 2.4.11 requires it not to be entirely hidden
    const points = [0.5, 0.1, 0.9].map((share) => [left + width * share, top + height / 2] as const);
    // a switch or a segment is rendered by the label above it
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const shows = ([x, y]: readonly [number, number]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element) || label?.contains(top) === true);
    };
    const name = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
    return { name, isHidden: width > 0 && height > 0 && !points.some(shows) };
  });

/** What is wrong with a hidden stop, once it had time to be scrolled to, or rendered, on a busy machine; null: nothing. */
const problemOf = async (page: Page): Promise<string | null> => {
  let last = 'body';
  return expect
    .poll(
      async () => {
        const { name, isHidden } = await focus(page);
        last = name;
        return isHidden;
      },
      { timeout: 30_000 },
    )
    .toBe(false)
    .then(
      () => null,
      () => (last === 'body' ? 'loses the focus' : 'hidden'),
    );
};

/** Follows the focus from the heading through the page. @returns the problems, a line each */
async function walk(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const { name, isHidden } = await focus(page);
    // after the last stop the browser's own window has it
    if (name === 'body') break;
    const problem = isHidden ? await problemOf(page) : null;
    if (problem) wrong.push(`stop ${stop + 1}, ${name}: ${problem}`);
  }
  return wrong;
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const addressesIn = (page: Page) =>
  menuOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Opens a page by the menu, follows the focus, opens and closes the first menu of a row. */
async function visit(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await menuOf(page).locator(`a[href="${path}"]`).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect.soft(await walk(page), path).toEqual([]);
    const rowMenu = page.locator('main table [aria-haspopup="menu"]').first();
    if ((await rowMenu.count()) === 0) return;
    await rowMenu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    // a menu that is still opening has no focus to take the key
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(rowMenu).toBeFocused({ timeout: 1_000 });
    }).toPass();
  });
}

/** One screen shows each of these groups of pages: the first pages of a group stand for the others. */
const sameScreens = ['/download/', '/upload/'];
const pagesOfOneScreen = 3;

/** Whether enough pages of this page's screen were visited. */
const isKnownScreen = (path: string, visited: ReadonlySet<string>) =>
  sameScreens.some(
    (start) =>
      path.startsWith(start) && [...visited].filter((other) => other.startsWith(start)).length >= pagesOfOneScreen,
  );

/** Every screen in the menu of a role, opened by keyboard; a hub opens its group. */
async function visitAll(page: Page, role: Role): Promise<void> {
  await enter(page, `DEMO.${role.toUpperCase()}`, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const visited = new Set(['/']);
  for (let next: string | undefined = '/'; next !== undefined; ) {
    if (next !== '/') await visit(page, next);
    visited.add(next);
    next = (await addressesIn(page)).find((path) => !visited.has(path) && !isKnownScreen(path, visited));
  }
  await visit(page, '/');
}

for (const role of ['fi-manager', 'admin-internal'] as const)
  test(`${role} works without a mouse: focus starts at each page's heading, is never hidden, and is restored`, async ({
    page,
  }) => {
    await visitAll(page, role);
  });

test('the focus stays in sight when what loads later pushes it down', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // the legal texts are listed above the pages of the role
  await page.route(/\/parameters\/legal-texts$/, async (route) => {
    await released;
    await route.continue();
  });
  await enter(page, 'DEMO.ADMIN-INTERNAL', '/');
  const link = page
    .getByRole('region', { name: stringsIn('pt-BR').home('actions') })
    .getByRole('link')
    .first();
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect.poll(async () => (await focus(page)).isHidden).toBe(false);
  const before = await link.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  release();
  const after = () => link.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  await expect.poll(after).toBeGreaterThan(before);
  await expect(link).toBeFocused();
  await expect.poll(async () => (await focus(page)).isHidden).toBe(false);
});

test('a proposal works without a mouse: its heading has the focus, and what is closed gives it back', async ({
  page,
}) => {
  const username = 'DEMO.FI-MANAGER';
  const { id, number } = await sendProposal(await signInByApi(username), aPerson(515));
  await enter(page, username, `/consultarPropostas/${id}`);
  await expectStatus(page, stringsIn('pt-BR'), 'AP');
  await page.getByRole('link', { name: 'Voltar para as propostas' }).click();
  await page.getByRole('main').getByRole('table').getByRole('link', { name: number }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`consultarPropostas/${id}`));
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await walk(page)).toEqual([]);

  const menu = page.getByRole('button', { name: 'Outras ações' });
  const openMenu = async () => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  };
  await openMenu();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await openMenu();
  await page.getByRole('menuitem', { name: 'Bloquear proposta' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Motivo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
  // the last section folds and opens where the focus stays
  const fold = page.locator('.fold-card > details > summary').last();
  await fold.focus();
  for (const _time of ['to open', 'to close']) {
    await page.keyboard.press('Enter');
    await expect(fold).toBeFocused();
  }
});

test('the registration is filled in without a mouse: each next section opens where Tab leads', async ({ page }) => {
  const username = 'DEMO.FI-MANAGER';
  const words = stringsIn('pt-BR');
  const t = words.form;
  const person = aPerson(516);
  const { id } = await openProposal(await signInByApi(username), person);
  await enter(page, username, `/consultarPropostas/${id}`);
  const summaryOf = (title: string) => page.getByRole('region', { name: title, exact: true }).locator('summary');
  const isOpen = (title: string) => expect(summaryOf(title).locator('..')).toHaveAttribute('open');
  await list(page, t('client.identification.gender')).focus();
  const pick = async (option: string) => {
    const wanted = page.getByRole('option', { name: option }).filter({ visible: true });
    await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(wanted).toHaveAttribute('data-combobox-selected', 'true', { timeout: 300 });
    }).toPass();
    await page.keyboard.press('Enter');
  };
  await pick('Feminino');
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.motherName);
  await page.keyboard.press('Tab');
  await pick('Passaporte');
  await page.keyboard.press('Tab');
  await page.keyboard.type('AB123456');
  await expect(summaryOf(t('section.relationship')).locator('..')).not.toHaveAttribute('open');
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Tab');
  await expect(summaryOf(t('section.relationship'))).toBeFocused();
  await isOpen(t('section.relationship'));
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Tab');
  await expect(list(page, t('client.relationship.maritalStatusId'))).toBeFocused();
  await pick('Solteiro');
  await isOpen(t('section.address'));
  await page.keyboard.press('Tab');
  await expect(summaryOf(t('section.address'))).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, t('client.address.zipCode'))).toBeFocused();
});
