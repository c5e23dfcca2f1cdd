import { addDays } from '@estrada/domain/calendar/index';
import { aPerson } from '@estrada/testkit/index';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOpenProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { testNow } from '../../../test/test-now.ts';
import { isDecision } from './proposals.tables.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
});
afterAll(() => api.close());

const desk = (session: Session) => session.ok('readProposalDesk', {});
const run = (query: SQL) => api.database.db.execute(query);
const countsOf = async (where: SQL) =>
  Object.fromEntries(
    (
      await rowsOf(
        api,
        sql`select p.status, count(*)::int as n from proposals p join users u on u.id = p.seller_id
            where p.status not in ('OC', 'OCM', 'NU') and ${where} group by p.status`,
      )
    ).map((row) => [row.status, row.n]),
  );

/**
 * The month's decisions of the manager's dealer, computed from its whole history: one for each sending or reanalysis.
 */
async function decisionsOfDealer() {
  const moves = await rowsOf(
    api,
    sql`select h.proposal_id, h.event, h.from_status, h.to_status, extract(epoch from h.at) as at from proposal_history h
        join proposals p on p.id = h.proposal_id where p.dealer_id = ${manager.activeDealerId} order by h.proposal_id, h.seq`,
  );
  const taken = new Map<string, { isApproved: boolean; minutes: number | null }>();
  const requestedAt = new Map<unknown, number>();
  for (const { proposal_id, event, from_status, to_status, at } of moves) {
    if (event === 'send' || event === 'reanalyse') requestedAt.set(proposal_id, Number(at));
    const isThisMonth = Number(at) >= Date.parse(testNow) / 1000 - 30 * 86_400;
    const isDecision = ['AP', 'APC', 'DC'].includes(String(to_status)) && from_status !== to_status;
    if (!isThisMonth || !isDecision) continue;
    const requested = requestedAt.get(proposal_id);
    const key = `${proposal_id} ${requested}`;
    const minutes = requested === undefined ? null : (Number(at) - requested) / 60;
    taken.set(key, { isApproved: to_status !== 'DC', minutes: taken.get(key)?.minutes ?? minutes });
  }
  const all = [...taken.values()];
  const times = all.flatMap(({ minutes }) => minutes ?? []).sort((a, b) => a - b);
  const middle = (times.length - 1) / 2;
  const median = (times[Math.floor(middle)]! + times[Math.ceil(middle)]!) / 2;
  return {
    count: all.length,
    approved: all.filter(({ isApproved }) => isApproved).length,
    medianMinutes: Math.round(median),
  };
}

describe('200', () => {
  it('counts the open proposals in scope: own for a seller, of the dealer for its manager, all for wider roles', async () => {
    const viewer = await api.signIn('consulta');
    const shown = async (session: Session) =>
      Object.fromEntries((await desk(session)).open.map(({ status, count }) => [status, count]));
    expect(await shown(seller)).toEqual(await countsOf(sql`u.username = 'DEMO.SELLER'`));
    expect(await shown(manager)).toEqual(await countsOf(sql`p.dealer_id = ${manager.activeDealerId}`));
    expect(await shown(viewer)).toEqual(await countsOf(sql`true`));
  });

  it('counts what waits for the user, selfies and ending approvals as the list behind each link does', async () => {
    const days = addDays(testNow.slice(0, 10), 3);
    const ending = await anOpenProposal(seller, aPerson(890));
    await run(
      sql`update proposals set status = 'AP', srs_valid_until = ${days}, table_valid_until = ${days} where id = ${ending.id}`,
    );
    for (const role of ['seller', 'fi-manager', 'finance', 'admin-internal', 'representante'] as const) {
      const session = role === 'seller' ? seller : role === 'fi-manager' ? manager : await api.signIn(role);
      const { waiting, selfies, money } = await desk(session);
      const total = async (body: object) =>
        (await session.ok('listProposals', { body: { size: 1, ...body } })).totalElements;
      expect(waiting.reduce((sum, { count }) => sum + count, 0)).toBe(await total({ view: 'waiting' }));
      for (const { status, count } of waiting)
        expect(count, `${role} ${status}`).toBe(await total({ view: 'waiting', status: [status] }));
      expect(selfies?.count ?? 0).toBe(await total({ view: 'selfies' }));
      expect(money === null).toBe(role === 'seller');
      if (!money) continue;
      expect(money.unpaid.count).toBe(await total({ status: ['WFA', 'AV', 'PS'] }));
      expect(money.endingApprovals.count).toBe(await total({ view: 'expiring', status: ['AP', 'APC'] }));
    }
    const { money } = await desk(manager);
    const [sums] = await rowsOf(
      api,
      sql`select sum(finance_value_cents)::text as unpaid from proposals
          where status in ('WFA', 'AV', 'PS') and dealer_id = ${manager.activeDealerId}`,
    );
    expect(money!.unpaid.amountCents).toBe(Number(sums!.unpaid ?? 0));
    expect(money!.endingApprovals.firstOn).toBe(days);
  });

  it('shows since when the oldest of a status is unchanged', async () => {
    const { open } = await desk(manager);
    for (const { status, since } of open) {
      const [row] = await rowsOf(
        api,
        sql`select min(updated_at)::timestamptz as at from proposals where status = ${status} and dealer_id = ${manager.activeDealerId}`,
      );
      expect(new Date(since)).toEqual(new Date(String(row!.at)));
    }
  });

  it('lists unsent proposals that end within seven days, the earliest end first', async () => {
    const ends = [9, 7, 0, -1, 3];
    const opened: { id: string }[] = [];
    for (const [index, days] of ends.entries()) {
      const one = await anOpenProposal(seller, aPerson(900 + index));
      await run(
        sql`update proposals set table_valid_until = ${addDays(testNow.slice(0, 10), days)} where id = ${one.id}`,
      );
      opened.push(one);
    }
    const mine = new Set(opened.map(({ id }) => id));
    const named = (await desk(seller)).expiring.filter(({ id }) => mine.has(id));
    expect(named.map(({ id }) => ends[opened.findIndex((one) => one.id === id)])).toEqual([0, 3, 7]);
    await run(sql`update proposals set status = 'SU' where id = ${opened[2]!.id}`);
    expect((await desk(seller)).expiring.map(({ id }) => id)).not.toContain(opened[2]!.id);
  });

  it('counts the decisions of thirty days, by engine and manual, once each, for roles beyond own scope', async () => {
    const before = (await desk(manager)).decisions!;
    type Step = readonly [event: string, from: string | null, to: string, minutes: number];
    const sent: Step = ['send', 'WO', 'SU', 0];
    const courses: { steps: readonly Step[]; daysAgo: number }[] = [
      { daysAgo: 1, steps: [sent, ['decide.AP', 'PD', 'AP', 10]] },
      { daysAgo: 29, steps: [sent, ['decide.DC', 'PD', 'DC', 500]] },
      // no decisions: a question, one of the previous month
      { daysAgo: 3, steps: [sent, ['decide.HLD', 'PD', 'HLD', 1]] },
      { daysAgo: 31, steps: [sent, ['decide.AP', 'PD', 'AP', 1]] },
      // manual
      { daysAgo: 4, steps: [sent, ['changeStatus', 'SU', 'PD', 5], ['changeStatus', 'PD', 'AP', 7]] },
      { daysAgo: 5, steps: [sent, ['decide.AP', 'PD', 'AP', 3], ['changeStatus', 'AP', 'RA', 9]] },
      // conditions: one decision, timed by its first answer, with its final outcome
      { daysAgo: 6, steps: [sent, ['decide.APC', 'PD', 'APC', 30], ['conditions.met', 'APC', 'AP', 900]] },
      { daysAgo: 7, steps: [sent, ['decide.APC', 'PD', 'APC', 31], ['conditions.rejected', 'APC', 'DC', 901]] },
      { daysAgo: 8, steps: [sent, ['decide.APC', 'PD', 'APC', 32], ['presentConditions', 'APC', 'APC', 40]] },
      // a reanalysis counts separately
      {
        daysAgo: 9,
        steps: [sent, ['decide.DC', 'PD', 'DC', 11], ['reanalyse', 'DC', 'PD', 60], ['decide.AP', 'PD', 'AP', 75]],
      },
    ];
    for (const [index, { steps, daysAgo }] of courses.entries()) {
      const { id } = await anOpenProposal(seller, aPerson(920 + index));
      for (const [seq, [event, from, to, minutes]] of steps.entries()) {
        const at = new Date(Date.parse(testNow) - daysAgo * 86_400_000 + minutes * 60_000).toISOString();
        await run(
          sql`insert into proposal_history (proposal_id, seq, at, event, from_status, to_status, actor_name)
              values (${id}, ${90 + seq}, ${at}, ${event}, ${from}, ${to}, 'x')`,
        );
      }
    }
    const after = (await desk(manager)).decisions!;
    expect(after).toEqual(await decisionsOfDealer());
    expect([after.count - before.count, after.approved - before.approved]).toEqual([9, 6]);
    expect((await desk(seller)).decisions).toBeNull();
  });

  it('finds the decisions through their index, however many proposals there are', async () => {
    // so few rows would be read by a full scan: what matters is that the index suffices
    const plan = await api.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const found = await tx.execute(
        sql`explain select 1 from proposal_history where ${isDecision} and at >= now() order by at desc nulls first limit 5`,
      );
      return (found as unknown as { rows: Record<string, unknown>[] }).rows;
    });
    expect(plan.map((row) => row['QUERY PLAN']).join(' ')).toContain('proposal_history_decisions');
  });
});
