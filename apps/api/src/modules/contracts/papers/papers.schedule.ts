import type { FileStore } from '../../../kernel/files.ts';
import type { Task } from '../../../kernel/jobs/schedule.ts';
import { sweepLostFiles } from '../../../kernel/sweep-lost-files.ts';
import { forgetPapers, listDuePapers, listKnownPapers, listPapers } from '../contracts.repository.ts';
import { paperKey, papersFolder, sealedKey } from '../paper-key.ts';
import { listSealed } from '../signature/signature.repository.ts';

export const paperSchedule = (files: FileStore): Task[] => [
  {
    // papers that have been kept for as long as contracts are. The file goes first: what is left is found again
    name: 'papers.erase',
    every: 'night',
    rows: ({ db, now }, limit) => listDuePapers(db, now, { limit }),
    async run(proposalId, context) {
      const [due] = await listDuePapers(context.db, context.now, { limit: 1, proposalId });
      if (!due) return;
      const papers = await listPapers(context.db, proposalId);
      for (const paper of papers) await files.remove(paperKey(paper));
      for (const envelope of await listSealed(context.db, proposalId)) await files.remove(sealedKey(envelope));
      await context.transaction(async (tx) => {
        await forgetPapers(
          tx.db,
          papers.map(({ id }) => id),
        );
        tx.audit({
          action: 'proposal.paper.erase',
          entity: 'proposal',
          entityId: proposalId,
          after: { paperCount: papers.length },
        });
      });
    },
  },
  sweepLostFiles('papers.remove-lost-files', { folder: papersFolder, listKnown: listKnownPapers }, files),
];
