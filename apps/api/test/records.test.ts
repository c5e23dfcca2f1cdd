/** The common tests of every record: access, missing ones, versions, duplicates. */

import { capabilities, type Role, roleNames } from '@estrada/domain/access/index';
import { catalogue, type ErrorCode } from '@estrada/domain/errors/index';
import { type Endpoint, endpoints } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from './open-api.ts';
import { type TriedRow as Row, recordRows, records } from './record-tries.ts';
import { rowsOf } from './rows.ts';

/** An empty field, by a value that it could have. */
const emptyLike = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value === 'boolean') return false;
  return typeof value === 'number' || value === null ? null : '';
};

let api: TestApi;
const sessions = new Map<Role, Session>();
beforeAll(async () => {
  api = await openApi();
  for (const role of roleNames) sessions.set(role, await api.signIn(role));
}, 120_000);
afterAll(() => api.close());

it('covers every record', () => {
  const made = Object.values(endpoints).flatMap((endpoint: Endpoint) => endpoint.record ?? []);
  expect([...new Set(made)].sort()).toEqual(Object.keys(records).sort());
});

type Verb = 'read' | 'register' | 'update' | 'enable' | 'disable';

describe.each(recordRows)('%s', (name, { names, role, form, one, taken }) => {
  // one with a special switch has its own tests
  const endpointOf = (verb: Verb) => endpoints[names[verb]!] as Endpoint | undefined;
  const plainly = (...verbs: Verb[]) => verbs.filter((verb) => endpointOf(verb)?.record === name);
  const call = (verb: Verb, input: object, caller = sessions.get(role)!) => caller.call(names[verb]!, input as never);
  const ok = async (verb: Verb, input: object): Promise<Row> => {
    const { status, body } = await call(verb, input);
    if (status !== 200) throw new Error(`${names[verb]} answered ${status}: ${JSON.stringify(body)}`);
    return body as never;
  };
  const formOf = async (number: number) => form(number, sessions.get(role)!);
  const registered = async (number: number) => ok('register', { body: await formOf(number) });
  const refusalOf = async (verb: Verb, input: object) => {
    const { status, body } = await call(verb, input);
    return [status, body.code, body.fields?.map(({ path }) => path)];
  };
  const actsOn = async (row: Row) =>
    (await rowsOf(api, sql`select action from audit_entries where entity_id = ${row.id} order by seq`)).map(
      ({ action }) => action,
    );

  it('is registered, read, listed, updated and disabled or enabled, each with its entry in the trail', async () => {
    const row = await registered(61);
    expect([row.version, row.enabled, row.can]).toEqual([1, true, { edit: true, enable: false, disable: true }]);
    expect(await ok('read', { params: one(row) })).toEqual(row);

    const form62 = await formOf(62);
    const changed = await ok('update', { params: one(row), body: { ...form62, version: 1 } });
    expect([changed.id, changed.version, changed[taken.field]]).toEqual([row.id, 2, form62[taken.field as never]]);

    if (plainly('enable', 'disable').length === 0) return;
    const off = await ok('disable', { params: one(changed), body: { version: 2 } });
    expect([off.version, off.enabled, off.can]).toEqual([3, false, { edit: true, enable: true, disable: false }]);
    // repeating changes nothing
    expect(await ok('disable', { params: one(off), body: { version: 3 } })).toEqual(off);
    const list = async (status: string) => {
      const { items } = await sessions
        .get(role)!
        .ok(names.list as 'listBranches', { query: { status, size: 100 } as never });
      return items.map(({ id }) => id);
    };
    expect(await list('disabled')).toContain(row.id);
    expect(await list('enabled')).not.toContain(row.id);
    const on = await ok('enable', { params: one(off), body: { version: 3 } });
    expect([on.version, on.enabled]).toEqual([4, true]);

    const entity = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    const acts = ['register', 'update', 'disable', 'enable'].map((act) => `${entity}.${act}`);
    expect(await actsOn(row)).toEqual(acts);
  });

  it('refuses an outdated version, and changes nothing', async () => {
    const row = await registered(63);
    for (const version of [2, 7])
      for (const verb of plainly('update', 'enable', 'disable')) {
        const body = verb === 'update' ? { ...(await formOf(64)), version } : { version };
        expect(await refusalOf(verb, { params: one(row), body })).toEqual([409, 'SET001', undefined]);
      }
    expect(await ok('read', { params: one(row) })).toEqual(row);
    expect(await actsOn(row)).toHaveLength(1);
  });

  // a test that is skipped fails the run: a record without a unique field has none
  const { code } = taken;
  if (code !== null) {
    it('refuses a duplicate, at its field', async () => {
      const [first, second] = [await registered(65), await registered(66)];
      const clash = { ...(await formOf(67)), [taken.field]: first[taken.field] };
      const refusal = [catalogue[code as ErrorCode].status, code, [taken.field]];
      expect(await refusalOf('register', { body: clash })).toEqual(refusal);
      expect(await refusalOf('update', { params: one(second), body: { ...clash, version: 1 } })).toEqual(refusal);
    });
  }

  it('registers once, however often the same key is sent', async () => {
    const input = { body: await formOf(68), headers: { 'idempotency-key': `${name}-68` } };
    expect(await ok('register', input)).toEqual(await ok('register', input));
  });

  it('names every missing field', async () => {
    // as the portal's form sends empty fields
    const empty = Object.fromEntries(Object.entries(await formOf(69)).map(([path, value]) => [path, emptyLike(value)]));
    const { status, body } = await call('register', { body: empty });
    expect([status, body.code]).toEqual([422, 'DOM002']);
    expect(body.fields?.map(({ path }) => path)).toContain(taken.field);
    expect((await call('register', {})).status).toBe(422);
  });

  it('gives the same answer for an unknown record and for one out of scope', async () => {
    const params = one({ id: '0'.repeat(26), groupName: 'Nenhum' } as never);
    expect(await refusalOf('read', { params })).toEqual([404, 'SEC004', undefined]);
    const version = { version: 1 };
    const form = { ...(await formOf(70)), ...version };
    for (const verb of plainly('update', 'enable', 'disable'))
      expect(await refusalOf(verb, { params, body: verb === 'update' ? form : version })).toEqual([
        404,
        'SEC004',
        undefined,
      ]);
  });

  it('refuses roles without access, and lists what a reader may not do', async () => {
    const row = await registered(71);
    const opens = (verb: Verb, one: Role) => {
      const { access } = endpointOf(verb)!;
      const keys = typeof access === 'string' ? [] : access.anyOf;
      return keys.some((key) => (capabilities[key].roles as readonly Role[]).includes(one));
    };
    const body = { ...(await formOf(72)), version: 1 };
    for (const verb of plainly('read', 'register', 'update', 'enable', 'disable')) {
      const stranger = roleNames.find((other) => !opens(verb, other))!;
      expect((await call(verb, { params: one(row), body }, sessions.get(stranger)!)).status).toBe(403);
    }
    const reader = roleNames.find((other) => opens('read', other) && !opens('update', other));
    if (!reader) return;
    const { status, body: seen } = await call('read', { params: one(row) }, sessions.get(reader)!);
    if (status === 200) expect(Object.values((seen as never as Row).can)).not.toContain(true);
  });
});
