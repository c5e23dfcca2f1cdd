import { recordScope } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import {
  type ProposalActor,
  type ProposalEvent,
  type ProposalTransition,
  proposalActor,
  transition,
} from '@estrada/domain/proposals/index';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import { StatusOverride } from '../../kernel/http/status-override.ts';
import { gatherFacts } from './proposal-facts.ts';
import { appendHistory, findProposal, type ProposalRecord, updateProposal } from './proposals.repository.ts';

/** A proposal locked for this write, at the version that the person saw. @throws DomainError SEC004, PRS001 with the first person's name */
export async function lockAtVersion(id: string, version: number, context: WriteContext): Promise<ProposalRecord> {
  const proposal = await findProposal(context.db, recordScope(callerOf(context).viewer), id, { lock: true });
  if (!proposal) throw new DomainError('SEC004');
  if (proposal.version !== version) throw new DomainError('PRS001', { params: { name: proposal.changedByName } });
  return proposal;
}

/** In what part the caller moves proposals. @throws 403 for who may only look */
export function actorOf(context: ReadContext): ProposalActor {
  const actor = proposalActor(callerOf(context).viewer);
  if (!actor) throw new StatusOverride('SEC004', 403);
  return actor;
}

export interface Move {
  proposal: ProposalRecord;
  event: ProposalEvent;
  actor: ProposalActor;
  actorName: string;
  reason?: string | null;
  changes?: Partial<ProposalRecord>;
}

/**
 * Moves a proposal along its machine: the domain decides, then status, version, timeline, audit entry and jobs commit together.
 *
 * @throws DomainError as `transition`; not this actor's move is 403
 */
export async function moveProposal(move: Move, context: WriteContext): Promise<ProposalRecord> {
  const { proposal, event, actor, actorName, reason } = move;
  const decided = decide(event, await gatherFacts(context.db, proposal, context.today, reason), actor);
  const changes: Partial<ProposalRecord> = {
    ...move.changes,
    ...(decided.effects.includes('recordCreditDecision') ? { creditDecidedBy: actor.userId } : {}),
    status: decided.to,
    statusReason: reason?.trim() || null,
    version: proposal.version + 1,
    changedByName: actorName,
    updatedAt: context.now,
  };
  await updateProposal(context.db, proposal.id, changes);
  await appendHistory(context.db, {
    proposalId: proposal.id,
    at: context.now,
    event,
    fromStatus: decided.from,
    toStatus: decided.to,
    actorId: actor.userId,
    actorName,
    reason: reason?.trim() || null,
  });
  context.audit({
    action: `proposal.${event}`,
    entity: 'proposal',
    entityId: proposal.id,
    before: { status: decided.from, version: proposal.version },
    after: { status: decided.to, version: proposal.version + 1, reason: reason ?? null },
  });
  if (decided.effects.includes('requestAnalysis')) context.enqueue('proposals.analyse', { proposalId: proposal.id });
  return { ...proposal, ...changes };
}

function decide(
  event: ProposalEvent,
  facts: Parameters<typeof transition>[1],
  actor: ProposalActor,
): ProposalTransition {
  try {
    return transition(event, facts, actor);
  } catch (error) {
    // the catalogue's SEC004 speaks of a record out of reach (404); here the record is known and the act is not this actor's
    if (error instanceof DomainError && error.code === 'SEC004') throw new StatusOverride('SEC004', 403);
    throw error;
  }
}
