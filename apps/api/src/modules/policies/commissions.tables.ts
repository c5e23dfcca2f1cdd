/** The books of insurance: commissions, the statements of insurers, and the differences between the two. */
import {
  commissionEntryKinds,
  type DifferenceKind,
  type DifferenceStatus,
  type InsuredProduct,
  type InsurerId,
  pendingDifferenceStatuses,
  type StatementKind,
} from '@estrada/domain/insurance/index';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { claimColumns } from '../../kernel/database/claims.ts';
import { cents, instant, ulid } from '../../kernel/database/columns.ts';
import { insuranceProposals } from './policies.tables.ts';

/** Commissions, one row each time that one is booked. Append-only. */
export const insuranceCommissions = pgTable(
  'insurance_commissions',
  {
    id: ulid('id').primaryKey(),
    insuranceId: ulid('insurance_id')
      .notNull()
      .references(() => insuranceProposals.id),
    kind: text('kind', { enum: commissionEntryKinds }).notNull(),
    /** what an insurer's statement calls it */
    statementKind: text('statement_kind').$type<StatementKind>().notNull(),
    insurer: text('insurer').$type<InsurerId>().notNull(),
    product: text('product').$type<InsuredProduct>().notNull(),
    policyNumber: text('policy_number').notNull(),
    dealerId: ulid('dealer_id').notNull(),
    sellerId: ulid('seller_id').notNull(),
    /** the day whose month it belongs to */
    bookedOn: date('booked_on').notNull(),
    /** the month (`YYYY-MM`) of the insurer's statement that contains it */
    statementMonth: text('statement_month').notNull(),
    /** net premium, negative of a reversal */
    netCents: cents('net_cents').notNull(),
    /** of the net premium, as of the day of the issue: 150 000 is 15 % */
    shareMillionths: integer('share_millionths').notNull(),
    /** false: no table had a share on the day of the issue */
    hasTable: boolean('has_table').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** of an adjustment */
    differenceId: ulid('difference_id'),
    bookedByName: text('booked_by_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => {
    const newest = [table.bookedOn.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    return [
      uniqueIndex('insurance_commissions_once').on(table.insuranceId, table.kind).where(sql`kind <> 'ADJUSTED'`),
      index('insurance_commissions_of_insurance').on(table.insuranceId, table.id),
      index('insurance_commissions_recent').on(...newest),
      index('insurance_commissions_of_dealer').on(table.dealerId, ...newest),
      index('insurance_commissions_of_seller').on(table.sellerId, ...newest),
      index('insurance_commissions_of_statement').on(table.insurer, table.statementMonth),
      index('insurance_commissions_of_policy').on(table.insurer, table.policyNumber),
    ];
  },
);

/** The owners of a commission. */
export const commissionReach = { dealerId: insuranceCommissions.dealerId, sellerId: insuranceCommissions.sellerId };

/** The lines of the insurers' monthly statements, as uploaded. */
export const insurerStatementLines = pgTable(
  'insurer_statement_lines',
  {
    tableId: ulid('table_id').notNull(),
    insurer: text('insurer').$type<InsurerId>().notNull(),
    month: text('month').notNull(),
    item: integer('item').notNull(),
    policyNumber: text('policy_number').notNull(),
    kind: text('kind').$type<StatementKind>().notNull(),
    /** as in the file: never negative */
    netCents: cents('net_cents').notNull(),
    commissionCents: cents('commission_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.insurer, table.month, table.item] })],
);

/** Nobody has accepted or solved it yet. */
export const isPending = sql.raw(`status in (${pendingDifferenceStatuses.map((status) => `'${status}'`).join(', ')})`);

/** Differences between the books and an insurer's statement, and commissions without a table. */
export const commissionDifferences = pgTable(
  'commission_differences',
  {
    id: ulid('id').primaryKey(),
    version: integer('version').notNull(),
    status: text('status').$type<DifferenceStatus>().notNull(),
    kind: text('kind').$type<DifferenceKind>().notNull(),
    statementKind: text('statement_kind').$type<StatementKind>().notNull(),
    insurer: text('insurer').$type<InsurerId>().notNull(),
    month: text('month').notNull(),
    /** the line of the statement */
    item: integer('item'),
    policyNumber: text('policy_number').notNull(),
    /** null of a policy that we do not know */
    insuranceId: ulid('insurance_id'),
    ourNetCents: cents('our_net_cents'),
    ourCommissionCents: cents('our_commission_cents'),
    theirNetCents: cents('their_net_cents'),
    theirCommissionCents: cents('their_commission_cents'),
    /** why it is disputed, or how it was solved */
    note: text('note'),
    ...claimColumns(),
    changedByName: text('changed_by_name').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => {
    const recent = [table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    return [
      index('commission_differences_recent').on(...recent),
      index('commission_differences_by_status').on(table.status, ...recent),
      index('commission_differences_pending')
        .on(...recent)
        .where(isPending),
      index('commission_differences_of_insurer').on(table.insurer, ...recent),
      index('commission_differences_of_statement').on(table.insurer, table.month),
      index('commission_differences_of_policy').on(table.policyNumber),
      index('commission_differences_of_insurance').on(table.insuranceId),
    ];
  },
);
