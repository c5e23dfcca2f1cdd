import { discardedSelfieDays } from '@estrada/domain/contracts/index';
import type { FileStore } from '../../../kernel/files.ts';
import type { Task, TaskContext } from '../../../kernel/jobs/schedule.ts';
import { removeLinks } from '../../../kernel/personal-links.ts';
import { sweepLostFiles } from '../../../kernel/sweep-lost-files.ts';
import {
  forgetShots,
  listDiscardedShots,
  listDueForSelfies,
  listKnownShots,
  listProposalsWithDiscarded,
  listShotsOf,
  type ShotRow,
} from './selfie.repository.ts';
import { frames, selfieKey, selfiesFolder } from './selfie-key.ts';
import { selfieLink } from './selfie-link.ts';

export const selfieSchedule = (files: FileStore): Task[] => [
  removeLinks(selfieLink),
  {
    // pictures that were refused or replaced a week ago
    name: 'proposals.discard-selfies',
    every: 'night',
    rows: (context, limit) => listProposalsWithDiscarded(context.db, daysAgo(context, discardedSelfieDays), limit),
    async run(proposalId, context) {
      const before = daysAgo(context, discardedSelfieDays);
      await erase(proposalId, await listDiscardedShots(context.db, proposalId, before), 'discard', files, context);
    },
  },
  {
    // pictures of proposals that have been kept for as long as they may be
    name: 'proposals.erase-selfies',
    every: 'night',
    rows: ({ db, now }, limit) => listDueForSelfies(db, now, { limit }),
    async run(proposalId, context) {
      const [due] = await listDueForSelfies(context.db, context.now, { limit: 1, proposalId });
      if (due) await erase(proposalId, await listShotsOf(context.db, proposalId), 'erase', files, context);
    },
  },
  sweepLostFiles('proposals.remove-lost-selfies', { folder: selfiesFolder, listKnown: listKnownShots }, files),
];

const daysAgo = ({ now }: TaskContext, days: number) => new Date(now.getTime() - days * 86_400_000);

/** The file goes first: what is left is found again. */
async function erase(
  proposalId: string,
  shots: readonly ShotRow[],
  act: 'discard' | 'erase',
  files: FileStore,
  context: TaskContext,
): Promise<void> {
  if (shots.length === 0) return;
  for (const shot of shots) for (const frame of frames) await files.remove(selfieKey(shot, frame));
  await context.transaction(async (tx) => {
    const ids = shots.map(({ id }) => id);
    await forgetShots(tx.db, ids, { erasedAt: tx.now });
    tx.audit({
      action: `proposal.selfie.${act}`,
      entity: 'proposal',
      entityId: proposalId,
      after: { selfieCount: shots.length },
    });
  });
}
