import type { FieldProblem } from '../errors/domain-error.ts';
import type { MoveGuard } from '../state-machines/machine.ts';
import type { MessageKey } from '../validation/messages.ts';
import {
  type FactsWith,
  type ProposalActor,
  type ProposalFacts,
  type StoredFactName,
  withdrawalDays,
} from './proposal-facts.ts';

/** A condition of a move of a proposal. */
type Guard = MoveGuard<ProposalFacts, ProposalActor, StoredFactName>;

/** A guard only sees the facts of other tables that it names; the machine checks that all of them were read. */
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
    guard(['consentRecorded'], (facts) => unless(facts.consentRecorded, 'authorization', 'consent.required')),
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
  // the request differs from the approval's offer
  offerSettled: guard([], (facts) => unless(facts.offer !== 'open', 'offer', 'counterOffer.notApplied')),
  simulationInForce: guard(['tableExpired'], (facts) =>
    unless(!facts.tableExpired, 'simulation', 'simulation.expired'),
  ),
  registrationFeeAsShown: guard(['registrationFeeChanged'], (facts) =>
    unless(!facts.registrationFeeChanged, 'simulation', 'registrationFee.changed'),
  ),
  // the decision changes the figures that the analysis is about
  exemptionDecided: guard(['exemptionWaiting'], (facts) =>
    unless(!facts.exemptionWaiting, 'tccExemption', 'exemption.waiting'),
  ),
  // the provider's own staff is no correspondent
  senderCertified: guard(['certifiedSenders'], ({ certifiedSenders }, actor) =>
    unless(
      certifiedSenders === null || actor?.kind !== 'dealer' || certifiedSenders.includes(actor.userId ?? ''),
      'certification',
      'certification.notValid',
    ),
  ),
  tableInForce: guard(['tableExpired'], (facts) => unless(!facts.tableExpired, 'simulation.table', 'table.expired')),
  tableExpired: guard(['tableExpired'], (facts) => unless(facts.tableExpired, 'simulation.table', 'table.inForce')),
  validityPassed: guard(['tableExpired'], (facts) =>
    unless(facts.tableExpired || facts.srsExpired, 'simulation.table', 'table.inForce'),
  ),
  termsApproved: guard([], (facts) => unless(!facts.goesBeyondApproval, 'simulation', 'terms.beyondApproval')),
  decisionInForce: guard([], (facts) => unless(!facts.srsExpired, 'decision', 'decision.expired')),
  readyForContracts: guard(['contractProblems'], (facts) => facts.contractProblems),
  signatureCompleted: guard(
    ['isElectronicSignature', 'signature', 'signatureRefusal', 'signedPaperUploaded'],
    ({ isElectronicSignature, signature, signatureRefusal: refusal, signedPaperUploaded }) => {
      if (!isElectronicSignature || !refusal)
        return unless(
          isElectronicSignature ? signature === 'COMPLETED' : signedPaperUploaded,
          'signature',
          'signature.pending',
        );
      const { name, reason } = refusal;
      const params = { name, ...(reason ? { reason } : {}) };
      return [{ path: 'signature', key: 'signature.refused', params }];
    },
  ),
  selfieCompleted: guard(['isElectronicSignature', 'selfie'], (facts) =>
    unless(!facts.isElectronicSignature || facts.selfie === 'COMPLETED', 'selfie', 'selfie.pending'),
  ),
  fraudSignalsReviewed: guard(['openFraudSignals'], ({ openFraudSignals: count }) =>
    count === 0 ? [] : [{ path: 'fraudSignals', key: 'fraudSignals.open', params: { count } }],
  ),
  // the money leaves with every item done, or with a recorded reason for each that is not
  openItemsExplained: suppliedWithRequest(
    guard(['openFundingItems'], ({ openFundingItems, exceptions = {} }) =>
      openFundingItems
        .filter((item) => !exceptions[item]?.trim())
        .map((item) => ({ path: `exceptions.${item}`, key: 'reason.required' as const })),
    ),
  ),
  lienRegistered: guard(['lienRegistered'], (facts) => unless(facts.lienRegistered, 'lien', 'lien.pending')),
  // Two pairs of eyes: the user who approved the credit does not also release the payment.
  notCreditDecider: guard(['creditFirstDecidedBy'], (facts, actor) =>
    unless(
      actor?.userId == null || ![facts.creditDecidedBy, facts.creditFirstDecidedBy].includes(actor.userId),
      'payment',
      'payment.sameDecider',
    ),
  ),
  // a payment in transit cannot be cancelled before its outcome is known
  noPaymentUnderWay: guard(['paymentUnderWay'], (facts) =>
    unless(!facts.paymentUnderWay, 'payment', 'payment.underWay'),
  ),
  withinWithdrawalPeriod: guard(['daysSinceContract'], ({ daysSinceContract }) =>
    unless(daysSinceContract !== null && daysSinceContract <= withdrawalDays, 'withdrawal', 'withdrawal.tooLate'),
  ),
  // the contract has ended: it is withdrawn from once, and no more payments are made for it
  notWithdrawn: guard(['withdrawn'], ({ withdrawn }) => unless(!withdrawn, 'withdrawal', 'withdrawal.recorded')),
} satisfies Record<string, Guard>;

/** Name of a guard. */
export type GuardName = keyof typeof proposalGuards;
