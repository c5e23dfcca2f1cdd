import { recordScope } from '@estrada/domain/access/index';
import { businessDay } from '@estrada/domain/calendar/index';
import { type ProposalStatus, paidStatuses } from '@estrada/domain/proposals/index';
import { expectedPayment, expectingStatuses, fundingAges, paymentsLookedAt } from '@estrada/domain/settlement/index';
import type { endpoints } from '@estrada/endpoints/index';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { scopeFilter } from '../../kernel/database/scope-filter.ts';
import type { UseCase } from '../../kernel/route.ts';
import { listNationalHolidays } from '../parameters/index.ts';
import { proposalHistory, proposalInReach, proposalReach, proposals } from '../proposals/index.ts';

/** When a sale is expected to be paid, by the dealer's latest payments. Customers learn of no dealings with the dealer. */
export const readExpectedPayment: UseCase<typeof endpoints.readExpectedPayment, ReadContext> = async (
  { params },
  context,
) => {
  const { db } = context;
  const proposal = await proposalInReach(params.id, context);
  const status = proposal.status as ProposalStatus;
  const isExpecting = expectingStatuses.includes(status) && callerOf(context).viewer.role !== 'customer';
  if (!isExpecting) return { expected: null };
  const enteredAt = await lastEntryInto(db, proposal.id, status);
  if (!enteredAt) return { expected: null };
  const past = await listPastPayments(db, proposal.dealerId, status);
  const holidays = new Set(await listNationalHolidays(db));
  return { expected: expectedPayment(businessDay(enteredAt.toISOString()), past, holidays) };
};

async function lastEntryInto(db: Db, proposalId: string, status: ProposalStatus): Promise<Date | null> {
  const { at, seq, toStatus } = proposalHistory;
  const [row] = await db
    .select({ at })
    .from(proposalHistory)
    .where(and(eq(proposalHistory.proposalId, proposalId), eq(toStatus, status)))
    .orderBy(desc(seq))
    .limit(1);
  return row?.at ?? null;
}

/** The latest paid sales of a dealer that went through a status: when they entered it, and when they were paid. */
async function listPastPayments(db: Db, dealerId: string, status: ProposalStatus) {
  const paid = db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.dealerId, dealerId), inArray(proposals.status, [...paidStatuses])))
    .orderBy(sql`${proposals.updatedAt} desc nulls first`)
    .limit(paymentsLookedAt)
    .as('paid');
  const momentOf = (statuses: readonly ProposalStatus[]) =>
    sql<
      Date | string | null
    >`max(${proposalHistory.at}) filter (where ${inArray(proposalHistory.toStatus, [...statuses])})`;
  const rows = await db
    .select({ entered: momentOf([status]).as('entered'), paidAt: momentOf(paidStatuses).as('paid_at') })
    .from(proposalHistory)
    .innerJoin(paid, eq(paid.id, proposalHistory.proposalId))
    .groupBy(proposalHistory.proposalId)
    .orderBy(sql`paid_at`);
  return rows.flatMap(({ entered, paidAt }) =>
    entered && paidAt ? [{ enteredOn: businessDay(isoOf(entered)), paidOn: businessDay(isoOf(paidAt)) }] : [],
  );
}

/** A moment that SQL has computed: the drivers answer a date, or its text. */
const isoOf = (moment: Date | string): string => new Date(moment).toISOString();

/** The maximum number of sales counted. */
const countedAtMost = 20_000;

/** The amounts on their way to the payment, by status and age, with the sale of each status that waits longest. */
export const readFundingAmounts: UseCase<typeof endpoints.readFundingAmounts, ReadContext> = async (
  _input,
  context,
) => {
  const { db, now } = context;
  const reach = scopeFilter(recordScope(callerOf(context).viewer), proposalReach);
  if (reach === null) return { rows: [], isCapped: false };
  const counted = db
    .select({
      id: proposals.id,
      number: proposals.number,
      status: proposals.status,
      since: proposals.waitingSince,
      amountCents: sql<number>`${proposals.vehicleValueCents} - ${proposals.entryValueCents}`.as('amount_cents'),
      age: ageAt(now).as('age'),
    })
    .from(proposals)
    .where(and(reach, inArray(proposals.status, [...expectingStatuses])))
    .limit(countedAtMost)
    .as('counted');
  const sums = await db
    .select({
      status: counted.status,
      age: counted.age,
      count: sql<number>`count(*)::int`,
      amountCents: sql<string>`sum(${counted.amountCents})`,
    })
    .from(counted)
    .groupBy(counted.status, counted.age);
  const oldest = await db
    .selectDistinctOn([counted.status], {
      status: counted.status,
      id: counted.id,
      number: counted.number,
      since: counted.since,
    })
    .from(counted)
    .orderBy(counted.status, counted.since, counted.id);
  const rows = expectingStatuses.flatMap((status) => {
    const first = oldest.find((one) => one.status === status);
    if (!first) return [];
    const { id, number, since } = first;
    const ages = fundingAges.map((_, age) => {
      const sum = sums.find((one) => one.status === status && one.age === age);
      return { count: sum?.count ?? 0, amountCents: Number(sum?.amountCents ?? 0) };
    });
    return [{ status, ages, oldest: { id, number, since: since.toISOString() } }];
  });
  return { rows, isCapped: sums.reduce((total, { count }) => total + count, 0) >= countedAtMost };
};

/** The index in `fundingAges` of the time for which a sale has waited. */
const ageAt = (now: Date) => {
  const days = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${proposals.waitingSince}) / 86400`;
  const [short, middle] = fundingAges;
  return sql<number>`case when ${days} <= ${short} then 0 when ${days} <= ${middle} then 1 else 2 end`;
};
