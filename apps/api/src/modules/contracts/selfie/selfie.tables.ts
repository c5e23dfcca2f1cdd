import type { SelfieEvaluation, SelfieStatus } from '@estrada/domain/contracts/index';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { linkColumns } from '../../../kernel/personal-links.ts';
import { proposals } from '../../proposals/index.ts';
import { proposalContracts } from '../contracts.tables.ts';
import { proposalSigners } from '../signature/signature.tables.ts';

/** The properties that a phone reports. */
export type SelfieDevice = { userAgent: string; width: number; height: number; source: 'camera' | 'upload' };

/** The selfie of a person for a contract, whichever envelope they sign it in. */
export const proposalSelfies = pgTable(
  'proposal_selfies',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    contractId: ulid('contract_id')
      .notNull()
      .references(() => proposalContracts.id),
    /** CPF of the person shown, digits only */
    document: text('document').notNull(),
    status: text('status').$type<SelfieStatus>().notNull(),
    /** its pictures; null: none yet, discarded, or erased */
    shotId: ulid('shot_id'),
    /** when a link was last created or sent */
    sentAt: instant('sent_at'),
    confirmedAt: instant('confirmed_at'),
    /** IP address of the confirmation */
    confirmedFrom: text('confirmed_from'),
    /** of the text accepted with the confirmation */
    consentVersion: text('consent_version'),
    /** since when it counts; unchanged when the contract is voided */
    acceptedAt: instant('accepted_at'),
    reviewedBy: ulid('reviewed_by'),
    reviewedByName: text('reviewed_by_name'),
    reviewedAt: instant('reviewed_at'),
    /** why it was accepted or refused manually, or erased */
    reason: text('reason'),
    /** the selfie of an earlier contract that counts for this one */
    copiedFrom: ulid('copied_from'),
    erasedAt: instant('erased_at'),
  },
  (table) => [
    uniqueIndex('proposal_selfies_of_person').on(table.contractId, table.document),
    index('proposal_selfies_of_proposal').on(table.proposalId, table.id),
    index('proposal_selfies_doubtful').on(table.proposalId).where(sql`status = 'DOUBTFUL'`),
    index('proposal_selfies_of_shot').on(table.shotId).where(sql`shot_id is not null`),
  ],
);

/** Two pictures of a face that were uploaded together and passed (`selfies/{proposal}/{shot}.front`, `.turned`). */
export const selfieShots = pgTable(
  'selfie_shots',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    frontSha256: text('front_sha256').notNull(),
    turnedSha256: text('turned_sha256').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** as reported by the phone */
    takenAt: instant('taken_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    device: jsonb('device').$type<SelfieDevice>().notNull(),
    doubts: jsonb('doubts').$type<SelfieEvaluation['doubts']>().notNull(),
    /** since when no selfie uses them */
    discardedAt: instant('discarded_at'),
  },
  (table) => [
    index('selfie_shots_of_proposal').on(table.proposalId),
    index('selfie_shots_discarded').on(table.discardedAt).where(sql`discarded_at is not null`),
  ],
);

/** Links by which a person takes a selfie: ended with the contract, or by the confirmation. */
export const selfieLinks = pgTable(
  'selfie_links',
  {
    ...linkColumns(),
    selfieId: ulid('selfie_id')
      .notNull()
      .references(() => proposalSelfies.id),
    signerId: ulid('signer_id')
      .notNull()
      .references(() => proposalSigners.id),
    madeBy: ulid('made_by').notNull(),
  },
  (table) => [index('selfie_links_of_selfie').on(table.selfieId), index('selfie_links_ended').on(table.expiresAt)],
);
