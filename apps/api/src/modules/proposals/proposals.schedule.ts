import { discardedSelfieDays } from '@estrada/domain/contracts/index';
import { announcedClocks } from '@estrada/domain/settlement/index';
import type { FileStore } from '../../kernel/files.ts';
import type { Task, TaskContext } from '../../kernel/jobs/schedule.ts';
import { sweepLostFiles } from '../../kernel/sweep-lost-files.ts';
import type { Partners } from '../../partners/index.ts';
import { removeClientLinksBefore } from './client-page/client-page.repository.ts';
import { proposalJobs } from './proposals.jobs.ts';
import {
  forgetShots,
  listDiscardedShots,
  listDueForSelfies,
  listKnownShots,
  listProposalsWithDiscarded,
  listShotsOf,
  removeSelfieLinksBefore,
  type ShotRow,
} from './selfie/selfie.repository.ts';
import { frames, selfieKey, selfiesFolder } from './selfie/selfie-key.ts';
import { followPayments } from './settlement/follow-payments.ts';
import { followEnvelopes } from './signature/follow-envelopes.ts';
import { removeUnusedVapExemptions } from './vap-exemption/vap-exemption.repository.ts';

type Parts = { partners: Pick<Partners, 'dealerPayments' | 'certisign'>; files: FileStore };

export const proposalSchedule = ({ partners, files }: Parts): Task[] => [
  followPayments(partners.dealerPayments),
  ...followEnvelopes({ certisign: partners.certisign, files }),
  {
    // what a midnight brings: ends are carried out and announced
    name: 'proposals.begin-day',
    every: 'night',
    act: (context) =>
      context.transaction(async (tx) => {
        tx.enqueue(proposalJobs.expireDue, {});
        tx.enqueue(proposalJobs.announceEndings, {});
        tx.enqueue(proposalJobs.announceLiens, {});
        for (const clock of announcedClocks) tx.enqueue(proposalJobs.announceClocks, { clock });
      }),
  },
  {
    // with the mailboxes in them
    name: 'proposals.remove-client-links',
    every: 3_600,
    act: (context) => removeClientLinksBefore(context.db, daysAgo(context, 1)),
  },
  {
    // links that were not confirmed by; the trail keeps that they were made
    name: 'proposals.remove-vap-exemptions',
    every: 3_600,
    act: (context) => removeUnusedVapExemptions(context.db, daysAgo(context, 1)),
  },
  {
    // used up or not, they open nothing any more; the trail keeps that they were
    name: 'proposals.remove-selfie-links',
    every: 'night',
    act: (context) => removeSelfieLinksBefore(context.db, daysAgo(context, 1)),
  },
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
