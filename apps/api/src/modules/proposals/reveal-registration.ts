import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../kernel/route.ts';
import { wholeRegistration } from './describe-proposal.ts';
import { proposalInReach } from './move-proposal.ts';

/** Enough for a day at a desk, too few to copy the clients of a dealer. */
const perUser = { name: 'reveal-registration', hits: 60, windowSeconds: 60 * 60 };

/** The whole registration of a proposal; the trail gets the reason and whose it is, and none of the values. */
export const revealRegistration: UseCase<typeof endpoints.revealRegistration, WriteContext> = async (
  { params, body: { reason } },
  context,
) => {
  const { viewer } = callerOf(context);
  const proposal = await proposalInReach(params.id, context);
  await limitRate(context.db, perUser, viewer.userId, context.now);
  context.audit({
    action: 'proposal.registration.reveal',
    entity: 'proposal',
    entityId: proposal.id,
    after: { number: proposal.number, name: proposal.clientName, reason },
  });
  return wholeRegistration(proposal, viewer.role);
};
