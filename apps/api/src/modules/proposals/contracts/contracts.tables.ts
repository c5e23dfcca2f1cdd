import type { PaperKind } from '@estrada/domain/contracts/index';
import type { DocumentDefect, DocumentKind } from '@estrada/domain/documents/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { proposals } from '../proposals.tables.ts';

/** The chosen term of a proposal as it was simulated, whole: what a contract is made of. It changes with the figures of the proposal. */
export const proposalLoans = pgTable('proposal_loans', {
  proposalId: ulid('proposal_id')
    .primaryKey()
    .references(() => proposals.id),
  item: jsonb('item').$type<SimulationItem>().notNull(),
  /** as rectified, or as simulated */
  manufacturerYear: smallint('manufacturer_year').notNull(),
  modelYear: smallint('model_year').notNull(),
});

/** The contracts that were made of a proposal. At most one holds; the others are void, and stay with their papers. */
export const proposalContracts = pgTable(
  'proposal_contracts',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    /** 1 for the first */
    edition: smallint('edition').notNull(),
    /** the business day whose lender and legal texts they have */
    issuedOn: date('issued_on').notNull(),
    requestedAt: instant('requested_at').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    /** null while the papers are made */
    readyAt: instant('ready_at'),
    /** the work does not go on by itself; null once it is tried again */
    stop: text('stop', { enum: ['failed', 'given-up'] }),
    voidedAt: instant('voided_at'),
    voidedByName: text('voided_by_name'),
    voidReason: text('void_reason'),
  },
  (table) => [uniqueIndex('proposal_contracts_edition').on(table.proposalId, table.edition)],
);

/** Their papers, each copy a file of its own (`papers/{proposal}/{paper}`). None changes; they go when they have been kept for long enough. */
export const proposalPapers = pgTable(
  'proposal_papers',
  {
    id: ulid('id').primaryKey(),
    contractId: ulid('contract_id')
      .notNull()
      .references(() => proposalContracts.id),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    kind: text('kind').$type<PaperKind>().notNull(),
    isNonNegotiable: boolean('is_non_negotiable').notNull(),
    /** the day since which its legal text holds */
    textVersion: date('text_version').notNull(),
    /** of what it says, printed on it; the same of both copies */
    contentHash: text('content_hash').notNull(),
    /** of its bytes */
    sha256: text('sha256').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    uniqueIndex('proposal_papers_copy').on(table.contractId, table.kind, table.isNonNegotiable),
    index('proposal_papers_of_proposal').on(table.proposalId),
  ],
);

/** Documents of proposals of which something has come. One that is needed and has no row is still required. */
export const proposalDocuments = pgTable(
  'proposal_documents',
  {
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    kind: text('kind').$type<DocumentKind>().notNull(),
    status: text('status', { enum: ['REQUIRED', 'RECEIVED', 'REFUSED', 'ACCEPTED'] }).notNull(),
    version: integer('version').notNull(),
    /** what is wrong, while it is refused */
    defects: jsonb('defects').$type<DocumentDefect[]>().notNull(),
    note: text('note'),
    reviewedByName: text('reviewed_by_name'),
    reviewedAt: instant('reviewed_at'),
    changedByName: text('changed_by_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.kind] })],
);
