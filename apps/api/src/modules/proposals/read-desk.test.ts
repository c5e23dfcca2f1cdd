import { addDays } from '@estrada/domain/calendar/index';
import { aPerson } from '@estrada/testkit/index';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOpenProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { testNow } from '../../../test/test-now.ts';

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

/** The month's decisions of the manager's dealer, reckoned from its whole history. */
async function decisionsOfDealer() {
  const moves = await rowsOf(
    api,
    sql`select h.proposal_id, h.event, extract(epoch from h.at) as at from proposal_history h
        join proposals p on p.id = h.proposal_id where p.dealer_id = ${manager.activeDealerId} order by h.proposal_id, h.seq`,
  );
  const taken: { isApproved: boolean; minutes: number | null }[] = [];
  const sentAt = new Map<unknown, number>();
  for (const { proposal_id, event, at } of moves) {
    if (event === 'send') sentAt.set(proposal_id, Number(at));
    const isThisMonth = Number(at) >= Date.parse(testNow) / 1000 - 30 * 86_400;
    const sent = sentAt.get(proposal_id);
    if (isThisMonth && ['decide.AP', 'decide.APC', 'decide.DC'].includes(String(event)))
      taken.push({ isApproved: event !== 'decide.DC', minutes: sent === undefined ? null : (Number(at) - sent) / 60 });
  }
  const times = taken.flatMap(({ minutes }) => minutes ?? []).sort((a, b) => a - b);
  const middle = (times.length - 1) / 2;
  const median = (times[Math.floor(middle)]! + times[Math.ceil(middle)]!) / 2;
  return {
    count: taken.length,
    approved: taken.filter(({ isApproved }) => isApproved).length,
    medianMinutes: Math.round(median),
  };
}

describe('200', () => {
  it("counts the open proposals in reach: a seller's own, the dealer's for its manager, all for who sees all", async () => {
    const viewer = await api.signIn('consulta');
    const shown = async (session: Session) =>
      Object.fromEntries((await desk(session)).open.map(({ status, count }) => [status, count]));
    expect(await shown(seller)).toEqual(await countsOf(sql`u.username = 'DEMO.SELLER'`));
    expect(await shown(manager)).toEqual(await countsOf(sql`p.dealer_id = ${manager.activeDealerId}`));
    expect(await shown(viewer)).toEqual(await countsOf(sql`true`));
  });

  it('says since when the oldest of a status has not been touched', async () => {
    const { open } = await desk(manager);
    for (const { status, since } of open) {
      const [row] = await rowsOf(
        api,
        sql`select min(updated_at)::timestamptz as at from proposals where status = ${status} and dealer_id = ${manager.activeDealerId}`,
      );
      expect(new Date(since)).toEqual(new Date(String(row!.at)));
    }
  });

  it('names what is still to be sent and ends within seven days, the first to end first', async () => {
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

  it('weighs the decisions of thirty days for who sees more than the own, each from the sending before it', async () => {
    const { count } = (await desk(manager)).decisions!;
    const decided = [
      { event: 'decide.AP', minutes: 10, daysAgo: 1 },
      { event: 'decide.APC', minutes: 30, daysAgo: 2 },
      { event: 'decide.DC', minutes: 500, daysAgo: 29 },
      { event: 'decide.HLD', minutes: 1, daysAgo: 3 },
      { event: 'decide.AP', minutes: 1, daysAgo: 31 },
    ];
    for (const [index, { event, minutes, daysAgo }] of decided.entries()) {
      const { id } = await anOpenProposal(seller, aPerson(920 + index));
      const at = new Date(Date.parse(testNow) - daysAgo * 86_400_000);
      const sentAt = new Date(at.getTime() - minutes * 60_000);
      for (const [seq, [name, moment]] of (
        [
          ['send', sentAt],
          [event, at],
        ] as const
      ).entries())
        await run(
          sql`insert into proposal_history (proposal_id, seq, at, event, to_status, actor_name)
              values (${id}, ${90 + seq}, ${moment.toISOString()}, ${name}, 'PD', 'x')`,
        );
    }
    expect((await desk(manager)).decisions).toEqual(await decisionsOfDealer());
    expect((await desk(manager)).decisions?.count).toBe(count + 3);
    expect((await desk(seller)).decisions).toBeNull();
  });
});
