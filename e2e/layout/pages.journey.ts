import { type Role, roleNames } from '@estrada/domain/access/index';
import { expectedRoutes, hasRight, moduleNames, permissionNames } from '@estrada/testkit/expected-access/index';
import { hubPath } from '@estrada/web/pages/hubs.ts';
import { allPages } from '../../apps/portal/src/app/pages/all-pages.ts';
import { expectAccessible, expectNamesBeginAsShown, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { address, enter } from '../support/session.ts';
import { expect, type Page, test } from '../support/test.ts';

// each user's walk is long and independent: the workers share them
test.describe.configure({ mode: 'parallel' });

/** Few roles reach most pages; whatever they do not reach, the first other role with access checks. */
const firstOf: readonly Role[] = ['fi-manager', 'finance', 'admin-internal', 'bit', 'provisioning', 'crm', 'ofertas'];
const people: readonly Role[] = [...firstOf, ...roleNames.filter((role) => !firstOf.includes(role))];
const widths = [360, 768, 1440] as const;
const allOn = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));
// except the permission given by an uploaded table: none of these users is in it, and a role that sees all opens that
// page too
const held = permissionNames.filter((name) => name !== 'manageTcc');
const everything = { permissions: allOn(held), modules: allOn(moduleNames) };

// hubs are visited with the pages of their group
const built = allPages.filter(({ path }) => !path.includes(':') && !path.startsWith('/menu/'));
const privatePages = built.filter(({ access }) => access !== 'public');

/** The user who checks a page: the first one with access. */
function lookerAt(path: string): Role | undefined {
  const expected = expectedRoutes[path];
  if (expected === undefined || expected === 'public') return undefined;
  return people.find((role) => expected === 'user' || hasRight([expected].flat(), role, everything));
}

/** The pages that one of the users checks, and the hubs of their groups. */
function pagesOf(role: Role): string[] {
  const own = privatePages.filter(({ path }) => lookerAt(path) === role);
  const hubs = own.flatMap(({ menu }) => (menu && menu.group !== 'home' ? hubPath(menu.group) : []));
  return [...new Set([...own.map(({ path }) => path), ...hubs])];
}

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Checks a page at every width. */
async function look(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(address(path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expectNamesBeginAsShown(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await saveScreen(page, `pt-page${path.replaceAll('/', '-')}`);
  });
}

test('every page that is built is visited by at least one role', () => {
  expect(privatePages.filter(({ path }) => !lookerAt(path)).map(({ path }) => path)).toEqual([]);
});

/** One user's walk is divided: a failing part is found and repeated alone. */
const pagesATest = 6;

for (const role of people)
  for (const [part, paths] of chunksOf(pagesOf(role), pagesATest).entries())
    test(`each page that ${role} visits fits at every width, without an accessibility violation (part ${part + 1})`, async ({
      page,
    }) => {
      await enter(page, `DEMO.${role.toUpperCase()}`, '/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const path of paths) await look(page, path);
    });

test('each public page fits at every width, without an accessibility violation', async ({ page }) => {
  for (const { path } of built.filter(({ access }) => access === 'public')) {
    // it reads its address and redirects
    if (path !== '/redirectAuth') await look(page, path);
  }
});
