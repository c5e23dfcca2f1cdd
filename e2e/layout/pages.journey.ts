import { type Role, roleNames } from '@estrada/domain/access/index';
import { expectedRoutes, hasRight, moduleNames, permissionNames } from '@estrada/testkit/expected-access/index';
import { hubPath } from '@estrada/web/pages/hubs.ts';
import { allPages } from '../../apps/portal/src/app/pages/all-pages.ts';
import { expectAccessible, expectNamesBeginAsShown, expectNoSidewaysScroll, saveScreen } from '../support/checks.ts';
import { address, enter } from '../support/session.ts';
import { stringsIn } from '../support/strings.ts';
import { expect, type Page, type Request, test } from '../support/test.ts';

// each user's walk is long and independent: the workers share them
test.describe.configure({ mode: 'parallel' });

/** Few roles reach most pages; whatever they do not reach, the first other role with access checks. */
const firstOf: readonly Role[] = ['fi-manager', 'finance', 'admin-internal', 'bit', 'provisioning', 'crm', 'ofertas'];
const people: readonly Role[] = [...firstOf, ...roleNames.filter((role) => !firstOf.includes(role))];
const words = stringsIn('pt-BR');
const widths = [360, 768, 1440] as const;
/** The parts of a page on a tablet are those of a phone and of a desktop: axe need not repeat them. */
const widthsOfAxe: readonly number[] = [360, 1440];
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

/** Opens a page as a typed address does. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  await page.waitForLoadState('networkidle');
}

/** Opens another page as a link does: loading the portal anew for each of a hundred pages would be most of the work. */
async function follow(page: Page, path: string): Promise<void> {
  const idle = untilIdle(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  // the simulator's title begins with its step
  await expect
    .poll(() => page.title())
    .toMatch(new RegExp(`(^| · )${RegExp.escape(words.page(path).title)} · Estrada$`));
  await idle();
}

const quietMs = 500;

/** Watches the requests of a page from now on. @returns waits until none has been open for a while, as after a page load */
function untilIdle(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let quietSince = Date.now();
  const begin = (request: Request) => void open.add(request);
  const end = (request: Request) => {
    open.delete(request);
    quietSince = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return async () => {
    await expect.poll(() => open.size === 0 && Date.now() - quietSince >= quietMs, { intervals: [100] }).toBe(true);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  };
}

/** Checks a page at every width. */
async function look(page: Page, path: string, open: (page: Page, path: string) => Promise<void>): Promise<void> {
  await test.step(path, async () => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expectNamesBeginAsShown(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      if (widthsOfAxe.includes(width)) await expectAccessible(page);
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
      for (const path of paths) await look(page, path, follow);
    });

test('each public page fits at every width, without an accessibility violation', async ({ page }) => {
  for (const { path } of built.filter(({ access }) => access === 'public')) {
    // it reads its address and redirects
    if (path !== '/redirectAuth') await look(page, path, load);
  }
});
