import type { FlowContext } from '../../kernel/context.ts';
import { claimDay } from '../../kernel/database/claim-day.ts';
import type { FileStore } from '../../kernel/files.ts';
import { sweepLostFiles } from '../../kernel/sweep-lost-files.ts';
import { removeLinksBefore } from './capture.repository.ts';
import { documentsFolder, pageKey } from './change-document.ts';
import { forgetDocuments, listDueProposals, listKnownPages, listPages } from './documents.repository.ts';

/** Proposals at a time: what is left over is done the next day. */
const perDay = 500;

/** Erases, once a day, the pages that have been kept for as long as they may be. The file goes first: what is left is found again. */
export async function sweepDocuments(files: FileStore, context: FlowContext): Promise<void> {
  if (!(await claimDay(context.db, 'documents', context.today))) return;
  // used up or not, they open nothing any more; the trail keeps that they were
  await removeLinksBefore(context.db, new Date(context.now.getTime() - 86_400_000));
  for (const proposalId of await listDueProposals(context.db, context.now, perDay)) {
    const pages = await listPages(context.db, proposalId);
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
  }
  await sweepLostFiles({ folder: documentsFolder, listKnown: listKnownPages }, files, context);
}
