import type { AnnouncedClock, RefundFigures, RefundTerms, WithdrawalChannel } from '@estrada/domain/settlement/index';
import { date, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant, ulid } from '../../../kernel/database/columns.ts';
import { proposalContracts } from '../../contracts/index.ts';
import { proposals } from '../../proposals/index.ts';
import { proposalLiens } from '../settlement.tables.ts';

/**
 * Withdrawals from contracts that were signed remotely, with their figures as shown. Append-only: a trigger refuses
 * changes.
 */
export const proposalWithdrawals = pgTable(
  'proposal_withdrawals',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    contractId: ulid('contract_id')
      .notNull()
      .references(() => proposalContracts.id),
    contractSignedOn: date('contract_signed_on').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    recordedByName: text('recorded_by_name').notNull(),
    /** the day of the client's request */
    wishedOn: date('wished_on').notNull(),
    channel: text('channel').$type<WithdrawalChannel>().notNull(),
    reason: text('reason').notNull(),
    principalFrom: text('principal_from', { enum: ['dealer', 'client'] }).notNull(),
    clientPaidCents: cents('client_paid_cents').notNull(),
    /** monetary correction, a decimal fraction */
    correction: text('correction').notNull(),
    terms: jsonb('terms').$type<RefundTerms>().notNull(),
    figures: jsonb('figures').$type<RefundFigures>().notNull(),
    /** the recipient of the confirmation */
    clientEmail: text('client_email'),
  },
  (table) => [
    uniqueIndex('proposal_withdrawals_of_contract').on(table.contractId),
    index('proposal_withdrawals_of_proposal').on(table.proposalId, table.id),
  ],
);

/** Which lapses of a lien were announced to the seller, and how many days before, so that none is announced twice. */
export const announcedLiens = pgTable(
  'proposal_announced_liens',
  {
    lienId: ulid('lien_id')
      .notNull()
      .references(() => proposalLiens.id),
    daysBefore: smallint('days_before').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lienId, table.daysBefore] })],
);

/**
 * Which other deadlines after the contract were announced to the seller, and how many days before, so that none is
 * announced twice.
 */
export const announcedClocks = pgTable(
  'proposal_announced_clocks',
  {
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    clock: text('clock').$type<AnnouncedClock>().notNull(),
    endsOn: date('ends_on').notNull(),
    daysBefore: smallint('days_before').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.clock, table.endsOn, table.daysBefore] })],
);
