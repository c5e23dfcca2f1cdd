import { notAllowed } from '@estrada/domain/errors/index';
import { readsMasked } from '@estrada/domain/proposals/registration/index';
import type { endpoints } from '@estrada/endpoints/index';
import { and, eq, gte } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import { limitRate, type RateLimit } from '../../kernel/http/rate-limit.ts';
import { auditEntries } from '../../kernel/kernel.tables.ts';
import type { UseCase } from '../../kernel/route.ts';
import { wholeRegistration } from './describe-proposal.ts';
import { proposalInReach } from './move-proposal.ts';

/** Enough for a day at a desk, too few to copy the clients of a dealer. */
const perUser: RateLimit = {
  name: 'reveal-registration',
  hits: 60,
  windowSeconds: 60 * 60,
  because: 'registration.tooManyOpened',
};

const reveal = { action: 'proposal.registration.reveal', entity: 'proposal' } as const;
/** How long an opened registration opens the papers of its proposal, which show all of it. */
const openMs = 60 * 60 * 1000;

/** The whole registration of a proposal; the trail gets the reason and whose it is, and none of the values. */
export const revealRegistration: UseCase<typeof endpoints.revealRegistration, WriteContext> = async (
  { params, body: { reason } },
  context,
) => {
  const { viewer } = callerOf(context);
  const proposal = await proposalInReach(params.id, context);
  await limitRate(context.db, perUser, viewer.userId, context.now);
  context.audit({
    ...reveal,
    entityId: proposal.id,
    after: { number: proposal.number, name: proposal.clientName, reason },
  });
  return wholeRegistration(proposal, viewer.role);
};

/**
 * Ensures that a caller who reads registrations masked has opened this one, with a reason.
 *
 * @throws DomainError not allowed (SEC004)
 */
export async function ensureRevealed(proposalId: string, context: ReadContext): Promise<void> {
  const { viewer } = callerOf(context);
  if (!readsMasked(viewer.role)) return;
  const opened = await context.db.$count(
    auditEntries,
    and(
      eq(auditEntries.entity, reveal.entity),
      eq(auditEntries.entityId, proposalId),
      eq(auditEntries.action, reveal.action),
      eq(auditEntries.actorId, viewer.userId),
      gte(auditEntries.at, new Date(context.now.getTime() - openMs)),
    ),
  );
  if (opened === 0) throw notAllowed('SEC004', 'registration.notOpened');
}
