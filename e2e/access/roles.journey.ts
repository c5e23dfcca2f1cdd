import type { Role } from '@estrada/domain/access/index';
import { expectedRoutes, hasRight, notInMenuOf } from '@estrada/testkit/expected-access/index';
import { allPages } from '../../apps/portal/src/app/pages/all-pages.ts';
import { signInByApi } from '../support/api.ts';
import { saveScreen } from '../support/checks.ts';
import { enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Locator, type Page, portalUrl, test } from '../support/test.ts';

/** Pages in a menu. */
const inMenu = allPages.filter(({ menu }) => menu).map(({ path }) => path);
/**
 * One role of the sellers, one of the back office, one with almost no access, one of the regions. All eighteen are
 * tested without a browser: `menu-of-roles.test.tsx` of the portal.
 */
const inTheBrowser: readonly Role[] = ['seller', 'finance', 'crm', 'representante'];
const words = stringsIn('pt-BR');
/** The pages that the transcription of the specification allows to a demo user. */
async function expectationsOf(role: Role) {
  const api = await signInByApi(`DEMO.${role.toUpperCase()}`);
  const { modules } = await api.ok('readActiveModules');
  const circumstances = {
    permissions: api.permissions,
    modules: Object.fromEntries(modules.map((name) => [name, true])),
  };
  const mayOpen = (path: string) => {
    const expected = expectedRoutes[path];
    return expected === 'user' || (expected !== 'public' && hasRight([expected!].flat(), role, circumstances));
  };
  // a hub without pages for the user redirects home
  const typed = Object.keys(expectedRoutes).filter(
    (path) => expectedRoutes[path] !== 'public' && !path.includes(':') && !path.startsWith('/menu/'),
  );
  return {
    menu: inMenu.filter((path) => mayOpen(path) && !notInMenuOf[path]?.includes(role)),
    forbidden: typed.filter((path) => !mayOpen(path)),
  };
}

/** Types an address: a page load of its own. */
const type = (page: Page, path: string) => page.goto(portalUrl() + path);
/** A selection of many, different for each role. */
const someOf = (paths: readonly string[], turn: number): string[] =>
  paths.filter((_path, index) => index % inTheBrowser.length === turn).slice(0, 6);

/** Opens every page of the menu by its link; of a closed group after its hub. @returns their addresses, sorted */
async function visitMenu(page: Page, navigation: Locator): Promise<string[]> {
  const addresses = async () =>
    navigation.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const open = async (path: string) => {
    await navigation.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  };
  const isHub = (path: string) => path.startsWith('/menu/');
  const seen = new Set<string>();
  const visitShown = async () => {
    for (const path of (await addresses()).filter((one) => !isHub(one) && !seen.has(one))) {
      await open(path);
      seen.add(path);
    }
  };
  const hubs = (await addresses()).filter(isHub);
  // home first: it closes every group, also the one whose hub has just been opened
  await visitShown();
  for (const hub of hubs) {
    await open(hub);
    await expect(navigation.locator('a:not([href="/"]):not([href^="/menu/"])').first()).toBeVisible();
    await visitShown();
  }
  return [...seen].toSorted();
}

inTheBrowser.forEach((role, turn) => {
  test(`${role} sees the pages of the profile in the menu, opens each, and is redirected home from all others`, async ({
    page,
  }) => {
    const { menu, forbidden } = await expectationsOf(role);
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, `DEMO.${role.toUpperCase()}`, '/');
    const navigation = page.getByRole('navigation', { name: words.shell('menu.label') });
    await expect(navigation.getByRole('link').first()).toBeVisible();
    await saveScreen(page, `pt-1440-role-${role}`);
    expect(await visitMenu(page, navigation)).toEqual(menu.toSorted());
    for (const path of someOf(forbidden, turn)) {
      await type(page, path);
      await expect(page.getByRole('heading', { level: 1, name: words.home('title') }), path).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === '/');
    }
  });
});

test('an anonymous visit to a private URL shows the login page and none of the private content', async ({ page }) => {
  for (const path of ['/', '/users', '/audit', '/leads']) {
    await type(page, path);
    await expect(page).toHaveURL((url) => url.pathname === '/login');
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});
