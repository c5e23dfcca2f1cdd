/**
 * Every role and the anonymous caller × every call, over HTTP, against an independent transcription of the access
 * rules.
 */
import { roleNames } from '@estrada/domain/access/index';
import { type Endpoint, type EndpointName, endpoints, isPublic } from '@estrada/endpoints/index';
import {
  type Circumstances,
  describeDifference,
  expectedCalls,
  hasRight,
  moduleNames,
  permissionNames,
} from '@estrada/testkit/expected-access/index';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoApiKey } from '../../src/demo/insert-accounts.ts';
import { tableInForce } from '../../src/kernel/database/tables-in-force.ts';
import { tccManagers, users } from '../../src/modules/identity/identity.tables.ts';
import { tccManagerTables, writeProfileRights } from '../../src/modules/identity/index.ts';
import { type DemoLogin, openApi, type Session, type TestApi } from '../open-api.ts';
import { testNow } from '../test-now.ts';

const all = (names: readonly string[], value: boolean) => Object.fromEntries(names.map((name) => [name, value]));

/** These end the tokens of their caller: they run last, each in its own session. */
const sessionEnders: readonly EndpointName[] = ['logout', 'clearActiveDealer'];
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !sessionEnders.includes(name));
/** Values for the address only: no record has such an id or name. */
const nowhere = (name: EndpointName) =>
  Object.fromEntries(
    [...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, '0000000000000000000000000z']),
  );
const send = (
  session: Pick<Session, 'call'>,
  name: EndpointName,
  userType?: 'gmf' | 'dealer' | 'public',
  headers: Record<string, string> = {},
) => session.call(name, { params: nowhere(name) as never, body: {}, headers, ...(userType ? { userType } : {}) });
/** Where a session is optional the key is required too. */
const keyFor = (name: EndpointName) =>
  expectedCalls[name] === 'public-or-user' ? { 'x-api-key': demoApiKey } : undefined;

it('the expected access lists exactly the existing calls', () => {
  expect(Object.keys(expectedCalls).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

const circumstancesOf = (isOn: boolean): Circumstances => ({
  permissions: all(permissionNames, isOn),
  modules: all(moduleNames, isOn),
});
/** Calls that some role may make with every permission and module on, and not with them off. */
const conditional = names.filter((name) => {
  const expected = expectedCalls[name]!;
  const may = (role: string, isOn: boolean) =>
    Array.isArray(expected) && hasRight(expected, role, circumstancesOf(isOn));
  return roleNames.some((role) => may(role, true) !== may(role, false));
});
/** One role of each user type: the address for a token does not depend on the role. */
const ofEachType: readonly string[] = ['consulta', 'seller'];

async function isOfProvider(api: TestApi, role: string): Promise<boolean> {
  const named = eq(users.username, `DEMO.${role.toUpperCase()}`);
  const [own] = await api.database.db.select({ userType: users.userType }).from(users).where(named);
  return own!.userType === 'GMF';
}

describe.each([
  ['every permission and module on', true],
  ['every permission and module off', false],
] as const)('with %s', (_case, isOn) => {
  const circumstances = circumstancesOf(isOn);
  const checked = isOn ? [...names, ...sessionEnders] : conditional;
  let api: TestApi;
  beforeAll(async () => {
    // an empty variable counts as absent and has the default, all of them; a list without valid names switches them off
    api = await openApi({ MODULES: isOn ? moduleNames.join(',') : ',' });
    await api.database.db.update(users).set({ permissions: { insuranceContracting: isOn } });
    for (const role of roleNames)
      await writeProfileRights(api.database.db, role, { createPropose: isOn, viewPaymentReport: isOn });
    // a table that names all users, or none
    await api.database.db.delete(tccManagers);
    if (isOn)
      await api.database.db.execute(sql`insert into tcc_managers (table_id, gmf_code, username, enabled)
        select ${tableInForce(tccManagerTables.kind, testNow.slice(0, 10))}, '101', username, true from users`);
  }, 60_000);
  afterAll(() => api.close());

  it('every role may make exactly the calls of the expected access', async () => {
    const admitted = new Map<EndpointName, string[]>(checked.map((name) => [name, []]));
    const odd: string[] = [];
    for (const role of roleNames) {
      let session = await api.signIn(role as DemoLogin);
      const isStaff = await isOfProvider(api, role);
      for (const name of checked) {
        if (sessionEnders.includes(name)) session = await api.signIn(role as DemoLogin);
        if (isPublic(endpoints[name] as Endpoint)) continue;
        if (ofEachType.includes(role)) {
          const foreign = await send(session, name, isStaff ? 'dealer' : 'gmf', keyFor(name));
          if (foreign.status !== 403) odd.push(`${name} of ${role} under the other user type: ${foreign.status}`);
        }
        const { status, body } = await send(session, name, undefined, keyFor(name));
        if (status >= 500 || status === 401) odd.push(`${name} of ${role}: ${status} ${body.code}`);
        else if (status !== 403 || !['SIM036', 'SEC004'].includes(body.code)) admitted.get(name)!.push(role);
      }
    }
    const wrong = checked.flatMap((name) => {
      if (isPublic(endpoints[name] as Endpoint)) return [];
      const expected = expectedCalls[name]!;
      const may = (role: string) =>
        expected === 'user' ||
        expected === 'public-or-user' ||
        (Array.isArray(expected) && hasRight(expected, role, circumstances));
      return describeDifference(name, roleNames.filter(may), admitted.get(name)!) ?? [];
    });
    expect([...wrong, ...odd]).toEqual([]);
    // a limit for endless runs, not a measure of the machine
  }, 1_800_000);
});

it('has calls that depend on permissions and modules, to repeat without them', () => {
  expect(conditional.length).toBeGreaterThan(5);
});

describe('an anonymous caller', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi();
  }, 60_000);
  afterAll(() => api.close());

  it('is refused every call except the public ones of the expected access, under every user type', async () => {
    const wrong: string[] = [];
    for (const name of [...names, ...sessionEnders]) {
      const admitted: string[] = [];
      for (const userType of ['public', 'gmf', 'dealer'] as const) {
        const { status, body } = await send(api.stranger, name, userType);
        // an open call may refuse the request (an unknown session: SEC002), but not the caller
        const isRefused = status === 401 && body.code !== 'SEC002';
        const isAstray = isPublic(endpoints[name] as Endpoint) && userType !== 'public';
        if (status >= 500) wrong.push(`${name} as ${userType}: ${status} ${body.code}`);
        else if (!isRefused && !isAstray) admitted.push(userType);
      }
      const line = describeDifference(name, expectedCalls[name] === 'anonymous' ? ['public'] : [], admitted);
      if (line) wrong.push(line);
    }
    expect(wrong).toEqual([]);
  });
});
