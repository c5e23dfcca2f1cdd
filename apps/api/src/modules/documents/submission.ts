import { createHash } from 'node:crypto';
import { documentName, missingDocuments, type SetFacts } from '@estrada/domain/documents/index';
import { pickText } from '@estrada/domain/errors/index';
import type { ProposalDocuments } from '@estrada/endpoints/index';
import { readLastEntry } from '../../kernel/audit/read-last-actor.ts';
import type { ReadContext } from '../../kernel/context.ts';
import type { ProposalRecord } from '../proposals/index.ts';
import type { DocumentRow, PageRow } from './documents.repository.ts';

/** The pages of a proposal as one value, whatever their order. */
export const pageSetOf = (pages: readonly PageRow[]): string =>
  createHash('sha256')
    .update(
      pages
        .map(({ id }) => id)
        .sort()
        .join(' '),
    )
    .digest('hex');

/**
 * Whether all required documents have arrived, and whether these pages were submitted already: the trail records which
 * ones were.
 */
export async function describeSubmission(
  proposal: ProposalRecord,
  { rows, pages, facts }: { rows: readonly DocumentRow[]; pages: readonly PageRow[]; facts: SetFacts },
  { db, language }: ReadContext,
): Promise<ProposalDocuments['submission']> {
  const last = await readLastEntry(db, {
    action: 'proposal.document.submit',
    entity: 'proposal',
    entityId: proposal.id,
  });
  const missing = missingDocuments(facts, rows);
  const isKnown = (last?.after as { pageSet?: string } | undefined)?.pageSet === pageSetOf(pages);
  // reviewed documents wait for no one
  const isNews = !isKnown && rows.some(({ status }) => status === 'RECEIVED');
  return {
    state: missing.length > 0 ? 'MISSING' : isNews ? 'READY' : 'DONE',
    missing: missing.map((kind) => ({ kind, name: pickText(documentName(kind), language) })),
    at: last?.at.toISOString() ?? null,
  };
}
