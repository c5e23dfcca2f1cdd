import { daysBetween } from '@estrada/domain/calendar/index';
import { announcementDue, expirableStatuses, firstEnding, type ProposalStatus } from '@estrada/domain/proposals/index';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { everywhere } from '../job-actors.ts';
import { findProposal } from '../proposals.repository.ts';
import { walkEnding } from './expire-due.ts';
import { listUnannounced, noteAnnounced } from './expiry.repository.ts';
import { endingMessage } from './expiry-messages.ts';

/** Tells sellers that what their proposals stand on ends soon: once a week before, once on the day before. */
export const announceEndings = (_data: object, context: FlowContext): Promise<void> =>
  walkEnding(context, (place, limit) => listUnannounced(context.db, context.today, place, limit), announceOne);

async function announceOne(proposalId: string, tx: WriteContext): Promise<void> {
  const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
  if (!proposal || proposal.blocked || !expirableStatuses.includes(proposal.status as ProposalStatus)) return;
  const ending = firstEnding(proposal);
  const daysBefore = announcementDue(ending.on, tx.today);
  if (daysBefore === null) return;
  if (!(await noteAnnounced(tx.db, { proposalId, endsOn: ending.on, daysBefore, at: tx.now }))) return;
  const words = endingMessage(proposal.number, ending, daysBetween(tx.today, ending.on));
  await notifyInLanguages(words, [proposal.sellerId], tx);
}
