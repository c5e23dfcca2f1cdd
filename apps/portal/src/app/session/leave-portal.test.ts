// @vitest-environment jsdom

import { readTokens, storeTokens } from '@estrada/web/session/token-memory.ts';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { fakeServer, fiManager, granted } from '@estrada/web/test/fake-server.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLeaving } from './leave-portal.ts';

let stop: () => void;
let calls: ReturnType<typeof fakeServer>;
beforeEach(() => {
  resetBrowser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls = fakeServer({ logout: () => ({ ended: false }), refreshSession: () => granted(fiManager, 'id-2') });
  signInAs(fiManager);
  stop = watchLeaving();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});
const leaveFrom = async (address: string) => {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
};

it.each(['/simulador?simulacao=1', '/ofertas/simular', '/', '/consultarPropostas', '/users'])(
  'reports to the server when the window closes on %s',
  async (address) => {
    const token = `h.${btoa(JSON.stringify({ iat: 1_700_000_000, exp: 1_700_000_900 }))}.s`;
    storeTokens({ idToken: token, permissionToken: 'p', userType: 'dealer' });
    await leaveFrom(address);
    expect(calls.map(({ name }) => name)).toEqual(['logout']);
    expect(calls[0]?.url.pathname).toBe('/api/users/dealer/auth/logout');
    expect(Object.fromEntries(calls[0]!.url.searchParams)).toEqual({ leaving: 'true', issuedAt: '1700000000' });
    expect(calls[0]?.headers.get('idToken')).toBe(token);
    expect(calls[0]?.headers.has('permissionToken')).toBe(false);
  },
);

it('reports nothing for a navigation inside the portal', async () => {
  window.history.pushState(null, '', '/users');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toEqual([]);
});

it.each([
  ['within the same second', '1700000000 5', ['refreshSession']],
  ['later, when the server tells the two apart', '1699999000 5', []],
])(
  'renews the session after a reload only if the server cannot distinguish the two: %s',
  async (_when, left, expected) => {
    stop();
    const token = `h.${btoa(JSON.stringify({ iat: 1_700_000_000, exp: 1_700_000_900 }))}.s`;
    storeTokens({ idToken: token, permissionToken: 'p', userType: 'dealer' });
    localStorage.setItem('estrada.left', left);
    stop = watchLeaving();
    await vi.advanceTimersByTimeAsync(2_100);
    expect(calls.map(({ name }) => name)).toEqual(expected);
  },
);

it('stays signed in locally: the page may only be reloading', async () => {
  await leaveFrom('/simulador');
  expect(readTokens()).not.toBeNull();
});

it('renews the session for another open page of the portal in the same browser', async () => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'estrada.left', newValue: '1' }));
  await vi.advanceTimersByTimeAsync(1_900);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(calls.map(({ name }) => name)).toEqual(['refreshSession']);
});

it('renews the session when the browser restores the page from its cache', async () => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.map(({ name }) => name)).toEqual(['refreshSession']);
});

it('reports nothing after the session has ended', async () => {
  stop();
  await leaveFrom('/simulador');
  expect(calls).toEqual([]);
});
