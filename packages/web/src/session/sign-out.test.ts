// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBrowser, signInAs } from '../../test/browser.ts';
import { type Answers, bitUser, fakeServer, fiManager, granted, refuse } from '../../test/fake-server.ts';
import { readSession } from './session-store.ts';
import { signOut } from './sign-out.ts';
import { storeTokens } from './token-memory.ts';

beforeEach(() => {
  resetBrowser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  signInAs(fiManager);
});
afterEach(() => vi.useRealTimers());

const expired = () => refuse(401, 'USE003', 'Sua sessão expirou. Entre novamente.');
/** Logs out and waits until the server is notified. */
async function leave(answers: Answers) {
  const calls = fakeServer(answers);
  signOut();
  expect(readSession().status).toBe('anonymous');
  await vi.advanceTimersByTimeAsync(1_000);
  return calls.map(({ name, headers }) => `${name} ${headers.get('idToken')} ${headers.get('permissionToken')}`);
}
const onceRenewed: NonNullable<Answers['logout']> = ({ headers }) =>
  headers.get('idToken') === 'id-2' ? { ended: true } : expired();

it('calls the server with the id token only, because another tab may have changed the dealer of the other token', async () => {
  expect(await leave({ logout: () => ({ ended: true }) })).toEqual(['logout id-1 null']);
});

it('renews a token refused by the server once, and ends the session with the new one', async () => {
  const renewed = { refreshSession: () => granted(fiManager, 'id-2') };
  const expected = ['logout id-1 null', 'refreshSession null null', 'logout id-2 null'];
  expect(await leave({ ...renewed, logout: onceRenewed })).toEqual(expected);
  signInAs(fiManager);
  expect(await leave({ ...renewed, logout: expired })).toEqual(expected);
});

it('renews an expired token in advance', async () => {
  const token = `h.${btoa(JSON.stringify({ iat: 1000, exp: 1900 }))}.s`;
  storeTokens({ idToken: token, permissionToken: 'p', userType: 'dealer' });
  vi.setSystemTime(Date.now() + 880_000);
  expect(await leave({ refreshSession: () => granted(fiManager, 'id-2'), logout: onceRenewed })).toEqual([
    'refreshSession null null',
    'logout id-2 null',
  ]);
});

it('ends neither the session of another user in this browser nor one replaced by another login', async () => {
  expect(await leave({ refreshSession: () => granted(bitUser, 'id-2'), logout: onceRenewed })).toEqual([
    'logout id-1 null',
    'refreshSession null null',
  ]);
  signInAs(fiManager);
  expect(await leave({ logout: () => refuse(401, 'SEC003', 'Outro login foi feito.') })).toEqual(['logout id-1 null']);
});
