import type { FieldProblem } from '../../errors/domain-error.ts';
import { type MoveGuard, machineOf } from '../../state-machines/machine.ts';
import type { MessageKey } from '../../validation/messages.ts';
import {
  finalInsuranceStatuses,
  type InsuranceActorKind,
  type InsuranceGuard,
  type InsuranceProposalMove,
  type InsuranceProposalStatus,
  insuranceProposalStatusIds,
  insuranceProposalTable,
} from './insurance-proposal.table.ts';

/** What the machine knows of an insurance proposal on a business day. Periods are computed by the dated rows of law. */
export type InsuranceProposalFacts = {
  readonly status: InsuranceProposalStatus;
  /** what the steps still lack; paths as in the wizard */
  readonly stepProblems: readonly FieldProblem[];
  readonly hasConsent: boolean;
  /** the quote has expired */
  readonly quoteExpired: boolean;
  /** a sending, a charge or a cancellation has no answer yet */
  readonly outcomeUnknown: boolean;
  /** paid with the loan */
  readonly isFinanced: boolean;
  /** the insurer has not answered within the period of the law */
  readonly answerPeriodOver: boolean;
  /** the single or first premium is unpaid after its due date */
  readonly firstPremiumOverdue: boolean;
  /** a later premium is unpaid, and the days since the client received the notice have passed */
  readonly suspensionDue: boolean;
  /** the days of suspension have passed without payment */
  readonly dissolutionDue: boolean;
  /** the last day of cover has passed */
  readonly coverOver: boolean;
  /** nobody has worked on it for the days of the law */
  readonly idleTooLong: boolean;
  readonly withinWithdrawalPeriod: boolean;
  /** given with the request: a reason, an answer to the insurer */
  readonly reason?: string | null;
  /** what a policy that is recorded lacks; undefined where none is given */
  readonly policyProblems?: readonly FieldProblem[] | undefined;
};

/** Who moves an insurance proposal. */
export type InsuranceActor = { readonly kind: InsuranceActorKind; readonly userId: string | null };

type Guard = MoveGuard<InsuranceProposalFacts, InsuranceActor>;
const unless = (holds: boolean, path: string, key: MessageKey): readonly FieldProblem[] =>
  holds ? [] : [{ path, key }];

const guards: Readonly<Record<InsuranceGuard, Guard>> = {
  stepsComplete: { problems: (facts) => facts.stepProblems, suppliedWithRequest: true },
  quoteInForce: { problems: (facts) => unless(!facts.quoteExpired, 'quote', 'insuranceProposal.quoteExpired') },
  consentGiven: {
    problems: (facts) => unless(facts.hasConsent, 'consent', 'consent.required'),
    suppliedWithRequest: true,
  },
  outcomeKnown: { problems: (facts) => unless(!facts.outcomeUnknown, 'status', 'insuranceProposal.outcomeUnknown') },
  reasonGiven: {
    problems: (facts) => unless(Boolean(facts.reason?.trim()), 'reason', 'reason.required'),
    suppliedWithRequest: true,
  },
  informationGiven: {
    problems: (facts) => unless(Boolean(facts.reason?.trim()), 'answer', 'required'),
    suppliedWithRequest: true,
  },
  policyGiven: {
    problems: (facts) => facts.policyProblems ?? [{ path: 'policyNumber', key: 'required' }],
    suppliedWithRequest: true,
  },
  answerPeriodOver: { problems: (facts) => unless(facts.answerPeriodOver, 'status', 'insuranceProposal.tooEarly') },
  firstPremiumOverdue: {
    problems: (facts) => unless(facts.firstPremiumOverdue, 'status', 'insuranceProposal.tooEarly'),
  },
  suspensionDue: { problems: (facts) => unless(facts.suspensionDue, 'status', 'insuranceProposal.tooEarly') },
  dissolutionDue: { problems: (facts) => unless(facts.dissolutionDue, 'status', 'insuranceProposal.tooEarly') },
  coverOver: { problems: (facts) => unless(facts.coverOver, 'status', 'insuranceProposal.tooEarly') },
  quoteExpiredOrIdle: {
    problems: (facts) => unless(facts.quoteExpired || facts.idleTooLong, 'status', 'insuranceProposal.tooEarly'),
  },
  withinWithdrawalPeriod: {
    problems: (facts) => unless(facts.withinWithdrawalPeriod, 'status', 'insuranceProposal.withdrawalOver'),
  },
  isFinanced: { problems: (facts) => unless(facts.isFinanced, 'status', 'insuranceProposal.notFinanced') },
};

/**
 * The decisions of an insurance proposal. A move is refused with PRS007 where its status has no such move, and as not
 * allowed (SEC004) to other actors; else with the code of the first guard that fails.
 */
export const insuranceMachine = machineOf<InsuranceProposalMove, InsuranceProposalFacts, InsuranceActor>({
  table: insuranceProposalTable,
  guards,
  states: insuranceProposalStatusIds,
  initial: 'working',
  finals: finalInsuranceStatuses,
  noMove: () => 'PRS007',
});
