import type { Viewer } from '@estrada/domain/access/index';
import { addDays } from '@estrada/domain/calendar/index';
import {
  approvedStatuses,
  contractedStatuses,
  decisionRequests,
  editableStatuses,
  type ProposalScope,
  type ProposalView,
  paidStatuses,
} from '@estrada/domain/proposals/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { scopeFilter } from '../../kernel/database/scope-filter.ts';
import { expiresOn } from './next-act.sql.ts';
import { listed } from './proposals.repository.ts';
import { isDecision, isOpen, proposalHistory, proposalReach, proposals } from './proposals.tables.ts';
import { openView } from './views/open-view.ts';

type Desk = ResponseOf<typeof endpoints.readProposalDesk>;

/** The maximum number of open proposals counted; a desk with more shows "more than". */
const countedAtMost = 20_000;
/** The number of latest decisions in the figures of the month. */
const decisionsAtMost = 5_000;
const expiringAtMost = 5;
const expiringDays = 7;
const decisionDays = 30;

/**
 * A user's desk: what waits and what ends soon within their scope, and, for scopes beyond their own, the month's
 * decisions.
 */
export async function readDesk(scope: ProposalScope, context: ReadContext): Promise<Desk> {
  const { db, today, now } = context;
  const { viewer } = callerOf(context);
  const reach = listed(scope);
  if (reach === null)
    return { open: [], isCapped: false, waiting: [], selfies: null, money: null, expiring: [], decisions: null };
  const open = await countByStatus(db, and(reach, isOpen));
  const inView = (view: ProposalView) => ofView(view, viewer, reach, today);
  return {
    open,
    isCapped: open.reduce((sum, { count }) => sum + count, 0) >= countedAtMost,
    // the conditions of the list's views: the start page and the list behind its links count the same
    waiting: await countByStatus(db, inView('waiting')),
    selfies: await countSelfies(db, inView('selfies')),
    money: seesOnlyOwn(scope)
      ? null
      : { unpaid: await sumUnpaid(db, reach), endingApprovals: await sumEnding(db, inView('expiring')) },
    expiring: await listExpiring(db, reach, today),
    // figures name no proposal: they also count those that have left the scope of the deciding user
    decisions: seesOnlyOwn(scope)
      ? null
      : await countDecisions(db, scopeFilter(scope, proposalReach) ?? undefined, now),
  };
}

/** A seller's own proposals are too few for statistics, a customer's too. */
const seesOnlyOwn = ({ kind }: ProposalScope) => kind === 'own' || kind === 'customer';

/** Rows of a view within the reach; none of a view that the viewer does not have. */
function ofView(view: ProposalView, viewer: Viewer, reach: SQL | undefined, today: string): SQL {
  const { where } = openView(view, viewer, today);
  return where === null ? sql`false` : (and(reach, where) ?? sql`true`);
}

async function countSelfies(db: Db, where: SQL): Promise<Desk['selfies']> {
  const rows = await countByStatus(db, where);
  const since = rows.map((row) => row.since).sort()[0];
  return since ? { count: rows.reduce((sum, { count }) => sum + count, 0), since } : null;
}

/** Activated, and not paid yet. */
const unpaidStatuses = contractedStatuses.filter((status) => !paidStatuses.includes(status));

async function sumUnpaid(db: Db, reach: SQL | undefined): Promise<NonNullable<Desk['money']>['unpaid']> {
  const isUnpaid = and(reach, inArray(proposals.status, unpaidStatuses));
  const counted = db
    .select({ amountCents: proposals.financeValueCents })
    .from(proposals)
    .where(isUnpaid)
    .limit(countedAtMost)
    .as('counted');
  const [sum] = await db
    .select({ count: sql<number>`count(*)::int`, amountCents: sql<string>`coalesce(sum(${counted.amountCents}), 0)` })
    .from(counted);
  const { id, number, updatedAt } = proposals;
  const [oldest] = await db
    .select({ id, number, updatedAt })
    .from(proposals)
    .where(isUnpaid)
    .orderBy(asc(updatedAt), asc(id))
    .limit(1);
  return {
    count: sum?.count ?? 0,
    amountCents: Number(sum?.amountCents ?? 0),
    oldest: oldest ? { id: oldest.id, number: oldest.number, since: oldest.updatedAt.toISOString() } : null,
  };
}

async function sumEnding(db: Db, where: SQL): Promise<NonNullable<Desk['money']>['endingApprovals']> {
  const counted = db
    .select({ amountCents: proposals.financeValueCents, endsOn: sql<string>`${expiresOn}`.as('ends_on') })
    .from(proposals)
    .where(and(where, inArray(proposals.status, [...approvedStatuses])))
    .limit(countedAtMost)
    .as('counted');
  const [sum] = await db
    .select({
      count: sql<number>`count(*)::int`,
      amountCents: sql<string>`coalesce(sum(${counted.amountCents}), 0)`,
      firstOn: sql<string | null>`min(${counted.endsOn})::text`,
    })
    .from(counted);
  return { count: sum?.count ?? 0, amountCents: Number(sum?.amountCents ?? 0), firstOn: sum?.firstOn ?? null };
}

async function countByStatus(db: Db, where: SQL | undefined): Promise<Desk['open']> {
  const counted = db
    .select({ status: proposals.status, updatedAt: proposals.updatedAt })
    .from(proposals)
    .where(where)
    .limit(countedAtMost)
    .as('counted');
  const rows = await db
    .select({
      status: counted.status,
      count: sql<number>`count(*)::int`,
      since: sql<string | Date>`min(${counted.updatedAt})`,
    })
    .from(counted)
    .groupBy(counted.status);
  return rows.map(({ since, ...row }) => ({ ...row, since: new Date(since).toISOString() }));
}

/** An unsent proposal loses its figures when the table ends. */
async function listExpiring(db: Db, reach: SQL | undefined, today: string): Promise<Desk['expiring']> {
  const { id, number, clientName, vehicleLabel, status, tableValidUntil } = proposals;
  return db
    .select({ id, number, clientName, vehicleLabel, status, tableValidUntil })
    .from(proposals)
    .where(
      and(
        reach,
        inArray(status, [...editableStatuses]),
        gte(tableValidUntil, today),
        lte(tableValidUntil, addDays(today, expiringDays)),
      ),
    )
    .orderBy(asc(tableValidUntil), asc(id))
    .limit(expiringAtMost);
}

/**
 * The credit decisions of the month, by the engine and manual, one per request (`decisionRequests`): its outcome, and
 * the time from the request to its first answer of the month.
 */
async function countDecisions(db: Db, reach: SQL | undefined, now: Date): Promise<Desk['decisions']> {
  const since = new Date(now.getTime() - decisionDays * 24 * 60 * 60 * 1000);
  const { proposalId, seq, at, toStatus } = proposalHistory;
  const latest = db
    .select({
      proposalId,
      seq,
      at,
      toStatus,
      requestedAt: sql<Date | null>`(
        select max(request.at) from ${proposalHistory} as request
        where request.proposal_id = ${proposalId} and request.seq < ${seq} and request.event in ${[...decisionRequests]}
      )`.as('requested_at'),
    })
    .from(proposalHistory)
    .innerJoin(proposals, eq(proposals.id, proposalId))
    .where(and(reach, isDecision, gte(at, since)))
    .orderBy(sql`${at} desc nulls first`)
    .limit(decisionsAtMost)
    .as('latest');
  const decided = db
    .select({
      isApproved:
        sql<boolean>`(array_agg(${latest.toStatus} order by ${latest.seq} desc))[1] in ${[...approvedStatuses]}`.as(
          'is_approved',
        ),
      minutes: sql<number | null>`extract(epoch from min(${latest.at}) - ${latest.requestedAt}) / 60`.as('minutes'),
    })
    .from(latest)
    .groupBy(latest.proposalId, latest.requestedAt)
    .as('decided');
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      approved: sql<number>`(count(*) filter (where ${decided.isApproved}))::int`,
      medianMinutes: sql<number | string | null>`percentile_cont(0.5) within group (order by ${decided.minutes})`,
    })
    .from(decided);
  const median = row?.medianMinutes ?? null;
  return {
    count: row?.count ?? 0,
    approved: row?.approved ?? 0,
    medianMinutes: median === null ? null : Math.round(Number(median)),
  };
}
