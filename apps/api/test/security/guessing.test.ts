/**
 * Names and passwords guessed one after another: a guess reveals nothing, takes as long as any other, and is soon
 * rate-limited.
 */
import { type Endpoint, type EndpointName, endpoints } from '@estrada/endpoints/index';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/modules/identity/index.ts';
import { hashPassword } from '../../src/modules/identity/passwords/passwords.ts';
import { openApi, type Session, type TestApi } from '../open-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
}, 60_000);
afterAll(() => api.close());

const tryPassword = (username: string, headers: Record<string, string> = {}) =>
  api.stranger.call('login', { body: { username, password: 'Not.The.Password-1' }, headers });
const names = ['DEMO.SELLER', 'DEMO.CRM', 'DEMO.OFERTAS', 'DEMO.CONSULTA'];

describe('a wrong password', () => {
  it('for an unknown username gets the same text, fields and headers', async () => {
    const [known, unknown] = [await tryPassword('DEMO.SELLER'), await tryPassword('NOBODY.HERE')];
    const shape = ({ status, body, headers }: typeof known) => [
      status,
      { ...body, correlationId: '' },
      Object.keys(headers).sort(),
    ];
    expect(shape(unknown)).toEqual(shape(known));
  });

  it('for an unknown username costs the same work', async () => {
    // the test seed stores cheap hashes; the product stores only its own hashes
    const passwordHash = await hashPassword('Estrada!Demo-2026');
    await api.database.db.update(users).set({ passwordHash }).where(inArray(users.username, names));
    const millisecondsOf = async (username: string) => {
      const start = performance.now();
      await tryPassword(username);
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 12; round++) {
      known.push(await millisecondsOf(names[round % names.length]!));
      unknown.push(await millisecondsOf(`NOBODY.${round}`));
    }
    // the minimum of many is not affected by the machine's other work; without the hash it would be a tenth
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});

it('rate-limits per address, whatever usernames it tries and whatever address it claims', async () => {
  const last = { login: 0, lookUpUserType: 0 };
  for (let guess = 0; guess < 130; guess++) {
    const headers = { 'x-forwarded-for': `203.0.113.${guess}`, forwarded: `for=203.0.113.${guess}` };
    last.login = (await tryPassword(`NOBODY.${guess}`, headers)).status;
    const look = await api.stranger.call('lookUpUserType', { query: { username: `NOBODY.${guess}` }, headers });
    last.lookUpUserType = look.status;
  }
  expect(last).toEqual({ login: 429, lookUpUserType: 429 });
});

describe('a wildcard character', () => {
  const searches: readonly [EndpointName, string, string, Record<string, string>?][] = [
    ['listUsers', 'PROVISIONING', 'username', { type: 'DEALER' }],
    ['listUsers', 'PROVISIONING', 'name', { type: 'DEALER' }],
    ['listSentMails', 'PROVISIONING', 'username'],
    ['listSellers', 'PROVISIONING', 'name'],
    ['listDealers', 'ADMIN-INTERNAL', 'search'],
    ['listBranches', 'ADMIN-INTERNAL', 'search'],
    ['listGroups', 'ADMIN-INTERNAL', 'search'],
    ['listClientNames', 'ADMIN-INTERNAL', 'name'],
  ];
  it.each(searches)('is matched literally in %s for %s in %s', async (name, role, field, params) => {
    api.clock.advance({ minutes: 10 });
    const session: Session = await api.signIn(role.toLowerCase() as 'provisioning');
    for (const value of ['%%%', '___', '%a%', '\\\\\\', "' or '1'='1"]) {
      const extra = name === 'listClientNames' ? { channelAccess: 'DGI' } : {};
      const one = { ...extra, [field]: value };
      const { list = 'query' } = endpoints[name] as Endpoint;
      const { status, body } = await session.call(name, { params: params as never, [list]: one });
      const { items, emailsData } = body as { items?: unknown[]; emailsData?: unknown[] };
      expect([status, items ?? emailsData], `${name}.${field} ${value}`).toEqual([200, []]);
    }
  });
});
