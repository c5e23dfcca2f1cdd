import { type ExemptionActor, type ExemptionEvent, moveExemption } from '@estrada/domain/proposals/index';
import { eq } from 'drizzle-orm';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { EffectInput } from '../effect-handler.ts';
import { appendAct, type ProposalRecord } from '../proposals.repository.ts';
import { exemptionFacts, feeOf } from './describe-exemption.ts';
import { type ExemptionRecord, findLatestExemption } from './exemptions.repository.ts';
import { tccExemptions } from './exemptions.tables.ts';

interface Move {
  proposal: ProposalRecord;
  event: Exclude<ExemptionEvent, 'request' | 'checkFee.due' | 'checkFee.none'>;
  actor: ExemptionActor;
  /** by default the caller's */
  actorName?: string;
  reason?: string | null;
}

/**
 * Moves the latest request of a proposal locked for this write: status, timeline and trail commit together.
 *
 * @throws DomainError as the domain's `moveExemption`
 */
export async function moveLatestExemption(move: Move, context: WriteContext): Promise<ExemptionRecord> {
  const { proposal, event, actor, actorName, reason = null } = move;
  const latest = await findLatestExemption(context.db, proposal.id);
  const facts = exemptionFacts(feeOf(proposal), latest, reason);
  const status = moveExemption(event, facts, actor) as ExemptionRecord['status'];
  // the table has this move only from an existing request
  const before = latest!;
  const decision =
    actor.kind === 'manager'
      ? {
          decidedBy: actor.userId,
          decidedByName: callerOf(context).name,
          decidedAt: context.now,
          decisionReason: reason,
        }
      : {};
  const changes = { status, updatedAt: context.now, ...decision };
  await updateExemption(context.db, before.id, changes);
  await recordExemption({ proposal, event, actorName, before: before.status, after: status, reason }, context);
  return { ...before, ...changes };
}

/** Records an event of an exemption in the timeline of the proposal and in the trail. */
export async function recordExemption(
  {
    proposal,
    event,
    actorName,
    before,
    after,
    reason,
  }: {
    proposal: ProposalRecord;
    event: Move['event'] | 'request';
    actorName?: string | undefined;
    before: string;
    after: string;
    reason: string | null;
  },
  context: WriteContext,
): Promise<void> {
  await appendAct(proposal, { event: `exemption.${event}`, reason, actorName }, context);
  context.audit({
    action: `tcc-exemption.${event}`,
    entity: 'tcc-exemption',
    entityId: proposal.id,
    before: { status: before },
    after: { status: after, proposalNumber: proposal.number, feeCents: feeOf(proposal), reason },
  });
}

/** Marks an exemption as applied once the proposal is recalculated: from now on its figures are without the fee. */
export async function noteRedoneFigures(proposal: ProposalRecord, context: WriteContext): Promise<void> {
  const latest = await findLatestExemption(context.db, proposal.id);
  if (latest?.status !== 'PENDING SIMULATION') return;
  await moveLatestExemption({ proposal, event: 'redo', actor: asDealer(context) }, context);
}

/** The proposal is sent: an approved exemption with valid figures is used up. */
export async function noteSending(proposal: ProposalRecord, context: WriteContext): Promise<void> {
  const latest = await findLatestExemption(context.db, proposal.id);
  if (latest?.status !== 'APPROVED') return;
  await moveLatestExemption({ proposal, event: 'apply', actor: asDealer(context) }, context);
}

/**
 * Ends a request that waits for a decision when its proposal gets a contract, which states the fee, or is deleted or
 * cancelled.
 */
export async function endExemptionRequest({ proposal, actorName, context }: EffectInput): Promise<void> {
  const latest = await findLatestExemption(context.db, proposal.id);
  if (latest?.status !== 'PENDING') return;
  const actor = { kind: 'system', userId: null } as const;
  await moveLatestExemption({ proposal, event: 'lapse', actor, actorName }, context);
}

/** The caller in the dealer's role. */
export const asDealer = (context: WriteContext): ExemptionActor => ({
  kind: 'dealer',
  userId: callerOf(context).viewer.userId,
});

const updateExemption = (db: Db, id: string, changes: Partial<ExemptionRecord>) =>
  db.update(tccExemptions).set(changes).where(eq(tccExemptions.id, id));
