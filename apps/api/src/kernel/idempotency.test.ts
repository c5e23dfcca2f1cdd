import { DomainError } from '@estrada/domain/errors/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../test/open-api.ts';
import type { Db } from './database/database.ts';
import { purges } from './housekeeping.ts';
import { limitRate } from './http/rate-limit.ts';
import { claimKey, identifyCall, releaseKey, saveAnswer } from './idempotency.ts';

let api: TestApi;
let db: Db;
beforeAll(async () => {
  api = await openApi();
  db = api.database.db;
});
afterAll(() => api.close());

const now = new Date('2026-11-20T13:00:00Z');
const userId = '0'.repeat(26);
const call = (key: string, changes: { user?: string; endpoint?: string; input?: unknown } = {}) =>
  identifyCall(changes.user ?? userId, changes.endpoint ?? 'saveSimulation', key, changes.input ?? { amount: 1 });
const codeOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'none',
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  );

it('runs one of many concurrent calls, and returns its response to the others', async () => {
  const claims = await Promise.all(
    Array.from({ length: 8 }, () =>
      claimKey(db, call('race'), now).then(
        (known) => known,
        () => 'at work',
      ),
    ),
  );
  expect(claims.filter((claim) => claim === null)).toHaveLength(1);
  expect(claims.filter((claim) => claim === 'at work')).toHaveLength(7);
  await saveAnswer(db, call('race'), { id: 'x' });
  expect(await claimKey(db, call('race'), now)).toEqual({ response: { answer: { id: 'x' } } });
});

it('distinguishes an empty response from a pending one', async () => {
  await claimKey(db, call('nothing'), now);
  await saveAnswer(db, call('nothing'), null);
  expect(await claimKey(db, call('nothing'), now)).toEqual({ response: { answer: null } });
});

it('is scoped to one person and one call: the same key elsewhere is another key', async () => {
  await claimKey(db, call('shared'), now);
  expect(await claimKey(db, call('shared', { user: '1'.repeat(26) }), now)).toBeNull();
  expect(await claimKey(db, call('shared', { endpoint: 'submitProposal' }), now)).toBeNull();
});

it('refuses the key for another body, finished or not', async () => {
  await claimKey(db, call('content'), now);
  expect(await codeOf(claimKey(db, call('content', { input: { amount: 2 } }), now))).toBe('SIS003');
  await saveAnswer(db, call('content'), {});
  expect(await codeOf(claimKey(db, call('content', { input: { amount: 2 } }), now))).toBe('SIS003');
});

it('releases the key, explicitly or when the transaction rolls back', async () => {
  await claimKey(db, call('back'), now);
  await releaseKey(db, call('back'));
  expect(await claimKey(db, call('back'), now)).toBeNull();
  const undone = db.transaction(async (tx) => {
    await claimKey(tx as unknown as Db, call('undone'), now);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await claimKey(db, call('undone'), now)).toBeNull();
});

it('counts rate-limit hits exactly, also in parallel, and starts again after the window', async () => {
  const limit = { name: 'test', hits: 10, windowSeconds: 60 };
  const hit = (at = now) => codeOf(limitRate(db, limit, 'somebody', at));
  const codes = await Promise.all(Array.from({ length: 25 }, () => hit()));
  expect(codes.filter((code) => code === 'none')).toHaveLength(10);
  expect(codes.filter((code) => code === 'USE029')).toHaveLength(15);
  expect(await codeOf(limitRate(db, limit, 'somebody else', now))).toBe('none');
  expect(await hit(new Date(now.getTime() + 59_000))).toBe('USE029');
  expect(await hit(new Date(now.getTime() + 60_000))).toBe('none');
});

it('starts a window again that a wrong clock has put into the future', async () => {
  const limit = { name: 'test', hits: 1, windowSeconds: 60 };
  const hit = (at: Date) => codeOf(limitRate(db, limit, 'ahead', at));
  const ahead = new Date(now.getTime() + 26 * 3_600_000);
  expect([await hit(ahead), await hit(ahead)]).toEqual(['none', 'USE029']);
  expect([await hit(now), await hit(now)]).toEqual(['none', 'USE029']);
});

it('stores no name of the counted subjects', async () => {
  const rows = (await db.execute(sql`select bucket from rate_limits where bucket like 'test:%'`)) as unknown as {
    rows: { bucket: string }[];
  };
  expect(rows.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows.rows)).not.toContain('somebody');
});

it('reclaims the key of a call that was lost two minutes ago, and of no other', async () => {
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await claimKey(db, call('lost'), now);
  expect(await codeOf(claimKey(db, call('lost'), at(119)))).toBe('DOM003');
  expect(await codeOf(claimKey(db, call('lost', { input: { amount: 2 } }), at(121)))).toBe('SIS003');
  expect(await claimKey(db, call('lost'), at(121))).toBeNull();
  expect(await codeOf(claimKey(db, call('lost'), at(122)))).toBe('DOM003');
});

it('deletes responses after a day', async () => {
  await claimKey(db, call('yesterday'), now);
  await saveAnswer(db, call('yesterday'), { id: 'x' });
  await purges['idempotency-keys']!(db, new Date(now.getTime() + 23 * 3_600_000));
  expect(await claimKey(db, call('yesterday'), now)).not.toBeNull();
  await purges['idempotency-keys']!(db, new Date(now.getTime() + 25 * 3_600_000));
  expect(await claimKey(db, call('yesterday'), now)).toBeNull();
});
