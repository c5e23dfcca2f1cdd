import type { FieldProblem } from '../errors/domain-error.ts';
import { type MessageKey, messages } from '../validation/messages.ts';
import { type ProposalActor, type ProposalFacts, withdrawalDays } from './proposal-facts.ts';

/** A condition of a move: empty when it holds, else what stands in the way. Pure: it sees facts, nothing else. */
export type Guard = {
  readonly problems: (facts: ProposalFacts, actor: ProposalActor | null) => readonly FieldProblem[];
  /** Can be put right within the very request that asks for the move (data, reason): it does not disable the button. */
  readonly suppliedWithRequest?: true;
};

const unless = (holds: boolean, path: string, key: MessageKey): readonly FieldProblem[] =>
  holds ? [] : [{ path, key }];

/** The guards by name. */
export const proposalGuards = {
  registrationComplete: { suppliedWithRequest: true, problems: (facts) => facts.sendProblems },
  consentRecorded: {
    suppliedWithRequest: true,
    problems: (facts) => unless(facts.consentRecorded, 'consents', 'consent.required'),
  },
  distinctCpfs: { suppliedWithRequest: true, problems: (facts) => facts.samePersonProblems },
  reasonGiven: {
    suppliedWithRequest: true,
    problems: (facts) => unless(Boolean(facts.reason?.trim()), 'reason', 'reason.required'),
  },
  conditionsNotPresented: {
    problems: (facts) => unless(!facts.conditionsPresented, 'conditions', 'conditions.beingChecked'),
  },
  conditionsAnswered: {
    suppliedWithRequest: true,
    problems: (facts) => unless(!facts.hasConditions || Boolean(facts.reason?.trim()), 'reason', 'reason.required'),
  },
  offerOpen: { problems: (facts) => unless(facts.offer === 'open', 'offer', 'counterOffer.none') },
  // what was asked for is not what was approved
  offerSettled: { problems: (facts) => unless(facts.offer !== 'open', 'offer', 'counterOffer.notApplied') },
  simulationInForce: { problems: (facts) => unless(!facts.simulationExpired, 'simulation', 'simulation.expired') },
  registrationFeeAsShown: {
    problems: (facts) => unless(!facts.registrationFeeChanged, 'simulation', 'registrationFee.changed'),
  },
  tableInForce: { problems: (facts) => unless(!facts.tableExpired, 'simulation.table', 'table.expired') },
  tableExpired: { problems: (facts) => unless(facts.tableExpired, 'simulation.table', 'table.inForce') },
  validityPassed: {
    problems: (facts) => unless(facts.tableExpired || facts.srsExpired, 'simulation.table', 'table.inForce'),
  },
  termsApproved: {
    problems: (facts) => unless(!facts.goesBeyondApproval, 'simulation', 'terms.beyondApproval'),
  },
  decisionInForce: { problems: (facts) => unless(!facts.srsExpired, 'decision', 'decision.expired') },
  readyForContracts: { problems: (facts) => facts.contractProblems },
  signatureCompleted: {
    problems: (facts) =>
      unless(
        facts.isElectronicSignature ? facts.signature === 'COMPLETED' : facts.signedPaperUploaded,
        'signature',
        'signature.pending',
      ),
  },
  selfieCompleted: {
    problems: (facts) =>
      unless(!facts.isElectronicSignature || facts.selfie === 'COMPLETED', 'selfie', 'selfie.pending'),
  },
  lienRegistered: { problems: (facts) => unless(facts.lienRegistered, 'lien', 'lien.pending') },
  // Two pairs of eyes: who let the credit through does not also let the money out.
  notCreditDecider: {
    problems: (facts, actor) =>
      unless(
        actor?.userId == null || ![facts.creditDecidedBy, facts.creditFirstDecidedBy].includes(actor.userId),
        'payment',
        'payment.sameDecider',
      ),
  },
  // what has left cannot be called off before it is known where it is
  noPaymentUnderWay: {
    problems: (facts) => unless(!facts.paymentUnderWay, 'payment', 'payment.underWay'),
  },
  withinWithdrawalPeriod: {
    problems: ({ contractedAtDistance, daysSinceContract }) =>
      unless(
        contractedAtDistance && daysSinceContract !== null && daysSinceContract <= withdrawalDays,
        'withdrawal',
        'withdrawal.tooLate',
      ),
  },
  // the contract is over: it is withdrawn from once, and nobody is paid for it any more
  notWithdrawn: {
    problems: ({ withdrawn }) => unless(!withdrawn, 'withdrawal', 'withdrawal.recorded'),
  },
} as const satisfies Record<string, Guard>;

/** Name of a guard. */
export type GuardName = keyof typeof proposalGuards;

/** Everything that the named guards hold against a move. */
export function guardProblems(
  names: readonly GuardName[],
  facts: ProposalFacts,
  actor: ProposalActor | null,
): FieldProblem[] {
  return names.flatMap((name) => proposalGuards[name].problems(facts, actor));
}

/** The catalogue's code for a refused move: that of the first problem. */
export function codeOfProblems(problems: readonly [FieldProblem, ...FieldProblem[]]) {
  return messages[problems[0].key].code;
}
