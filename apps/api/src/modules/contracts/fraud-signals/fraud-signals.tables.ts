import type { FraudSignal, SignalledAct } from '@estrada/domain/contracts/index';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { proposals } from '../../proposals/index.ts';

/** What signatories did without a login, from which device and address; removed after `signatoryActDays`. */
export const signatoryActs = pgTable(
  'signatory_acts',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    /** CPF or CNPJ of whoever acted, digits and letters only */
    document: text('document').notNull(),
    act: text('act').$type<SignalledAct>().notNull(),
    at: instant('at').notNull(),
    deviceHash: text('device_hash'),
    clientAddress: text('client_address').notNull(),
  },
  (table) => [
    index('signatory_acts_of_device').on(table.deviceHash, table.at),
    index('signatory_acts_at').on(table.at),
  ],
);

/** Signals of fraud of a proposal, each with its review. */
export const proposalFraudSignals = pgTable(
  'proposal_fraud_signals',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    kind: text('kind').$type<FraudSignal>().notNull(),
    act: text('act').$type<SignalledAct>().notNull(),
    document: text('document').notNull(),
    personName: text('person_name').notNull(),
    /** SHA-256 of the device, address, mailbox or contact: a reviewed one does not arise again */
    subjectHash: text('subject_hash').notNull(),
    at: instant('at').notNull(),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: ulid('reviewed_by'),
    reviewedByName: text('reviewed_by_name'),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('proposal_fraud_signals_once').on(table.proposalId, table.kind, table.document, table.subjectHash),
    index('proposal_fraud_signals_open').on(table.proposalId).where(sql`reviewed_at is null`),
  ],
);
