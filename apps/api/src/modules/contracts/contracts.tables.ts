import type { PaperKind } from '@estrada/domain/contracts/index';
import { boolean, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { proposals } from '../proposals/index.ts';

/** The contracts of a proposal. At most one is in force; the others are void and remain with their papers. */
export const proposalContracts = pgTable(
  'proposal_contracts',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    /** 1 for the first */
    edition: smallint('edition').notNull(),
    /** the business day whose lender and legal texts apply */
    issuedOn: date('issued_on').notNull(),
    requestedAt: instant('requested_at').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    /** null while the papers are being generated */
    readyAt: instant('ready_at'),
    /** the work has stopped; null once it is retried */
    stop: text('stop', { enum: ['failed', 'given-up'] }),
    voidedAt: instant('voided_at'),
    voidedByName: text('voided_by_name'),
    voidReason: text('void_reason'),
  },
  (table) => [uniqueIndex('proposal_contracts_edition').on(table.proposalId, table.edition)],
);

/**
 * Their papers, each copy its own file (`papers/{proposal}/{paper}`). Never changed; deleted at the end of retention.
 */
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
    /** the first day of its legal text */
    textVersion: date('text_version').notNull(),
    /** of its content, printed on it; the same for both copies */
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
