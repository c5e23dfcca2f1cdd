import { businessDay, daysBetween } from '@estrada/domain/calendar/index';
import { type AnnouncedClock, clockAnnouncementDue, withdrawalPeriod } from '@estrada/domain/proposals/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { walkEnding } from '../expiry/expire-due.ts';
import { everywhere } from '../jobs/job-actors.ts';
import type { proposalJobs } from '../proposals.jobs.ts';
import { findProposal } from '../proposals.repository.ts';
import { findEnvelope } from '../signature/signature.repository.ts';
import { findLinkOfSelfie, listEndingSoon, noteClockAnnounced } from './clocks.repository.ts';
import { deadlineMessage } from './deadline-messages.ts';
import { findWithdrawalOf } from './withdrawal.repository.ts';
import { findSignedContract } from './withdrawal-facts.ts';

/** What ends, and when; null: it is over, or nobody waits for it any more. */
type Ending = { proposalId: string; endsOn: string } | null;

/** Tells sellers what of after the contract ends soon, beside the lien: the right to withdraw, links to sign by, links of selfies. */
export const announceClocks: JobHandler<typeof proposalJobs.announceClocks> = ({ clock }, context: FlowContext) =>
  walkEnding(
    context,
    (place, limit) => listEndingSoon[clock](context.db, context.today, place, limit),
    (id, tx) => announceOne(clock, id, tx),
  );

async function announceOne(clock: AnnouncedClock, id: string, tx: WriteContext): Promise<void> {
  const ending = await endings[clock](id, tx);
  if (!ending) return;
  const { proposalId, endsOn } = ending;
  const daysBefore = clockAnnouncementDue(clock, endsOn, tx.today);
  const proposal = await findProposal(tx.db, everywhere, proposalId);
  if (daysBefore === null || !proposal || !watched[clock].includes(proposal.status)) return;
  if (!(await noteClockAnnounced(tx.db, { proposalId, clock, endsOn, daysBefore, at: tx.now }))) return;
  const words = deadlineMessage(clock, { number: proposal.number, endsOn, daysLeft: daysBetween(tx.today, endsOn) });
  await notifyInLanguages(words, [proposal.sellerId], tx);
}

/** The statuses in which an end matters to who sells. */
const watched: Readonly<Record<AnnouncedClock, readonly string[]>> = {
  withdrawal: ['PU', 'WFA', 'AV', 'PS', 'OC', 'OCM'],
  signature: ['PU'],
  selfie: ['PU'],
};

const endings: Readonly<Record<AnnouncedClock, (id: string, tx: WriteContext) => Promise<Ending>>> = {
  async withdrawal(id, { db, today }) {
    const envelope = await findEnvelope(db, id);
    const contract = envelope && (await findSignedContract(db, envelope.proposalId));
    if (contract?.contractId !== envelope?.contractId || !contract) return null;
    if (await findWithdrawalOf(db, envelope.proposalId)) return null;
    return { proposalId: envelope.proposalId, endsOn: withdrawalPeriod(contract.signedOn, today).lastDay };
  },
  async signature(id, { db }) {
    const envelope = await findEnvelope(db, id);
    if (envelope?.status !== 'IN_PROGRESS' || !envelope.expiresAt) return null;
    return { proposalId: envelope.proposalId, endsOn: businessDay(envelope.expiresAt.toISOString()) };
  },
  async selfie(id, { db }) {
    const link = await findLinkOfSelfie(db, id);
    if (!link || link.endedAt || !['REQUESTED', 'SENT'].includes(link.status)) return null;
    return { proposalId: link.proposalId, endsOn: businessDay(link.expiresAt.toISOString()) };
  },
};
