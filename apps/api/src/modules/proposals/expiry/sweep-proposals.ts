import { announcedClocks } from '@estrada/domain/proposals/index';
import type { FlowContext } from '../../../kernel/context.ts';
import { claimDay } from '../../../kernel/database/claim-day.ts';
import { proposalJobs } from '../proposals.jobs.ts';

/** Begins, once on every business day, what its midnight brings: ends are carried out and announced. After an outage, at once. */
export const sweepProposals = (context: FlowContext): Promise<void> =>
  context.transaction(async (tx) => {
    if (!(await claimDay(tx.db, 'proposal-endings', tx.today))) return;
    tx.enqueue(proposalJobs.expireDue, {});
    tx.enqueue(proposalJobs.announceEndings, {});
    tx.enqueue(proposalJobs.announceLiens, {});
    for (const clock of announcedClocks) tx.enqueue(proposalJobs.announceClocks, { clock });
  });
