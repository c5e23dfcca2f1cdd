import { eq, exists, inArray } from 'drizzle-orm';
import type { FlowContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import { removeLinks } from '../../kernel/personal-links.ts';
import { sweepLostFiles } from '../../kernel/sweep-lost-files.ts';
import { listEndOfRetention, proposals } from '../proposals/index.ts';
import { captureLink } from './capture.ts';
import { documentsFolder, pageKey } from './change-document.ts';
import { listPages } from './documents.repository.ts';
import { documentPages, proposalDocuments } from './documents.tables.ts';

export const documentSchedule = (files: FileStore): Task[] => [
  removeLinks(captureLink),
  {
    // pages at the end of their retention. The file is deleted first: leftovers are found again
    name: 'documents.erase-pages',
    every: 'night',
    rows: ({ db, now }, limit) => listDueProposals(db, now, { limit }),
    async run(proposalId, context) {
      const [due] = await listDueProposals(context.db, context.now, { limit: 1, proposalId });
      if (due) await erasePages(proposalId, files, context);
    },
  },
  sweepLostFiles('documents.remove-lost-files', { folder: documentsFolder, listKnown: listKnownPages }, files),
];

/** Deletes the documents of a proposal: the files first, so that what is left of a killed process is found again. @returns pages */
export async function erasePages(proposalId: string, files: FileStore, context: FlowContext): Promise<number> {
  const pages = await listPages(context.db, proposalId);
  if (pages.length === 0) return 0;
  for (const page of pages) await files.remove(pageKey(page));
  await context.transaction(async (tx) => {
    await forgetDocuments(tx.db, proposalId);
    tx.audit({
      action: 'proposal.document.erase',
      entity: 'proposal',
      entityId: proposalId,
      after: { pageCount: pages.length },
    });
  });
  return pages.length;
}

/** Those of the ids that are pages. */
async function listKnownPages(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: documentPages.id })
    .from(documentPages)
    .where(inArray(documentPages.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Proposals whose pages are at the end of retention. */
const listDueProposals = (db: Db, now: Date, page: { limit: number; proposalId?: string }): Promise<string[]> =>
  listEndOfRetention(db, now, {
    ...page,
    hasFiles: exists(db.select().from(documentPages).where(eq(documentPages.proposalId, proposals.id))),
  });

/** Deletes the pages of a proposal and their findings. */
async function forgetDocuments(db: Db, proposalId: string): Promise<void> {
  await db.delete(documentPages).where(eq(documentPages.proposalId, proposalId));
  await db.delete(proposalDocuments).where(eq(proposalDocuments.proposalId, proposalId));
}
