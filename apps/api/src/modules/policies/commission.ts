import type { CalendarDate } from '@estrada/domain/calendar/index';
import {
  type CommissionEntryKind,
  commissionAmounts,
  commissionEntryOf,
  type InsuranceProposalEvent,
  insurerTitle,
  quoteFactsOf,
  reversedNet,
  sumPaidPremiums,
} from '@estrada/domain/insurance/index';
import { type AutoCoverage, autoCommission, type CommercialCategory } from '@estrada/domain/products/index';
import { protectionTerms } from '@estrada/domain/simulation/index';
import { and, eq, isNull, sql, sum } from 'drizzle-orm';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { listAutoCommissions, readProtectionLines } from '../products/index.ts';
import { commissionDifferences, insuranceCommissions } from './commissions.tables.ts';
import { type InsuranceRecord, listPremiums } from './insurance-proposals.repository.ts';
import { insuranceProposals } from './policies.tables.ts';

export type CommissionRow = typeof insuranceCommissions.$inferSelect;
type Sold = Pick<InsuranceRecord, 'product' | 'insurer' | 'offer' | 'answers' | 'termMonths'>;

/** The share of the net premium that an insurer pays for a sale, in millionths; null where no table in force has one. */
async function commissionShareOn(sold: Sold, day: CalendarDate, db: Db): Promise<number | null> {
  const { product, insurer, offer, answers } = sold;
  if (!offer) return null;
  if (product === 'SEGURO_AUTO') {
    const category = Number(answers.details?.commercialCategory ?? 1) as CommercialCategory;
    const rows = await listAutoCommissions(db, day);
    return autoCommission(rows, { coverage: offer.coverage as AutoCoverage, category, today: day });
  }
  if (product !== 'PMC' && product !== 'PMC_DAY_2') return null;
  const { kilometres, vehicle, termMonths, warrantyEndsOn } = quoteFactsOf(answers);
  const lines = (await readProtectionLines(db, day)) ?? [];
  const terms = protectionTerms(lines, {
    code: product,
    provider: insurer,
    coverage: offer.coverage,
    termMonths: sold.termMonths ?? termMonths ?? 0,
    km: kilometres ?? 0,
    priceCents: vehicle?.valueCents ?? 0,
    warrantyEndsOn,
    today: day,
  });
  return terms?.commissionMillionths ?? null;
}

/** The entry of a kind of a policy; of adjustments any. */
export const findEntry = async (
  db: Db,
  insuranceId: string,
  kind: CommissionEntryKind,
): Promise<CommissionRow | null> => {
  const [row] = await db
    .select()
    .from(insuranceCommissions)
    .where(and(eq(insuranceCommissions.insuranceId, insuranceId), eq(insuranceCommissions.kind, kind)))
    .limit(1);
  return row ?? null;
};

/**
 * Books the commission of a policy with its issue, and what goes back of it when the policy ends early. Every other event
 * books nothing.
 */
export async function bookCommission(
  event: InsuranceProposalEvent,
  record: InsuranceRecord,
  context: WriteContext,
): Promise<void> {
  const kind = commissionEntryOf(event);
  if (kind === 'EARNED') await bookEarned(record, context);
  // a proposal without a policy has earned nothing
  if (kind === 'REVERSED' && record.policyNumber !== null) await bookReversed(record, context);
}

async function bookEarned(record: InsuranceRecord, context: WriteContext): Promise<void> {
  const { db, now, today } = context;
  const bookedOn = record.issuedOn ?? today;
  const share = await commissionShareOn(record, bookedOn, db);
  const row: CommissionRow = {
    id: makeId(now),
    insuranceId: record.id,
    kind: 'EARNED',
    statementKind: 'ISSUE',
    insurer: record.insurer,
    product: record.product,
    policyNumber: record.policyNumber ?? '',
    dealerId: record.dealerId,
    sellerId: record.sellerId,
    bookedOn,
    statementMonth: monthOf(bookedOn),
    ...commissionAmounts('EARNED', record.offer?.netCents ?? 0, share ?? 0),
    shareMillionths: share ?? 0,
    hasTable: share !== null,
    differenceId: null,
    bookedByName: insurerTitle(record.insurer),
    createdAt: now,
  };
  await book(row, context);
  if (share === null) await openDifferenceWithoutTable(row, context);
}

/** What an early end takes back of a policy's commission, by its premiums and its refund. */
async function reversalOf(record: InsuranceRecord, earned: CommissionRow, endedOn: CalendarDate, db: Db) {
  const premiums = await listPremiums(db, record.id);
  const netCents = reversedNet({
    netCents: earned.netCents,
    dueCents: premiums.reduce((sum, { amountCents }) => sum + amountCents, 0),
    paidCents: sumPaidPremiums(premiums, endedOn),
    refundCents: record.refundCents ?? 0,
  });
  return commissionAmounts('REVERSED', netCents, earned.shareMillionths);
}

async function bookReversed(record: InsuranceRecord, context: WriteContext): Promise<void> {
  const { db, now, today } = context;
  const earned = await findEntry(db, record.id, 'EARNED');
  if (!earned) return;
  const bookedOn = record.cancelledOn ?? today;
  await book(
    {
      ...earned,
      id: makeId(now),
      kind: 'REVERSED',
      statementKind: 'CANCELLATION',
      bookedOn,
      statementMonth: monthOf(bookedOn),
      ...(await reversalOf(record, earned, bookedOn, db)),
      createdAt: now,
    },
    context,
  );
}

/** Books what a reversal took too much or too little, once its refund has changed: its entry stays as it was booked. */
export async function correctReversal(record: InsuranceRecord, context: WriteContext): Promise<void> {
  const { db, now, today } = context;
  const earned = await findEntry(db, record.id, 'EARNED');
  if (!earned || record.cancelledOn === null) return;
  const due = await reversalOf(record, earned, record.cancelledOn, db);
  const [booked] = await db
    .select({ netCents: sum(insuranceCommissions.netCents), amountCents: sum(insuranceCommissions.amountCents) })
    .from(insuranceCommissions)
    .where(
      and(
        eq(insuranceCommissions.insuranceId, record.id),
        eq(insuranceCommissions.statementKind, 'CANCELLATION'),
        // what was adjusted to the figure of the insurer is another matter
        isNull(insuranceCommissions.differenceId),
      ),
    );
  const netCents = due.netCents - Number(booked?.netCents ?? 0);
  const amountCents = due.amountCents - Number(booked?.amountCents ?? 0);
  if (netCents === 0 && amountCents === 0) return;
  await book(
    {
      ...earned,
      id: makeId(now),
      kind: 'ADJUSTED',
      statementKind: 'CANCELLATION',
      bookedOn: today,
      statementMonth: monthOf(today),
      netCents,
      amountCents,
      createdAt: now,
    },
    context,
  );
}

/** Stores an entry of the books, with its entry in the trail of the policy. */
export async function book(row: CommissionRow, { db, audit }: WriteContext): Promise<void> {
  await db.insert(insuranceCommissions).values(row);
  audit({
    action: 'insurance.commission',
    entity: 'insurance',
    entityId: row.insuranceId,
    after: { commissionEntry: row.kind, policyNumber: row.policyNumber, amountCents: row.amountCents },
  });
}

/** A commission without a table is never invented: somebody must solve it. */
const openDifferenceWithoutTable = (row: CommissionRow, { db, now }: WriteContext) =>
  db.insert(commissionDifferences).values({
    id: makeId(now),
    version: 0,
    status: 'OPEN',
    kind: 'NO_TABLE',
    statementKind: 'ISSUE',
    insurer: row.insurer,
    month: row.statementMonth,
    policyNumber: row.policyNumber,
    insuranceId: row.insuranceId,
    ourNetCents: row.netCents,
    ourCommissionCents: 0,
    changedByName: row.bookedByName,
    createdAt: now,
    updatedAt: now,
  });

/** 2026-11-20 → 2026-11 */
const monthOf = (day: CalendarDate): string => day.slice(0, 7);

/**
 * What the insurer pays the dealer as its representative, as a policy of extended warranty must state it: as it was booked
 * on the day of the issue.
 */
export async function representativePayOf({ id }: InsuranceRecord, name: string, { db }: ReadContext) {
  const earned = await findEntry(db, id, 'EARNED');
  return { name, shareMillionths: earned?.shareMillionths ?? 0, amountCents: earned?.amountCents ?? 0 };
}

/**
 * The commission of an issued policy in centavos, as booked with the issue and adjusted since; what went back with its
 * early end is not deducted. Null before the policy.
 */
export const issuedCommissionCents = sql`(
  select sum(booked.amount_cents)::bigint from ${insuranceCommissions} as booked
  where booked.insurance_id = ${insuranceProposals.id} and booked.statement_kind = 'ISSUE'
)`;
