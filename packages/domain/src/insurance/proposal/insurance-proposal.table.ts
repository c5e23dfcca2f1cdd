import type { CalendarDate } from '../../calendar/index.ts';
import type { Texts } from '../../errors/texts.ts';
import type { Move, StatusColour } from '../../state-machines/machine.ts';

/** The statuses of an insurance proposal: number on the wire, name and colour role. */
export const insuranceProposalStatuses = {
  working: { id: 1, pt: 'Em preenchimento', en: 'Draft', colour: 'neutral' },
  quoted: { id: 2, pt: 'Cotada', en: 'Quoted', colour: 'info' },
  complete: { id: 3, pt: 'Pronta para envio', en: 'Ready to send', colour: 'info' },
  sent: { id: 4, pt: 'Enviada à seguradora', en: 'Sent to the insurer', colour: 'info' },
  accepted: { id: 5, pt: 'Aceita', en: 'Accepted', colour: 'success' },
  information: { id: 6, pt: 'Informação pedida', en: 'Information requested', colour: 'warning' },
  refused: { id: 7, pt: 'Recusada', en: 'Refused', colour: 'danger' },
  manual: { id: 8, pt: 'Emissão manual', en: 'Manual issue', colour: 'warning' },
  issued: { id: 9, pt: 'Apólice emitida', en: 'Policy issued', colour: 'success' },
  dissolved: { id: 10, pt: 'Encerrada por falta de pagamento', en: 'Dissolved for non-payment', colour: 'danger' },
  suspended: { id: 11, pt: 'Cobertura suspensa', en: 'Cover suspended', colour: 'danger' },
  ended: { id: 12, pt: 'Vigência encerrada', en: 'Cover ended', colour: 'neutral' },
  cancelled: { id: 13, pt: 'Cancelada', en: 'Cancelled', colour: 'neutral' },
  lapsed: { id: 14, pt: 'Expirada', en: 'Lapsed', colour: 'neutral' },
} as const satisfies Record<string, Texts & { id: number; colour: StatusColour }>;

export type InsuranceProposalStatus = keyof typeof insuranceProposalStatuses;
export const insuranceProposalStatusIds = Object.keys(insuranceProposalStatuses) as readonly InsuranceProposalStatus[];
export const finalInsuranceStatuses: readonly InsuranceProposalStatus[] = [
  'refused',
  'dissolved',
  'ended',
  'cancelled',
  'lapsed',
];

/** Nothing has reached the insurer yet: its client reads nothing of it. */
export const unsentStatuses = ['working', 'quoted', 'complete'] as const satisfies readonly InsuranceProposalStatus[];

/** Nothing came of it: it renews no policy. */
export const givenUpStatuses: readonly InsuranceProposalStatus[] = ['refused', 'cancelled', 'lapsed'];

/** The insurer has taken the risk: a premium may be collected (Lei 15.040/2024, article 19, paragraph 2). */
export const coveredStatuses: readonly InsuranceProposalStatus[] = ['accepted', 'issued', 'suspended'];

/** The insurer has it, and it is not over: it is cancelled with a reason, or by the client's withdrawal. */
export const withInsurer = [
  'sent',
  'accepted',
  'issued',
  'suspended',
  'manual',
] as const satisfies readonly InsuranceProposalStatus[];

/** The statuses of a premium. FINANCED: the lender pays it with the loan; COLLECTED: the insurer charges it itself. */
export const premiumStatuses = [
  'DUE',
  'CHARGING',
  'UNKNOWN',
  'PENDING',
  'PAID',
  'UNPAID',
  'FINANCED',
  'COLLECTED',
  'CANCELLED',
] as const;
export type PremiumStatus = (typeof premiumStatuses)[number];

/** A premium is being charged: it may have been paid though nobody knows it yet. */
export const chargingStatuses: readonly PremiumStatus[] = ['CHARGING', 'UNKNOWN', 'PENDING'];

/**
 * What has been paid of the premiums of a policy by a day, in centavos. Those that the lender pays count, and those
 * that the insurer collects once they are due.
 */
export const sumPaidPremiums = (
  premiums: readonly { status: PremiumStatus; dueOn: CalendarDate; amountCents: number }[],
  onDay: CalendarDate,
): number =>
  premiums
    .filter(
      ({ status, dueOn }) => status === 'PAID' || status === 'FINANCED' || (status === 'COLLECTED' && dueOn <= onDay),
    )
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The documents of an insurance proposal; `insurerPolicy` is the insurer's own file. */
export const insuranceDocuments = [
  'proposal',
  'questionnaire',
  'policy',
  'insurerPolicy',
  'receipt',
  'refund',
] as const;
export type InsuranceDocument = (typeof insuranceDocuments)[number];

export type InsuranceProposalEvent =
  | 'quote'
  | 'completeSteps'
  | 'reprice'
  | 'edit'
  | 'send'
  | 'accept'
  | 'acceptBySilence'
  | 'acceptByCollection'
  | 'requestInformation'
  | 'supplyInformation'
  | 'refuse'
  | 'issueManually'
  | 'recordPolicy'
  | 'refuseManually'
  | 'issue'
  | 'dissolveUnpaid'
  | 'suspend'
  | 'pay'
  | 'dissolveSuspended'
  | 'endCover'
  | 'abandon'
  | 'lapse'
  | 'cancel'
  | 'withdraw'
  | 'cancelWithCredit'
  | 'rectifyCredit';

/**
 * The role in which an actor moves an insurance proposal: whoever may contract, the F&I manager, role insurance, the
 * client, the insurer, the credit contract that finances it, and the product itself.
 */
export type InsuranceActorKind = 'contractor' | 'fi-manager' | 'insurance' | 'client' | 'insurer' | 'credit' | 'system';

/** Conditions of a move, by name. */
export type InsuranceGuard =
  | 'stepsComplete'
  | 'quoteInForce'
  | 'consentGiven'
  | 'outcomeKnown'
  | 'reasonGiven'
  | 'informationGiven'
  | 'policyGiven'
  | 'answerPeriodOver'
  | 'firstPremiumOverdue'
  | 'suspensionDue'
  | 'dissolutionDue'
  | 'coverOver'
  | 'quoteExpiredOrIdle'
  | 'withinWithdrawalPeriod'
  | 'isFinanced';

/** The consequences of a committed move; the API turns each into writes and jobs. */
export type InsuranceEffect =
  | 'setFinancedPayment'
  | 'clearQuote'
  | 'freezeQuestionnaire'
  | 'sendToInsurer'
  | 'startAnswerPeriod'
  | 'requestPolicy'
  | 'mailManualIssue'
  | 'fetchPolicyFile'
  | 'cancelAtInsurer'
  | 'refund'
  | 'refundInFull'
  | 'notifyContractor'
  | 'notifyClient';

export type InsuranceProposalMove = Move<
  InsuranceProposalStatus,
  InsuranceProposalEvent,
  InsuranceActorKind,
  InsuranceGuard,
  InsuranceEffect
>;

/** Those who contract an insurance product. */
const contractors = ['contractor', 'fi-manager'] as const;
/** Those who cancel one that the insurer has. */
const managers = ['fi-manager', 'insurance'] as const;
/** Filled in or waiting for its dealer: nothing binds the insurer. */
const withDealer = [...unsentStatuses, 'information'] as const;
/** The insurer takes the risk: only now the premium is collected. */
const taken = ['requestPolicy', 'notifyContractor', 'notifyClient'] as const;
const issued = ['fetchPolicyFile', 'notifyContractor', 'notifyClient'] as const;
const over = ['notifyContractor', 'notifyClient'] as const;

/** Every move of an insurance proposal. All others are refused. */
export const insuranceProposalTable: readonly InsuranceProposalMove[] = [
  { from: ['working'], event: 'quote', to: 'quoted', actors: ['insurer'], effects: ['setFinancedPayment'] },
  { from: ['quoted'], event: 'completeSteps', to: 'complete', actors: contractors, guards: ['stepsComplete'] },
  { from: ['quoted', 'complete'], event: 'reprice', to: 'working', actors: contractors, effects: ['clearQuote'] },
  { from: ['working'], event: 'edit', to: 'working', actors: contractors },
  { from: ['quoted'], event: 'edit', to: 'quoted', actors: contractors },
  { from: ['complete'], event: 'edit', to: 'complete', actors: contractors },
  {
    from: ['complete'],
    event: 'send',
    to: 'sent',
    actors: contractors,
    guards: ['stepsComplete', 'quoteInForce', 'consentGiven', 'outcomeKnown'],
    effects: ['freezeQuestionnaire', 'sendToInsurer', 'startAnswerPeriod'],
  },
  { from: ['sent'], event: 'accept', to: 'accepted', actors: ['insurer'], effects: taken },
  {
    from: ['sent'],
    event: 'acceptBySilence',
    to: 'accepted',
    actors: ['system'],
    guards: ['answerPeriodOver'],
    effects: taken,
  },
  // the insurer collected the premium itself: charging it again would be twice
  { from: ['sent'], event: 'acceptByCollection', to: 'accepted', actors: ['insurer'], effects: over },
  {
    from: ['sent'],
    event: 'requestInformation',
    to: 'information',
    actors: ['insurer'],
    effects: ['notifyContractor'],
  },
  {
    from: ['information'],
    event: 'supplyInformation',
    to: 'sent',
    actors: contractors,
    guards: ['informationGiven', 'outcomeKnown'],
    effects: ['sendToInsurer', 'startAnswerPeriod'],
  },
  {
    from: ['sent', 'information'],
    event: 'refuse',
    to: 'refused',
    actors: ['insurer'],
    guards: ['reasonGiven'],
    effects: over,
  },
  { from: ['sent'], event: 'issueManually', to: 'manual', actors: ['insurer'], effects: ['mailManualIssue'] },
  {
    from: ['manual'],
    event: 'recordPolicy',
    to: 'issued',
    actors: ['insurance'],
    guards: ['policyGiven'],
    effects: issued,
  },
  {
    from: ['manual'],
    event: 'refuseManually',
    to: 'refused',
    actors: ['insurance'],
    guards: ['reasonGiven'],
    effects: over,
  },
  { from: ['accepted'], event: 'issue', to: 'issued', actors: ['insurer'], guards: ['policyGiven'], effects: issued },
  {
    from: ['accepted', 'issued'],
    event: 'dissolveUnpaid',
    to: 'dissolved',
    actors: ['system'],
    guards: ['firstPremiumOverdue'],
    effects: ['cancelAtInsurer', ...over],
  },
  { from: ['issued'], event: 'suspend', to: 'suspended', actors: ['system'], guards: ['suspensionDue'], effects: over },
  { from: ['suspended'], event: 'pay', to: 'issued', actors: ['insurer', 'system'], effects: over },
  {
    from: ['suspended'],
    event: 'dissolveSuspended',
    to: 'dissolved',
    actors: ['system'],
    guards: ['dissolutionDue'],
    effects: ['cancelAtInsurer', ...over],
  },
  {
    from: ['issued', 'suspended'],
    event: 'endCover',
    to: 'ended',
    actors: ['system'],
    guards: ['coverOver'],
    effects: ['notifyClient'],
  },
  { from: withDealer, event: 'abandon', to: 'cancelled', actors: contractors },
  {
    from: withDealer,
    event: 'lapse',
    to: 'lapsed',
    actors: ['system'],
    guards: ['quoteExpiredOrIdle'],
    effects: ['notifyContractor'],
  },
  {
    from: withInsurer,
    event: 'cancel',
    to: 'cancelled',
    actors: managers,
    guards: ['reasonGiven', 'outcomeKnown'],
    effects: ['cancelAtInsurer', 'refund', ...over],
  },
  {
    from: withInsurer,
    event: 'withdraw',
    to: 'cancelled',
    actors: ['client', ...managers],
    guards: ['withinWithdrawalPeriod', 'outcomeKnown'],
    effects: ['cancelAtInsurer', 'refundInFull', ...over],
  },
  // a financed product ends with its credit contract
  {
    from: withDealer,
    event: 'cancelWithCredit',
    to: 'cancelled',
    actors: ['credit'],
    guards: ['isFinanced'],
    effects: ['notifyContractor'],
  },
  {
    from: withInsurer,
    event: 'cancelWithCredit',
    to: 'cancelled',
    actors: ['credit'],
    guards: ['isFinanced'],
    effects: ['cancelAtInsurer', 'refund', ...over],
  },
  {
    from: ['quoted', 'complete'],
    event: 'rectifyCredit',
    to: 'working',
    actors: ['credit'],
    guards: ['isFinanced'],
    effects: ['clearQuote', 'notifyContractor'],
  },
  {
    from: ['sent', 'information', 'accepted'],
    event: 'rectifyCredit',
    to: 'working',
    actors: ['credit'],
    guards: ['isFinanced'],
    effects: ['cancelAtInsurer', 'refund', 'clearQuote', 'notifyContractor'],
  },
];
