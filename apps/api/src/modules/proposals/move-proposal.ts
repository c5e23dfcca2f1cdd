import { notAllowed } from '@estrada/domain/errors/index';
import {
  offerTerms,
  type ProposalActor,
  type ProposalEvent,
  type ProposalFacts,
  type ProposalTransition,
  proposalActor,
  proposalScope,
  transition,
  translateMessage,
} from '@estrada/domain/proposals/index';
import type { WithdrawalRequest } from '@estrada/domain/settlement/index';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import { endCustomerLinks } from '../simulation/index.ts';
import { otherAreas } from './areas.ts';
import { closeFirstDecision } from './decision/first-decisions.repository.ts';
import { carryOut } from './proposal-effects.ts';
import { factsOf, type KnownFacts, readStoredFacts } from './proposal-facts.ts';
import { appendHistory, findProposal, type ProposalRecord, updateProposal } from './proposals.repository.ts';
import { termsOf } from './terms-of.ts';

/** The proposal, if the caller reaches it. @throws DomainError SEC004 */
export const proposalInReach = async (
  id: string,
  context: ReadContext,
  options: { lock?: true } = {},
): Promise<ProposalRecord> =>
  inReach(await findProposal(context.db, proposalScope(callerOf(context).viewer), id, options));

/**
 * A proposal locked for this write, at the version that the user saw.
 * @throws DomainError SEC004, PRS001 with the name of the user who saved first
 */
export async function lockProposal(id: string, version: number, context: WriteContext): Promise<ProposalRecord> {
  const proposal = await proposalInReach(id, context, { lock: true });
  const changedByName = translateMessage(proposal.changedByName, context.language);
  atVersion(version, { version: proposal.version, changedByName }, 'PRS001');
  return proposal;
}

/** The role in which the caller moves proposals. @throws DomainError not allowed (SEC004) for read-only users */
export function actorOf(context: ReadContext): ProposalActor {
  const actor = proposalActor(callerOf(context).viewer);
  if (!actor) throw notAllowed();
  return actor;
}

export interface Move {
  proposal: ProposalRecord;
  /** the event, or the function by which the domain chooses one */
  event: ProposalEvent | ((facts: ProposalFacts, actor: ProposalActor) => ProposalTransition);
  actor: ProposalActor;
  actorName: string;
  reason?: string | null;
  /** the reasons for open items of the funding checklist, by item */
  exceptions?: Readonly<Record<string, string>>;
  /** facts of other tables that the caller has read already */
  known?: KnownFacts;
  /** a second person confirms the first decision */
  confirms?: boolean;
  /** the client's withdrawal request */
  wish?: WithdrawalRequest;
  changes?: Partial<ProposalRecord> | ((decided: ProposalTransition) => Partial<ProposalRecord>);
  /** the reason belongs to the change only; the proposal retains that of its status */
  keepsReason?: (decided: ProposalTransition) => boolean;
  /** audited values besides status and version */
  audited?: { before: object; after: object };
}

/** State of the work behind the previous status; any move resets it. */
const leftBehind = {
  engineAwaySince: null,
  conditionsAnswer: null,
  stop: null,
  stoppedAt: null,
  hasFirstDecision: false,
  refusalReasons: null,
};

/** What an analysis from the beginning resets. */
export const freshAnalysis = {
  analysisId: null,
  pendencyAnswer: null,
  srsValidUntil: null,
  conditions: [],
  offer: null,
  approved: null,
};

/**
 * Moves a proposal along its machine: the domain decides, then status, version, timeline, audit entry and effects
 * commit together.
 *
 * @throws DomainError as `transition`
 */
export async function moveProposal(move: Move, context: WriteContext): Promise<ProposalRecord> {
  const { proposal, actor } = move;
  const reason = move.reason?.trim() || null;
  const { exceptions = {} } = move;
  const known = move.known ?? (await readStoredFacts(context.db, proposal, context.today));
  const decided = decide(move, factsOf(proposal, known, context.today, { reason, exceptions }));
  const keepsReason = move.keepsReason?.(decided) ?? false;
  const changes: Partial<ProposalRecord> = {
    ...leftBehind,
    ...(typeof move.changes === 'function' ? move.changes(decided) : move.changes),
    ...(await carryOut(decided.effects, {
      proposal,
      actor,
      actorName: move.actorName,
      to: decided.to,
      reason,
      context,
      wish: move.wish ?? null,
    })),
    status: decided.to,
    statusReason: keepsReason ? proposal.statusReason : reason,
    // an event that stays in the status does not reset the waiting time, except the dealer's answer to conditions: then
    // another party acts
    waitingSince: isAnotherTurn(decided) ? context.now : proposal.waitingSince,
    version: proposal.version + 1,
    changedByName: move.actorName,
    updatedAt: context.now,
  };
  await updateProposal(context.db, proposal.id, changes);
  const moved = { ...proposal, ...changes };
  if (proposal.status === 'WO' && decided.to !== 'WO') await endCustomerLinks(proposal.simulationId, context);
  const { firstDecision } = known;
  if (firstDecision)
    await closeFirstDecision(context.db, firstDecision.id, move.confirms ? 'confirmed' : 'dropped', context.now);
  // reasons for items that were done meanwhile explain nothing
  const explained = (known.openFundingItems ?? []).flatMap((item) =>
    exceptions[item] ? [[item, exceptions[item]]] : [],
  );
  await recordMove({ ...move, exceptions: Object.fromEntries(explained) }, decided, moved, reason, context);
  await otherAreas().moved({ before: proposal, after: moved, isWithdrawn: Boolean(move.wish) }, context);
  return moved;
}

const isAnotherTurn = ({ from, event, to }: ProposalTransition): boolean =>
  from !== to || event === 'presentConditions' || event === 'applyOffer';

async function recordMove(
  { proposal, actor, actorName, audited, exceptions: given = {} }: Move,
  { event, from, to, effects }: ProposalTransition,
  { conditions, offer, figures, srsValidUntil: validUntil }: ProposalRecord,
  reason: string | null,
  context: WriteContext,
): Promise<void> {
  const isDecision = effects.includes('recordCreditDecision');
  const exceptions = event === 'confirmActivation' && Object.keys(given).length > 0 ? given : null;
  await appendHistory(context.db, {
    proposalId: proposal.id,
    at: context.now,
    event,
    fromStatus: from,
    toStatus: to,
    actorId: actor.userId,
    actorName,
    reason,
    exceptions,
    // the proposal stores only the last decision
    ...(isDecision
      ? { conditions, offer: offer && { ...offer, requested: offerTerms(termsOf(proposal)) }, validUntil }
      : {}),
  });
  context.audit({
    action: `proposal.${event}`,
    entity: 'proposal',
    entityId: proposal.id,
    before: { status: from, version: proposal.version, ...audited?.before },
    after: {
      status: to,
      version: proposal.version + 1,
      reason,
      ...(isDecision && offer ? { offer } : {}),
      ...(effects.some((effect) => bindingEffects.has(effect)) ? trailFigures(figures) : {}),
      ...(exceptions ? { exceptions: Object.entries(exceptions).map(([item, why]) => `${item}: ${why}`) } : {}),
      ...audited?.after,
    },
  });
}

/** After these the figures are binding: the credit engine, or the client with a contract, relies on them. */
const bindingEffects: ReadonlySet<string> = new Set(['requestAnalysis', 'generateContracts']);

const trailFigures = ({ installmentCents, rateMonthly, cetAnnualPct }: ProposalRecord['figures']) => ({
  installmentCents,
  rateMonthly,
  cetAnnualPct,
});

const decide = ({ event, actor }: Move, facts: ProposalFacts): ProposalTransition =>
  typeof event === 'function' ? event(facts, actor) : transition(event, facts, actor);
