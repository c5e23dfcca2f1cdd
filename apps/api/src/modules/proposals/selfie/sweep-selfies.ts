import { discardedSelfieDays } from '@estrada/domain/proposals/index';
import type { FlowContext } from '../../../kernel/context.ts';
import { claimDay } from '../../../kernel/database/claim-day.ts';
import type { FileStore } from '../../../kernel/files.ts';
import { sweepLostFiles } from '../../../kernel/sweep-lost-files.ts';
import {
  forgetShots,
  listDiscardedShots,
  listDueForSelfies,
  listKnownShots,
  listShotsOf,
  removeSelfieLinksBefore,
  type ShotRow,
} from './selfie.repository.ts';
import { frames, selfieKey, selfiesFolder } from './selfie-key.ts';

const dayMs = 86_400_000;
/** At a time: what is left over is done the next day. */
const perDay = 500;

/**
 * Erases, once a day, the pictures that were refused or replaced a week ago, and those of proposals that have been kept for as long as
 * they may be. The file goes first: what is left is found again.
 */
export async function sweepSelfies(files: FileStore, context: FlowContext): Promise<void> {
  const { db, now } = context;
  if (!(await claimDay(db, 'selfies', context.today))) return;
  // used up or not, they open nothing any more; the trail keeps that they were
  await removeSelfieLinksBefore(db, new Date(now.getTime() - dayMs));
  const before = new Date(now.getTime() - discardedSelfieDays * dayMs);
  const discarded = await listDiscardedShots(db, before, perDay);
  for (const [proposalId, shots] of Map.groupBy(discarded, (shot) => shot.proposalId))
    await erase(proposalId, shots, 'discard', files, context);
  for (const proposalId of await listDueForSelfies(db, now, perDay))
    await erase(proposalId, await listShotsOf(db, proposalId), 'erase', files, context);
  await sweepLostFiles({ folder: selfiesFolder, listKnown: listKnownShots }, files, context);
}

async function erase(
  proposalId: string,
  shots: readonly ShotRow[],
  act: 'discard' | 'erase',
  files: FileStore,
  context: FlowContext,
): Promise<void> {
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
