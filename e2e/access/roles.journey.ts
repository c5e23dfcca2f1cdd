import { type Role, roleNames } from '@estrada/domain/access/index';
import { expectedRoutes, hasRight } from '@estrada/testkit/expected-access/index';
import { expect, type Page, test } from '@playwright/test';
import { signInByApi } from '../support/api.ts';
import { keepScreen } from '../support/checks.ts';
import { type Product, startProduct } from '../support/product.ts';
import { enter } from '../support/session.ts';
import { wordsIn } from '../support/words.ts';

/** Pages that exist, in the order of the menu. Who adds one to the menu adds it here. */
const inMenu = [
  '/',
  '/simulador',
  '/simulacoes',
  '/consultarPropostas',
  '/dealers',
  '/branches',
  '/groups',
  '/DGI',
  '/users',
  '/audit',
  '/parameters/tcc',
  '/vehicles/upload',
  '/uploadDealerChannel',
  '/vendas/uploadDgiUsers',
  '/download/downloadDealers',
  '/audit/downloadUsersAudit',
];
/** A page of the specification that waits for its issue: who may open it is told so. */
const notBuilt = '/leads';
/** Whom the demo data gives notices: they lie over the page until they are confirmed, one by one. */
const withNotices: Role = 'consorcio';
const words = wordsIn('pt-BR');
let product: Product;

// every role signs in here: beside journeys that play the same people it would end their sessions
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

/** What the transcription of the specification lets a person of the demo data open. */
async function expectationsOf(role: Role) {
  const api = await signInByApi(`DEMO.${role.toUpperCase()}`, product.portalUrl);
  const { modules } = await api.ok('readActiveModules');
  const circumstances = {
    permissions: api.permissions,
    modules: Object.fromEntries(modules.map((name) => [name, true])),
  };
  const mayOpen = (path: string) => {
    const expected = expectedRoutes[path];
    return expected === 'user' || (expected !== 'public' && hasRight([expected!].flat(), role, circumstances));
  };
  const typed = Object.keys(expectedRoutes).filter((path) => expectedRoutes[path] !== 'public' && !path.includes(':'));
  return {
    menu: inMenu.filter(mayOpen),
    forbidden: typed.filter((path) => !mayOpen(path)),
    maySeeNotBuilt: mayOpen(notBuilt),
  };
}

/** Types an address: a page load of its own. */
const type = (page: Page, path: string) => page.goto(product.portalUrl + path);
/** Some of many, others for each role, so that together they are all typed by somebody. */
const someOf = (paths: readonly string[], turn: number): string[] =>
  paths.filter((_path, index) => index % 18 === turn).slice(0, 4);

async function confirmNotices(page: Page): Promise<void> {
  const notice = page.getByRole('dialog');
  for (let count = 0; count < 2; count++)
    await notice.getByRole('button', { name: words.notices('notice.confirm'), exact: true }).click();
  await expect(notice).toHaveCount(0);
}

roleNames.forEach((role, turn) => {
  test(`${role} sees the pages of the profile in the menu, opens each, and lands at home with the others`, async ({
    page,
  }) => {
    const { menu, forbidden, maySeeNotBuilt } = await expectationsOf(role);
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, `DEMO.${role.toUpperCase()}`, '/', product.portalUrl);
    const navigation = page.getByRole('navigation', { name: words.shell('menu.label') });
    const links = navigation.getByRole('link');
    await expect(links).toHaveCount(menu.length);
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(shown).toEqual(menu);
    if (role === withNotices) await confirmNotices(page);
    await keepScreen(page, `pt-1440-role-${role}`);

    for (const path of menu) {
      await navigation.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    for (const path of someOf(forbidden, turn)) {
      await type(page, path);
      await expect(page.getByRole('heading', { level: 1, name: words.home('title') }), path).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === '/');
    }
    if (maySeeNotBuilt) {
      await type(page, notBuilt);
      await expect(page.getByRole('heading', { level: 1, name: words.shell('notAvailable.title') })).toBeVisible();
    }
  });
});

test('a stranger who types a private address gets the login, and none of the page', async ({ page }) => {
  for (const path of ['/', '/users', '/audit', '/leads']) {
    await type(page, path);
    await expect(page).toHaveURL((url) => url.pathname === '/login');
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});
