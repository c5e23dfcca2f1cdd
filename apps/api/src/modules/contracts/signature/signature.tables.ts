import type { EnvelopeStatus, SignatureRole, SignerStatus } from '@estrada/domain/contracts/index';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { proposals } from '../../proposals/index.ts';
import { proposalContracts } from '../contracts.tables.ts';

/** The papers of contracts that were sent out to be signed, one row each time. */
export const proposalEnvelopes = pgTable(
  'proposal_envelopes',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    contractId: ulid('contract_id')
      .notNull()
      .references(() => proposalContracts.id),
    /** identifies the request to the partner in every try, also after a restored backup; null of a row from before: its id does */
    requestId: text('request_id'),
    status: text('status').$type<EnvelopeStatus>().notNull(),
    /** the partner's id; null before it has accepted the envelope */
    partnerId: text('partner_id'),
    requestedAt: instant('requested_at').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    /** since when the partner may know of it; null: it was never sent */
    sentAt: instant('sent_at'),
    /** number of attempts to send it */
    tries: smallint('tries').notNull(),
    /** when the partner was last queried about it */
    askedAt: instant('asked_at'),
    /** unanswered queries since the partner's last answer */
    unanswered: smallint('unanswered').notNull(),
    /** of the sealed paper (`papers/{proposal}/{envelope}.pdf`); null: there is none */
    sealedSha256: text('sealed_sha256'),
    sealedBytes: integer('sealed_bytes'),
    /** the last day of the links, as the partner reports it; null where it does not */
    expiresAt: instant('expires_at'),
    /** as the partner reports it, with its time zone */
    expiredAt: text('expired_at'),
    /** the day, in São Paulo, on which the last signatory signed; null before that */
    signedOn: date('signed_on'),
    endedAt: instant('ended_at'),
    /** why it was cancelled, refused, or failed */
    reason: text('reason'),
  },
  (table) => [
    index('proposal_envelopes_of_proposal').on(table.proposalId, table.id),
    index('proposal_envelopes_requested').on(table.requestedAt),
    index('proposal_envelopes_signed').on(table.signedOn, table.id).where(sql`signed_on is not null`),
    index('proposal_envelopes_expiring').on(table.expiresAt, table.id).where(sql`status = 'IN_PROGRESS'`),
    uniqueIndex('proposal_envelopes_partner').on(table.partnerId),
    uniqueIndex('proposal_envelopes_standing')
      .on(table.proposalId)
      .where(sql`status in ('REQUESTED', 'UNKNOWN', 'IN_PROGRESS', 'SIGNED')`),
    index('proposal_envelopes_asked')
      .on(table.askedAt, table.id)
      .where(sql`status in ('REQUESTED', 'UNKNOWN', 'IN_PROGRESS', 'SIGNED')`),
  ],
);

/** The signatories of an envelope, and the outcome of each. */
export const proposalSigners = pgTable(
  'proposal_signers',
  {
    id: ulid('id').primaryKey(),
    envelopeId: ulid('envelope_id')
      .notNull()
      .references(() => proposalEnvelopes.id),
    /** the signing order */
    place: smallint('place').notNull(),
    role: text('role').$type<SignatureRole>().notNull(),
    signOrder: smallint('sign_order').notNull(),
    name: text('name').notNull(),
    document: text('document').notNull(),
    email: text('email').notNull(),
    status: text('status').$type<SignerStatus>().notNull(),
    /** of the act, as the partner reports it, with its time zone */
    actedAt: text('acted_at'),
    /** IP address, where the partner reports it */
    actedFrom: text('acted_from'),
    reason: text('reason'),
    /** the address of their page: its bearer can sign in their name */
    link: text('link'),
    /** when the link was last mailed */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    uniqueIndex('proposal_signers_of_envelope').on(table.envelopeId, table.place),
    index('proposal_signers_mailed').on(table.mailedAt, table.id).where(sql`status = 'PENDING'`),
  ],
);
