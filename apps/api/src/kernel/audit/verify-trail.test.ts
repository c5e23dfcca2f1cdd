/** What the verification of the trail finds after the owner of the database has tampered with it. */
import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { appendAudit, hashEntry, headSetting } from './append-audit.ts';
import { keyName } from './audit-keys.ts';
import { parseTrailHead, readTrailHead, verifyTrail, writeTrailHead } from './verify-trail.ts';

let api: TestApi;
let seeded: number;
beforeEach(async () => {
  api = await openApi();
  seeded = (await verifyTrail(api.database.db)).entries;
  const origin = { at: api.clock.now(), actorId: null, actorName: 'system', correlationId: 'planted' };
  await api.database.db.transaction((tx) =>
    appendAudit(
      tx as never,
      origin,
      ['a', 'b', 'c', 'd'].map((entityId) => ({
        action: 'group.update' as const,
        entity: 'group' as const,
        entityId,
        after: { title: 'n' },
      })),
      null,
    ),
  );
}, 60_000);
afterEach(() => api.close());

/** Changes the trail as the owner of the database could: with the triggers disabled. */
async function tamper(...statements: SQL[]): Promise<void> {
  await api.database.db.execute(sql`alter table audit_entries disable trigger all`);
  for (const statement of statements) await api.database.db.execute(statement);
  await api.database.db.execute(sql`alter table audit_entries enable trigger all`);
}
const planted = (entityId: string) => sql`entity = 'group' and entity_id = ${entityId}`;
/** The hash that an entry would have with another record in it, computed without the key. */
const rehash = (row: Record<string, unknown>, entityId: string) =>
  hashEntry(
    String(row.previous_hash),
    {
      at: new Date(row.at as string),
      actorId: null,
      actorName: 'system',
      correlationId: 'planted',
      action: 'group.update',
      entity: 'group',
      entityId,
      before: null,
      after: row.after,
    },
    null,
  );
const found = async () => (await verifyTrail(api.database.db)).problems.map(({ kind }) => kind);

it('finds nothing in an intact trail, whatever wrote it', async () => {
  const report = await verifyTrail(api.database.db);
  expect(report).toEqual({ entries: seeded + 4, keyed: 0, problems: [] });
  expect(seeded).toBeGreaterThan(300);
});

it('links the entries of one act on thousands of records, and writes them in a few statements', async () => {
  const records = Array.from({ length: 1_201 }, (_, index) => ({
    action: 'page.open' as const,
    entity: 'page' as const,
    entityId: `m${index}`,
  }));
  const origin = { at: api.clock.now(), actorId: null, actorName: 'system', correlationId: 'many' };
  const inserts = await api.database.db.transaction(async (tx) => {
    const insert = vi.spyOn(tx, 'insert');
    await appendAudit(tx as never, origin, records, null);
    return insert.mock.calls.length;
  });
  // three for the entries, one for the head
  expect(inserts).toBe(4);
  expect(await verifyTrail(api.database.db)).toMatchObject({ entries: seeded + 4 + records.length, problems: [] });
  const kept = await rowsOf(
    api,
    sql`select entity_id from audit_entries where entity = 'page' and entity_id like 'm%' order by seq`,
  );
  expect(kept.map((row) => row.entity_id)).toEqual(records.map(({ entityId }) => entityId));
});

it.each([
  ['its value', sql`after = '{"n": 2}'`],
  ['who did it', sql`actor_name = 'DEMO.SELLER'`],
  ['when', sql`at = at + interval '1 second'`],
  ['what it was done to', sql`entity_id = 'z'`],
])('finds an edited entry: %s', async (_case, change) => {
  await tamper(sql`update audit_entries set ${change} where ${planted('b')}`);
  expect(await found()).toEqual(['edited']);
});

it('finds an edited entry with a recomputed hash: the next entry no longer links to it', async () => {
  await tamper(sql`update audit_entries set hash = repeat('a', 64) where ${planted('b')}`);
  expect(await found()).toEqual(['edited', 'unlinked']);
});

it('finds a deleted entry, also the last one', async () => {
  await tamper(sql`delete from audit_entries where ${planted('b')}`);
  expect(await found()).toEqual(['unlinked']);
  await tamper(sql`delete from audit_entries where ${planted('d')}`);
  expect(await found()).toEqual(['unlinked', 'cut']);
});

it('finds that the whole trail was deleted', async () => {
  await tamper(sql`delete from audit_entries`);
  expect(await found()).toEqual(['cut']);
});

it('finds two swapped entries', async () => {
  await tamper(
    sql`update audit_entries set seq = seq + 1000000 where ${planted('b')}`,
    sql`update audit_entries set seq = seq - 1 where ${planted('c')}`,
    sql`update audit_entries set seq = seq - 1000000 + 1 where ${planted('b')}`,
  );
  expect((await found()).filter((kind) => kind === 'unlinked').length).toBeGreaterThanOrEqual(2);
});

const published = async (head: Awaited<ReturnType<typeof readTrailHead>>) =>
  (await verifyTrail(api.database.db, head)).problems;

it('is intact against an earlier head, whatever was added later', async () => {
  const head = await readTrailHead(api.database.db);
  await api.signIn('seller');
  expect(await published(head)).toEqual([]);
});

it('finds, by a published head, a truncated end that leaves the rest consistent', async () => {
  const head = await readTrailHead(api.database.db);
  const [kept] = await rowsOf(api, sql`select hash from audit_entries where ${planted('c')}`);
  await tamper(
    sql`delete from audit_entries where ${planted('d')}`,
    sql`update settings set value = ${JSON.stringify(kept!.hash)}::jsonb where name = ${headSetting}`,
  );
  expect(await found()).toEqual([]);
  expect(await published(head)).toEqual([{ seq: head!.seq, kind: 'replaced' }]);
});

it('finds, by a published head, an entry that was rewritten together with all that follow', async () => {
  const head = await readTrailHead(api.database.db);
  const [row] = await rowsOf(api, sql`select * from audit_entries where ${planted('d')}`);
  const hash = rehash(row!, 'other');
  await tamper(
    sql`update audit_entries set entity_id = 'other', hash = ${hash} where ${planted('d')}`,
    sql`update settings set value = ${JSON.stringify(hash)}::jsonb where name = ${headSetting}`,
  );
  expect(await found()).toEqual([]);
  expect(await published(head)).toEqual([{ seq: head!.seq, kind: 'replaced' }]);
});

it('serializes a head as one word and parses nothing else as a head', () => {
  const head = { seq: 4711, hash: 'a'.repeat(64) };
  const keyed = { seq: 4712, hash: `0123abcd.${'b'.repeat(64)}` };
  for (const one of [head, keyed]) expect(parseTrailHead(` ${writeTrailHead(one)}\n`)).toEqual(one);
  for (const word of ['', '4711', `x:${head.hash}`, `4711:${'a'.repeat(63)}`]) expect(parseTrailHead(word)).toBeNull();
});

describe('a keyed chain', () => {
  const [key, newer] = ['k'.repeat(32), 'n'.repeat(40)];
  /** Two more entries, signed with the key. */
  const append = (withKey: string | null) =>
    api.database.db.transaction((tx) =>
      appendAudit(
        tx as never,
        { at: api.clock.now(), actorId: null, actorName: 'system', correlationId: 'planted' },
        ['k1', 'k2'].map((entityId) => ({ action: 'group.update', entity: 'group', entityId }) as const),
        withKey,
      ),
    );
  const verify = async (...keys: string[]) => {
    const { keyed, problems } = await verifyTrail(api.database.db, null, keys);
    return { keyed, problems: problems.map(({ kind }) => kind) };
  };

  it('continues from entries without a key, and from one key to the next', async () => {
    await append(key);
    expect(await verify(key)).toEqual({ keyed: 2, problems: [] });
    await append(newer);
    expect(await verify(newer, key)).toEqual({ keyed: 4, problems: [] });
    const [row] = await rowsOf(api, sql`select hash from audit_entries order by seq desc limit 1`);
    expect(row!.hash).toMatch(new RegExp(`^${keyName(newer)}\\.[0-9a-f]{64}$`));
  });

  it('reports a missing key once', async () => {
    await append(key);
    await append(newer);
    expect(await verify()).toEqual({ keyed: 4, problems: ['key-unknown', 'key-unknown'] });
    expect(await verify(newer)).toEqual({ keyed: 4, problems: ['key-unknown'] });
  });

  it('finds an end that was rewritten without the key, hash and head included', async () => {
    await append(key);
    const [row] = await rowsOf(api, sql`select * from audit_entries where ${planted('k2')}`);
    const hash = rehash(row!, 'other');
    const rewrite = (value: string) =>
      tamper(
        sql`update audit_entries set entity_id = 'other', hash = ${value} where seq = ${row!.seq}`,
        sql`update settings set value = ${JSON.stringify(value)}::jsonb where name = ${headSetting}`,
      );
    await rewrite(hash);
    expect(await verify(key)).toEqual({ keyed: 1, problems: ['unkeyed'] });
    await rewrite(`${keyName(key)}.${hash}`);
    expect(await verify(key)).toEqual({ keyed: 2, problems: ['edited'] });
  });

  it('finds a trail that was rewritten without any key', async () => {
    expect(await verify(key)).toEqual({ keyed: 0, problems: ['unkeyed'] });
  });
});

it('uses the first configured key for the entries of people, jobs and refusals', async () => {
  const keys = ['f'.repeat(32), 'o'.repeat(32)];
  const other = await openApi({ AUDIT_KEY: keys.join(', ') });
  try {
    const seller = await other.signIn('seller');
    await seller.call('listAuditEntries', { query: {} });
    const { context } = other.system();
    await context.transaction(async (tx) => tx.audit({ action: 'page.open', entity: 'page', entityId: '/csf' }));
    const report = await verifyTrail(other.database.db, null, keys.slice(0, 1));
    const hashes = await rowsOf(other, sql`select action, hash from audit_entries order by seq desc limit 3`);
    expect(hashes.map(({ action }) => action)).toEqual(['page.open', 'access.refuse', 'login.success']);
    expect(new Set(hashes.map(({ hash }) => String(hash).split('.')[0]))).toEqual(new Set([keyName(keys[0]!)]));
    expect(report.problems).toEqual([]);
  } finally {
    await other.close();
  }
});
