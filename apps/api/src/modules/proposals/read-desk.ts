import { addDays } from '@estrada/domain/calendar/index';
import {
  approvedStatuses,
  decisionRequests,
  editableStatuses,
  type ProposalScope,
} from '@estrada/domain/proposals/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { scopeFilter } from '../../kernel/database/scope-filter.ts';
import { listed } from './proposals.repository.ts';
import { isDecision, isOpen, proposalHistory, proposalReach, proposals } from './proposals.tables.ts';

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
export async function readDesk(
  scope: ProposalScope,
  { db, today, now }: Pick<ReadContext, 'db' | 'today' | 'now'>,
): Promise<Desk> {
  const reach = listed(scope);
  if (reach === null) return { open: [], isCapped: false, expiring: [], decisions: null };
  const open = await countOpen(db, reach);
  return {
    open,
    isCapped: open.reduce((sum, { count }) => sum + count, 0) >= countedAtMost,
    expiring: await listExpiring(db, reach, today),
    // figures name no proposal: they also count those that have left the scope of the deciding user
    decisions: seesOnlyOwn(scope)
      ? null
      : await countDecisions(db, scopeFilter(scope, proposalReach) ?? undefined, now),
  };
}

/** A seller's own proposals are too few for statistics, a customer's too. */
const seesOnlyOwn = ({ kind }: ProposalScope) => kind === 'own' || kind === 'customer';

async function countOpen(db: Db, reach: SQL | undefined): Promise<Desk['open']> {
  const counted = db
    .select({ status: proposals.status, updatedAt: proposals.updatedAt })
    .from(proposals)
    .where(and(reach, isOpen))
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
