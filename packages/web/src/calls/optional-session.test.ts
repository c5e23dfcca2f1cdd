// @vitest-environment jsdom
import { defineEndpoints, endpoints } from '@estrada/endpoints/index';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetBrowser, signInAs } from '../../test/browser.ts';
import { fiManager, granted, refuse } from '../../test/fake-server.ts';
import { readAlerts } from '../alerts/alerts.ts';
import { readSession } from '../session/session-store.ts';
import { api } from './api.ts';
import { forgetApiKey, storeApiKey } from './api-key.ts';
import { type EndpointRow, endpointRow, isFirst } from './endpoint-row.ts';
import { rows } from './first-endpoints.ts';
import { retryDelayMs } from './make-api.ts';

const { sayWho: describeCaller } = defineEndpoints({ area: 'simulation', family: 'b2c', access: 'public-or-user' })({
  sayWho: { route: 'GET /who', summary: ['Quem chama', 'Who calls'], response: endpoints.listStates.response },
});
Object.assign(rows as Record<string, EndpointRow>, { sayWho: endpointRow(describeCaller) });
const callIt = (options = {}) => (api as unknown as Record<string, (o: object) => Promise<unknown>>).sayWho!(options);

type Sent = { path: string; apiKey: string | null; idToken: string | null };
let sent: Sent[];
/** The server's response to each call; refresh and key have default responses. */
function serve(answer: (call: Sent) => unknown, renewal: () => unknown = () => granted(fiManager, 'id-2')): void {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const call = { path, apiKey: headers.get('x-api-key'), idToken: headers.get('idToken') };
    let given: unknown;
    if (path.endsWith('/who')) {
      sent.push(call);
      given = answer(call);
    } else given = path.includes('modules') ? { modules: [], apiKey: 'key-2' } : renewal();
    return given instanceof Response ? given : Response.json(given);
  });
}

beforeEach(() => {
  resetBrowser();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  forgetApiKey();
  storeApiKey('key-1');
});
afterEach(() => vi.useRealTimers());

async function settle(promise: Promise<unknown>) {
  const settled = Promise.allSettled([promise]);
  await vi.advanceTimersByTimeAsync(retryDelayMs + 1);
  return (await settled)[0];
}
const stranger = { path: '/api/b2c/public/who', apiKey: 'key-1', idToken: null };
const person = { path: '/api/b2c/dealer/who', apiKey: 'key-1', idToken: 'id-1' };

it('is one of the initial calls, uses the public key and does not require a session', () => {
  expect(isFirst(describeCaller)).toBe(true);
  expect(endpointRow(describeCaller)).toEqual({ method: 'GET', family: 'b2c', path: '/who', isPublicKey: true });
});

describe('without a session', () => {
  it('uses the public path, with the key only', async () => {
    serve(() => ({ ok: true }));
    expect(await callIt()).toEqual({ ok: true });
    expect(sent).toEqual([stranger]);
  });

  it('requests a new key once when the key is refused, and renews no session', async () => {
    serve(({ apiKey }) => (apiKey === 'key-2' ? { ok: true } : refuse(401, 'SEC004', 'Sem acesso')));
    expect((await settle(callIt())).status).toBe('fulfilled');
    expect(sent.map(({ apiKey }) => apiKey)).toEqual(['key-1', 'key-2']);
  });

  it('shows its failure as the caller specifies, and does not redirect', async () => {
    serve(() => refuse(403, 'SEC004', 'Sem acesso'));
    await settle(callIt({ alert: true }));
    expect(sent).toHaveLength(1);
    expect(readAlerts()).toMatchObject([{ text: 'Sem acesso' }]);
  });
});

describe('in a session', () => {
  beforeEach(() => signInAs(fiManager));

  it('uses the path of the user type, with key and tokens', async () => {
    serve(() => ({ ok: true }));
    await callIt();
    expect(sent).toEqual([person]);
  });

  it('renews expired tokens and repeats the call with the same key', async () => {
    serve(({ idToken }) => (idToken === 'id-2' ? { ok: true } : refuse(401, 'USE003', 'Expirou')));
    expect((await settle(callIt())).status).toBe('fulfilled');
    expect(sent).toEqual([person, { ...person, idToken: 'id-2' }]);
  });

  it('ends the session when the server reports it as over', async () => {
    serve(() => refuse(401, 'SEC003', 'Outro login foi feito.'));
    await settle(callIt());
    expect(readSession().status).toBe('anonymous');
  });

  it('requests a new key when the key is refused, and the session continues', async () => {
    serve(({ apiKey }) => (apiKey === 'key-2' ? { ok: true } : refuse(401, 'SEC004', 'Sem acesso')));
    expect((await settle(callIt())).status).toBe('fulfilled');
    expect(sent).toEqual([person, { ...person, apiKey: 'key-2' }]);
  });

  it('does not end the session when the key is refused twice', async () => {
    serve(() => refuse(401, 'SEC004', 'Sem acesso'));
    expect((await settle(callIt({ alert: true }))).status).toBe('rejected');
    expect(sent).toHaveLength(2);
    expect(readSession().status).toBe('signed-in');
    expect(readAlerts()).toMatchObject([{ text: 'Sem acesso' }]);
  });
});
