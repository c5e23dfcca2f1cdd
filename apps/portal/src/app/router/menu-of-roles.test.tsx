// @vitest-environment jsdom
/**
 * The menu and the home page of all eighteen roles, and addresses that they may not open; four roles are also tested in
 * a browser.
 */
import { permissionMap, type Role, roleNames, roles } from '@estrada/domain/access/index';
import { expectedRoutes, hasRight, notInMenuOf, type Right } from '@estrada/testkit/expected-access/index';
import { hubPath } from '@estrada/web/pages/hubs.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { bitUser, fakeServer } from '@estrada/web/test/fake-server.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
import { allPages } from '../pages/all-pages.ts';

beforeEach(resetBrowser);

const nothing = { items: [], next: null, totalElements: 0, totalCapped: false };
const permissions = permissionMap(['createPropose', 'viewPaymentReport', 'insuranceContracting', 'manageTcc']);
const inMenu = allPages.filter(({ menu }) => menu);
// a hub without pages for the user redirects home
const typed = Object.keys(expectedRoutes).filter(
  (path) => expectedRoutes[path] !== 'public' && !path.includes(':') && !path.startsWith('/menu/'),
);

/** Pages with the same content: the menu of a role that may open both shows only the second. */
const sameAs: Readonly<Record<string, string>> = { '/admin/iof': '/parameters/iof' };

/** Pages that several rights open, and the one by which they are in the menu. */
const inMenuBy: Readonly<Record<string, Right>> = { '/contratarSeguro': 'insuranceContracting' };
const isListed = (path: string, role: Role) =>
  mayOpen(path, role) &&
  !notInMenuOf[path]?.includes(role) &&
  (inMenuBy[path] === undefined || hasRight([inMenuBy[path]], role, { permissions, modules: {} }));

/** According to the transcription, with all modules off, as in the tests. */
function mayOpen(path: string, role: Role): boolean {
  const expected = expectedRoutes[path]!;
  return (
    expected === 'user' || (expected !== 'public' && hasRight([expected].flat(), role, { permissions, modules: {} }))
  );
}

function enterAs(role: Role, address: string) {
  fakeServer({ listProposals: () => nothing, listSavedSimulations: () => nothing });
  signInAs({ ...bitUser, userType: roles[role].userType, groups: [{ groupName: role }], permissions });
  return renderPortal(address);
}

const home = () => screen.findByRole('heading', { level: 1, name: 'Por onde vamos começar?' });
const isHub = (address: string) => address.startsWith('/menu/');
const addressesInMenu = () =>
  within(screen.getByRole('navigation', { name: 'Menu principal' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');

describe.each(roleNames)('%s', (role) => {
  it('has the first action one click away from home, and no link to a page without access', async () => {
    const { unmount } = enterAs(role, '/');
    const heading = await home();
    const ownPages = inMenu.filter(({ path, menu }) => menu!.group !== 'home' && isListed(path, role));
    const acts = within(heading.closest('header')!).queryAllByRole('link');
    expect(acts.map((act) => ownPages.some(({ path }) => path === act.getAttribute('href')))).toEqual(
      ownPages.length > 0 ? [true] : [],
    );
    const ways = within(screen.getByRole('main')).queryAllByRole('link');
    const closed = ways
      .map((way) => (way.getAttribute('href') ?? '').split(/[?#]/)[0]!)
      .filter((path) => !isHub(path) && !mayOpen(path, role));
    expect(closed).toEqual([]);
    if (ownPages.length === 0)
      expect(screen.getByText(/As telas do seu perfil ainda estão em construção/)).toBeTruthy();
    unmount();
  });

  it('lists all groups and pages of the role in the menu, directly or behind a hub', async () => {
    const isTwin = (path: string) => sameAs[path] !== undefined && mayOpen(sameAs[path], role);
    const expected = inMenu.filter(({ path }) => isListed(path, role) && !isTwin(path));
    const { unmount } = enterAs(role, '/');
    await home();
    const shown = addressesInMenu();
    const hubs = new Set(expected.flatMap(({ menu }) => (menu!.group === 'home' ? [] : [hubPath(menu!.group)])));
    expect(new Set(shown.filter(isHub))).toEqual(hubs);
    unmount();
    const found = new Set(shown.filter((address) => !isHub(address)));
    for (const hub of found.size < expected.length ? hubs : []) {
      const opened = enterAs(role, hub);
      await screen.findByRole('heading', { level: 1 });
      for (const address of addressesInMenu().filter((one) => !isHub(one))) found.add(address);
      opened.unmount();
    }
    expect([...found].toSorted()).toEqual(expected.map(({ path }) => path).toSorted());
  });

  it('redirects home from an address of other roles', async () => {
    const forbidden = typed.filter((path) => !mayOpen(path, role));
    // every role tests another subset, so that together they test all
    const turn = roleNames.indexOf(role);
    const tried = forbidden.filter((_path, index) => index % roleNames.length === turn);
    expect(tried.length).toBeGreaterThan(0);
    for (const path of tried) {
      const { unmount } = enterAs(role, path);
      expect(await home(), path).toBeTruthy();
      unmount();
    }
  });
});
