import type { FieldProblem } from '../errors/domain-error.ts';
import { type MessageKey, messages } from '../validation/messages.ts';
import {
  type FactsWith,
  type ProposalActor,
  type ProposalFacts,
  type StoredFactName,
  withdrawalDays,
} from './proposal-facts.ts';

/** A condition of a move: empty when it holds, else what stands in the way. Pure: it sees facts, nothing else. */
export type Guard = {
  /** the facts of other tables that it looks at */
  readonly needs: readonly StoredFactName[];
  readonly problems: (facts: ProposalFacts, actor: ProposalActor | null) => readonly FieldProblem[];
  /** Can be put right within the very request that asks for the move (data, reason): it does not disable the button. */
  readonly suppliedWithRequest?: true;
};

/** A guard sees of other tables what it names; `guardProblems` holds that all of it was read. */
const guard = <const Needs extends readonly StoredFactName[]>(
  needs: Needs,
  problems: (facts: FactsWith<Needs[number]>, actor: ProposalActor | null) => readonly FieldProblem[],
): Guard => ({ needs, problems: problems as Guard['problems'] });

const suppliedWithRequest = (asked: Guard): Guard => ({ ...asked, suppliedWithRequest: true });

const unless = (holds: boolean, path: string, key: MessageKey): readonly FieldProblem[] =>
  holds ? [] : [{ path, key }];

/** The guards by name. */
export const proposalGuards = {
  registrationComplete: suppliedWithRequest(guard([], (facts) => facts.sendProblems)),
  consentRecorded: suppliedWithRequest(
    guard(['consentRecorded'], (facts) => unless(facts.consentRecorded, 'consents', 'consent.required')),
  ),
  distinctCpfs: suppliedWithRequest(guard([], (facts) => facts.samePersonProblems)),
  reasonGiven: suppliedWithRequest(
    guard([], (facts) => unless(Boolean(facts.reason?.trim()), 'reason', 'reason.required')),
  ),
  conditionsNotPresented: guard([], (facts) =>
    unless(!facts.conditionsPresented, 'conditions', 'conditions.beingChecked'),
  ),
  conditionsAnswered: suppliedWithRequest(
    guard([], (facts) => unless(!facts.hasConditions || Boolean(facts.reason?.trim()), 'reason', 'reason.required')),
  ),
  offerOpen: guard([], (facts) => unless(facts.offer === 'open', 'offer', 'counterOffer.none')),
  // what was asked for is not what was approved
  offerSettled: guard([], (facts) => unless(facts.offer !== 'open', 'offer', 'counterOffer.notApplied')),
  simulationInForce: guard(['tableExpired'], (facts) =>
    unless(!facts.tableExpired, 'simulation', 'simulation.expired'),
  ),
  registrationFeeAsShown: guard(['registrationFeeChanged'], (facts) =>
    unless(!facts.registrationFeeChanged, 'simulation', 'registrationFee.changed'),
  ),
  tableInForce: guard(['tableExpired'], (facts) => unless(!facts.tableExpired, 'simulation.table', 'table.expired')),
  tableExpired: guard(['tableExpired'], (facts) => unless(facts.tableExpired, 'simulation.table', 'table.inForce')),
  validityPassed: guard(['tableExpired'], (facts) =>
    unless(facts.tableExpired || facts.srsExpired, 'simulation.table', 'table.inForce'),
  ),
  termsApproved: guard([], (facts) => unless(!facts.goesBeyondApproval, 'simulation', 'terms.beyondApproval')),
  decisionInForce: guard([], (facts) => unless(!facts.srsExpired, 'decision', 'decision.expired')),
  readyForContracts: guard(['contractProblems'], (facts) => facts.contractProblems),
  signatureCompleted: guard(['isElectronicSignature', 'signature', 'signedPaperUploaded'], (facts) =>
    unless(
      facts.isElectronicSignature ? facts.signature === 'COMPLETED' : facts.signedPaperUploaded,
      'signature',
      'signature.pending',
    ),
  ),
  selfieCompleted: guard(['isElectronicSignature', 'selfie'], (facts) =>
    unless(!facts.isElectronicSignature || facts.selfie === 'COMPLETED', 'selfie', 'selfie.pending'),
  ),
  lienRegistered: guard(['lienRegistered'], (facts) => unless(facts.lienRegistered, 'lien', 'lien.pending')),
  // Two pairs of eyes: who let the credit through does not also let the money out.
  notCreditDecider: guard(['creditFirstDecidedBy'], (facts, actor) =>
    unless(
      actor?.userId == null || ![facts.creditDecidedBy, facts.creditFirstDecidedBy].includes(actor.userId),
      'payment',
      'payment.sameDecider',
    ),
  ),
  // what has left cannot be called off before it is known where it is
  noPaymentUnderWay: guard(['paymentUnderWay'], (facts) =>
    unless(!facts.paymentUnderWay, 'payment', 'payment.underWay'),
  ),
  withinWithdrawalPeriod: guard(['daysSinceContract'], ({ daysSinceContract }) =>
    unless(daysSinceContract !== null && daysSinceContract <= withdrawalDays, 'withdrawal', 'withdrawal.tooLate'),
  ),
  // the contract is over: it is withdrawn from once, and nobody is paid for it any more
  notWithdrawn: guard(['withdrawn'], ({ withdrawn }) => unless(!withdrawn, 'withdrawal', 'withdrawal.recorded')),
} satisfies Record<string, Guard>;

/** Name of a guard. */
export type GuardName = keyof typeof proposalGuards;

/**
 * Everything that the named guards hold against a move.
 *
 * @throws Error where a fact that one of them looks at was not read: an unread fact is no answer
 */
export function guardProblems(
  names: readonly GuardName[],
  facts: ProposalFacts,
  actor: ProposalActor | null,
): FieldProblem[] {
  return names.flatMap((name) => {
    const { needs, problems } = proposalGuards[name];
    const unread = needs.filter((need) => facts[need] === undefined);
    if (unread.length > 0) throw new Error(`The guard ${name} looks at ${unread.join(', ')}, which was not read`);
    return problems(facts, actor);
  });
}

/** The catalogue's code for a refused move: that of the first problem. */
export function codeOfProblems(problems: readonly [FieldProblem, ...FieldProblem[]]) {
  return messages[problems[0].key].code;
}
