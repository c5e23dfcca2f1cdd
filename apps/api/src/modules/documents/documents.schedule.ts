import type { FileStore } from '../../kernel/files.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import { removeLinks } from '../../kernel/personal-links.ts';
import { sweepLostFiles } from '../../kernel/sweep-lost-files.ts';
import { captureLink } from './capture.ts';
import { documentsFolder, pageKey } from './change-document.ts';
import { forgetDocuments, listDueProposals, listKnownPages, listPages } from './documents.repository.ts';

export const documentSchedule = (files: FileStore): Task[] => [
  removeLinks(captureLink),
  {
    // pages that have been kept for as long as they may be. The file goes first: what is left is found again
    name: 'documents.erase-pages',
    every: 'night',
    rows: ({ db, now }, limit) => listDueProposals(db, now, { limit }),
    async run(proposalId, context) {
      const [due] = await listDueProposals(context.db, context.now, { limit: 1, proposalId });
      if (!due) return;
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
    },
  },
  sweepLostFiles('documents.remove-lost-files', { folder: documentsFolder, listKnown: listKnownPages }, files),
];
