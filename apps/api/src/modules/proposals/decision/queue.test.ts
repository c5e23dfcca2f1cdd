/** The queue of decisions: contents, order, filters, and access. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, sendProposal } from '../../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
let admin: Session;
const ids: Record<string, string> = {};
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
  admin = await api.signIn('admin-internal');
  // only the proposals of this test wait
  await api.database.db.execute(sql`update proposals set blocked = true`);
  await stand('analysis', { status: 'PD', cents: 4_000_000, since: '2026-11-18T13:00:00Z' });
  await stand('conditions', { status: 'APC', cents: 12_000_000, since: '2026-11-20T12:15:00Z' });
  await stand('large', { status: 'PD', cents: 40_000_000, since: '2026-11-20T02:00:00Z' });
  await stand('blocked', { status: 'PD', cents: 40_000_000, since: '2026-11-01T02:00:00Z' });
  await stand('approved', { status: 'AP', cents: 1, since: '2026-11-01T02:00:00Z' });
  await api.database.db.execute(sql`update proposals set conditions_answer = 'Entregue' where id = ${ids.conditions}`);
  await api.database.db.execute(sql`update proposals set blocked = true where id = ${ids.blocked}`);
  await api.database.db.execute(sql`
    update lender_rows set alone_up_to_cents = 5000000, four_eyes_from_cents = 30000000`);
}, 60_000);
afterAll(() => api.close());

async function stand(name: string, { status, cents, since }: { status: string; cents: number; since: string }) {
  const seed = 500 + Object.keys(ids).length;
  const { id } = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
  ids[name] = id;
  await api.database.db.execute(sql`update proposals
    set status = ${status}, figures = jsonb_set(figures, '{withoutProducts,financeValueCents}', to_jsonb(${cents}::int)),
      waiting_since = ${since}::timestamptz where id = ${id}`);
}
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id);
const queue = async (query: Record<string, string> = {}, session = finance) =>
  (await session.ok('listDecisionQueue', { query })).items.map(({ id }) => nameOf(id));

it('lists proposals that wait for a decision, the oldest first, with their age and the required decision type', async () => {
  const { items } = await finance.ok('listDecisionQueue', { query: {} });
  expect(
    items.map(({ id, status, waitingMinutes, needs, areConditionsPresented, first }) => [
      ...[nameOf(id), status, waitingMinutes, needs],
      ...[areConditionsPresented, first],
    ]),
  ).toEqual([
    ['analysis', 'PD', 2 * 24 * 60, 'one', false, null],
    ['large', 'PD', 11 * 60, 'two', false, null],
    ['conditions', 'APC', 45, 'reasoned', true, null],
  ]);
  expect(await queue({}, admin)).toEqual(await queue());
});

it.each([
  [{ status: 'APC' }, ['conditions']],
  [{ needs: 'one' }, ['analysis']],
  [{ needs: 'reasoned' }, ['conditions']],
  [{ needs: 'two' }, ['large']],
  [{ fromCents: '5000000', toCents: '12000000' }, ['conditions']],
  [{ dealer: '101' }, ['analysis', 'large', 'conditions']],
  [{ dealer: '999' }, []],
] as const)('filters by %j', async (query, expected) => {
  expect(await queue(query)).toEqual(expected);
});

it('separates what the viewer may decide from what waits for the dealer', async () => {
  expect([await queue({ turn: 'mine' }), await queue({ turn: 'dealer' })]).toEqual([
    ['analysis', 'large', 'conditions'],
    [],
  ]);
  const answer = (text: string | null) =>
    api.database.db.execute(sql`update proposals set conditions_answer = ${text} where id = ${ids.conditions}`);
  await answer(null);
  expect([await queue({ turn: 'mine' }), await queue({ turn: 'dealer' })]).toEqual([
    ['analysis', 'large'],
    ['conditions'],
  ]);
  await answer('Entregue');
});

it('finds the dealer by a part of its name', async () => {
  const [dealer] = await rowsOf(
    api,
    sql`select trading_name from dealers where id = (select dealer_id from proposals where id = ${ids.large})`,
  );
  const part = String(dealer!.trading_name).slice(0, 6).toLowerCase();
  expect(await queue({ dealer: part })).toHaveLength(3);
});

it('separates first decisions awaiting the viewer from those of the viewer awaiting others, and retains their age', async () => {
  const { version } = await finance.ok('readProposal', { params: { id: ids.large! } });
  await finance.ok('changeProposalStatus', { params: { id: ids.large!, status: 'AP' }, body: { version } });
  expect([await queue({ confirmation: 'others' }), await queue({ confirmation: 'me' })]).toEqual([['large'], []]);
  expect(await queue({ confirmation: 'me' }, admin)).toEqual(['large']);
  expect(await queue({ turn: 'mine' })).not.toContain('large');
  expect(await queue({ turn: 'mine' }, admin)).toContain('large');
  const [, seen] = (await admin.ok('listDecisionQueue', { query: {} })).items;
  expect(seen).toMatchObject({
    first: { decision: 'AP', actorName: 'Renata Falcão', isOwn: false },
    waitingMinutes: 11 * 60,
  });
});

it('reads the oldest through the index of waiting proposals', async () => {
  const plan = await api.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(
      sql`explain select id from proposals where status in ('PD', 'HLD', 'APC', 'WFA') order by waiting_since, id limit 10`,
    );
  });
  expect(JSON.stringify((plan as unknown as { rows: unknown[] }).rows)).toContain('proposals_waiting');
});

describe('refused', () => {
  it('refuses unknown filters (422), and users who do not decide (403)', async () => {
    const wrong = await finance.call('listDecisionQueue', { query: { needs: 'three', fromCents: '-1' } as never });
    expect([wrong.status, wrong.body.fields?.map(({ path, key }) => [path, key])]).toEqual([
      422,
      [
        ['fromCents', 'number.invalid'],
        ['needs', 'value.notAllowed'],
      ],
    ]);
    for (const role of ['seller', 'bit', 'representante'] as const)
      expect((await (await api.signIn(role)).call('listDecisionQueue')).status).toBe(403);
  });
});
