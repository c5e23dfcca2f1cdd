import type { FlowContext } from '../../kernel/context.ts';
import { claimDay } from '../../kernel/database/claim-day.ts';
import type { FileStore } from '../../kernel/files.ts';
import { sweepLostFiles } from '../../kernel/sweep-lost-files.ts';
import {
  forgetPapers,
  listDuePapers,
  listKnownPapers,
  listPapers,
  listSealed,
  paperKey,
  papersFolder,
  sealedKey,
} from '../proposals/index.ts';

/** Proposals at a time: what is left over is done the next day. */
const perDay = 500;

/** Erases, once a day, the papers that have been kept for as long as contracts are. The file goes first: what is left is found again. */
export async function sweepPapers(files: FileStore, context: FlowContext): Promise<void> {
  if (!(await claimDay(context.db, 'papers', context.today))) return;
  for (const proposalId of await listDuePapers(context.db, context.now, perDay)) {
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
  }
  await sweepLostFiles({ folder: papersFolder, listKnown: listKnownPapers }, files, context);
}
