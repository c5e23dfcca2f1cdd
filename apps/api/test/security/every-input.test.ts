/** Every call that takes input, with input that no screen sends: a clear refusal, never a failure of the server. */
import { type Endpoint, type EndpointName, endpoints } from '@estrada/endpoints/index';
import { expectedCalls, type Right, rights } from '@estrada/testkit/expected-access/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoLogin, openApi, type Session, type TestApi } from '../open-api.ts';

let api: TestApi;
const sessions = new Map<string, Session>();
beforeAll(async () => {
  api = await openApi();
}, 60_000);
afterAll(() => api.close());

/** Somebody who may: the first role of the call's first right. */
async function callerOf(name: EndpointName): Promise<Pick<Session, 'call'> & { tokens?: Session['tokens'] }> {
  const expected = expectedCalls[name]!;
  if (expected === 'anonymous' || expected === 'public-key' || expected === 'public-or-user') return api.stranger;
  const role = expected === 'user' ? 'consulta' : rights[expected[0] as Right].split(' ')[0]!.split('?')[0]!;
  const known = sessions.get(role);
  if (known) return known;
  const session = await api.signIn(role as DemoLogin);
  sessions.set(role, session);
  return session;
}

const names = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => name !== 'logout' && name !== 'clearActiveDealer',
);
/** Thousands of calls take their time on a busy machine. */
const patient = 120_000;
const nasty: readonly unknown[] = [
  '',
  ' ',
  '%',
  '_',
  "' or 1=1 --",
  '"; drop table users; --',
  '\\',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|x!A1',
  'x'.repeat(5_000),
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999',
  '2026-02-30',
  '[]',
  '{}',
  'null',
];
const bodies: readonly unknown[] = [
  null,
  [],
  {},
  7,
  'x',
  true,
  { a: { b: { c: [[[[]]]] } } },
  { __proto__: { size: 1 } },
];

it(
  'a parameter of the address may be anything',
  async () => {
    const wrong: string[] = [];
    for (const name of names.filter((one) => endpoints[one].path.includes('{'))) {
      const caller = await callerOf(name);
      const keys = [...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!);
      for (const value of nasty) {
        if (value === '') continue;
        // a half surrogate has no address
        const params = Object.fromEntries(keys.map((key) => [key, value === '\ud800' ? '\ufffd' : value]));
        const { status } = await caller.call(name, { params: params as never, body: {} });
        if (status >= 500) wrong.push(`${name} with ${JSON.stringify(value)}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  patient,
);

it(
  'every field of the query may be anything, twice, and in brackets',
  async () => {
    const wrong: string[] = [];
    for (const name of names) {
      const { query, path } = endpoints[name] as Endpoint;
      if (!query) continue;
      const caller = await callerOf(name);
      const params = Object.fromEntries(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, '01jd00000000000000000000zz']),
      );
      for (const key of Object.keys(query.shape))
        for (const value of nasty.filter((one) => one !== '\ud800')) {
          const { status } = await caller.call(name, {
            params: params as never,
            query: { [key]: value } as never,
            body: {},
          });
          if (status >= 500) wrong.push(`${name}?${key}=${JSON.stringify(value)}: ${status}`);
        }
    }
    expect(wrong).toEqual([]);
  },
  patient,
);

it(
  'every field of a body may be of any kind',
  async () => {
    const wrong: string[] = [];
    for (const name of names) {
      const { body, path } = endpoints[name] as Endpoint;
      if (!body) continue;
      const caller = await callerOf(name);
      const params = Object.fromEntries(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, '01jd00000000000000000000zz']),
      );
      const fields = Object.keys((body as { shape?: object }).shape ?? {});
      const tried = [
        ...bodies,
        ...fields.flatMap((field) => [...nasty, ...bodies].map((value) => ({ [field]: value }))),
      ];
      for (const one of tried) {
        const { status } = await caller.call(name, { params: params as never, body: one });
        if (status >= 500) wrong.push(`${name} ${JSON.stringify(one).slice(0, 60)}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  patient,
);
