import type { FieldProblem } from '../errors/domain-error.ts';
import { blockActs } from './block.ts';
import { manualTargets } from './manual-change.ts';
import { availableEvents, problemsOf } from './proposal.machine.ts';
import type { ProposalEvent } from './proposal.table.ts';
import { changeActs } from './proposal-changes.ts';
import type { ActorKind, ProposalActor, ProposalFacts } from './proposal-facts.ts';
import type { ProposalStatus } from './statuses.ts';

/** Actions a screen may offer that are one event of the same name. */
const plainActions = [
  'send',
  'delete',
  'cancel',
  'withdraw',
  'answerPendency',
  'presentConditions',
  'applyOffer',
  'reanalyse',
  'requestDocuments',
  'generateContracts',
  'regenerateContracts',
  'activate',
  'confirmActivation',
  'refuseActivation',
  'resendPayment',
  'confirmPaymentManually',
  'recordWithdrawal',
] as const satisfies readonly ProposalEvent[];

/** Actions a screen may offer on a proposal. */
export type ProposalAction =
  | (typeof plainActions)[number]
  | 'edit'
  | 'rectify'
  | 'decide'
  | 'decideConditions'
  | 'changeStatus'
  | 'block'
  | 'unblock'
  | 'clone';

/** The acts of the viewer on a proposal now; sent with the record, and the screen follows it. */
export type ProposalCan = Readonly<Record<ProposalAction, boolean>>;

/**
 * The acts of a viewer on a proposal now.
 *
 * @param actor null for read-only viewers: everything is false
 */
export function proposalCan(facts: ProposalFacts, actor: ProposalActor | null): ProposalCan {
  const events = actor ? availableEvents(facts, actor) : [];
  const plain = Object.fromEntries(plainActions.map((action) => [action, events.includes(action)])) as Record<
    (typeof plainActions)[number],
    boolean
  >;
  const isDealerSide = actor?.kind === 'dealer' || actor?.kind === 'representante';
  return {
    ...plain,
    ...changeActs.can(facts, actor),
    decide: events.some((event) => event.startsWith('decide.')),
    decideConditions: events.some((event) => event.startsWith('conditions.')),
    changeStatus: actor !== null && manualTargets(facts, actor).length > 0,
    ...blockActs.can(facts, actor),
    // A copy starts a new proposal and does not change this one: any status, blocked or not.
    clone: isDealerSide,
  };
}

const nextActors: Readonly<Record<ProposalStatus, ActorKind | null>> = {
  WO: 'dealer',
  RA: 'dealer',
  SU: 'credit-engine',
  PD: 'credit-engine',
  HLD: 'dealer',
  APC: 'finance',
  AP: 'dealer',
  DC: 'dealer',
  AVF: 'system',
  AF: 'dealer',
  PU: 'dealer',
  WFA: 'finance',
  AV: 'system',
  PS: 'system',
  OC: null,
  OCM: null,
  NU: null,
};

/** Who is expected to act next; null when the proposal has ended. */
export function nextActor(status: ProposalStatus): ActorKind | null {
  return nextActors[status];
}

/** The next actor of a proposal: its mover, or the support where work has failed and waits for a decision. */
export type NextActor = ActorKind | 'support';

/** The next move of a proposal in a status where users may still have to complete something. */
const forwardEvents: Partial<Record<ProposalStatus, ProposalEvent>> = { WO: 'send', RA: 'send', PU: 'activate' };

/**
 * What is still missing for the next step of a proposal, as a list for the page.
 *
 * @param actor finance also reads what its confirmation waits for; nobody else learns of it. A sender also reads what
 *   they lack themselves
 */
export function missing(facts: ProposalFacts, actor: ProposalActor | null = null): FieldProblem[] {
  const isConfirming = facts.status === 'WFA' && actor?.kind === 'finance';
  const event = isConfirming ? 'confirmActivation' : forwardEvents[facts.status];
  const problems = event ? problemsOf(event, facts, event === 'send' ? actor : null) : [];
  // reasons for open items are given with the confirmation: nothing is missing before
  return isConfirming ? problems.filter(({ path }) => !path.startsWith('exceptions.')) : problems;
}
