/** The refusals of a logged-in user are recorded, but a program that tries for hours does not flood the trail. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let seller: Session;
let other: Session;
beforeAll(async () => {
  api = await openApi();
}, 60_000);
afterAll(() => api.close());
/** @param minutes after which all users log in again: their sessions have ended by then */
async function later(minutes: number): Promise<void> {
  api.clock.advance({ minutes });
  [seller, other] = [await api.signIn('seller'), await api.signIn('DEMO2.SELLER')];
}
// beyond the hour of the previous test
beforeEach(() => later(60));

/** Runs `act` and returns the recorded refusals since, oldest first: actor, call, values. */
async function refusalsOf(act: () => Promise<unknown>): Promise<unknown[]> {
  const [{ last } = {}] = await rowsOf(api, sql`select coalesce(max(seq), 0)::int as last from audit_entries`);
  await act();
  const rows = await rowsOf(
    api,
    sql`select actor_name, entity_id, after from audit_entries where seq > ${last} and action = 'access.refuse' and entity = 'call' order by seq`,
  );
  return rows.map((row) => [row.actor_name, row.entity_id, row.after]);
}
const requestForTrail = (session: Session) => session.call('listAuditEntries', { query: {} });

it('records a refused call once an hour for each person and call', async () => {
  const refused = (username: string, call: string, code: string) => [username, call, { code, record: null }];
  const kept = await refusalsOf(async () => {
    for (const session of [seller, seller, other, seller]) expect((await requestForTrail(session)).status).toBe(403);
    expect((await seller.call('listJobs', { query: {} })).status).toBe(403);
  });
  expect(kept).toEqual([
    refused('DEMO.SELLER', 'listAuditEntries', 'SEC004'),
    refused('DEMO2.SELLER', 'listAuditEntries', 'SEC004'),
    refused('DEMO.SELLER', 'listJobs', 'SEC004'),
  ]);
  await later(59);
  expect(await refusalsOf(() => requestForTrail(seller))).toEqual([]);
  await later(1);
  expect(await refusalsOf(() => requestForTrail(seller))).toHaveLength(1);
});

it('records which record outside their scope a person tried to reach', async () => {
  const { activeDealerId } = other;
  const reach = () => seller.call('readLeadNotifications', { query: { dealerId: activeDealerId } });
  expect(await refusalsOf(async () => expect((await reach()).status).toBe(404))).toEqual([
    ['DEMO.SELLER', 'readLeadNotifications', { code: 'SEC004', record: activeDealerId }],
  ]);
});

it('records the use of a token at the address of the other user type', async () => {
  expect(await refusalsOf(() => seller.call('readNotifications', { query: {}, userType: 'gmf' }))).toEqual([
    ['DEMO.SELLER', 'readNotifications', { code: 'SEC004', record: null }],
  ]);
});

it('records nothing for anonymous callers, nor for invalid input', async () => {
  const kept = await refusalsOf(async () => {
    expect((await api.stranger.call('listAuditEntries', { query: {}, userType: 'dealer' })).status).toBe(401);
    expect((await seller.call('readLeadNotifications', { query: {} as never })).status).toBe(422);
  });
  expect(kept).toEqual([]);
});

it('refuses the call also when the trail cannot be written, and logs the failure', async () => {
  await api.database.db.execute(sql`alter table audit_entries rename to audit_entries_away`);
  const answer = await requestForTrail(seller);
  await api.database.db.execute(sql`alter table audit_entries_away rename to audit_entries`);
  expect([answer.status, answer.body.code]).toEqual([403, 'SEC004']);
  expect(api.logLines.filter((line) => line.includes('a refused access is not in the trail'))).toHaveLength(1);
  // an entry that was not written is not counted either
  expect(await refusalsOf(() => requestForTrail(seller))).toHaveLength(1);
});
