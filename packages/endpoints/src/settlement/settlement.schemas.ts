import { esignLevels } from '@estrada/domain/settings/index';
import {
  fundingOwners,
  fundingStageIds,
  fundingStates,
  lienStatuses,
  paymentKinds,
  paymentStatuses,
  refundParties,
  withdrawalChannels,
} from '@estrada/domain/settlement/index';
import { z } from 'zod';
import { instant, isoDate, recordId } from '../fields.ts';

const idsOf = <Id extends string>(named: Readonly<Record<Id, unknown>>) => z.enum(Object.keys(named) as [Id, ...Id[]]);
const stop = z.enum(['failed', 'given-up']).nullable();
const progress = z.enum(['NONE', 'IN_PROGRESS', 'COMPLETED']);

const lien = z.object({
  id: recordId,
  /** its status today */
  status: idsOf(lienStatuses),
  chassis: z.string(),
  registration: z.string().nullable(),
  registeredOn: isoDate.nullable(),
  /** the last day of its validity */
  lapsesOn: z.string().nullable(),
  reason: z.string().nullable(),
  byHand: z.boolean(),
  requestedAt: instant,
  requestedByName: z.string(),
  /** its work has stopped: the support decides on it (`failed`), or it was given up */
  stop,
});

const payment = z.object({
  id: recordId,
  kind: idsOf(paymentKinds),
  status: idsOf(paymentStatuses),
  amountCents: z.int(),
  payeeName: z.string(),
  payeeDocumentMasked: z.string(),
  requestedAt: instant,
  requestedByName: z.string(),
  sentAt: instant.nullable(),
  expectedOn: z.string().nullable(),
  settledOn: z.string().nullable(),
  receipt: z.string().nullable(),
  /** why it was returned, or the reason of a manual confirmation */
  reason: z.string().nullable(),
  /** who has confirmed it manually */
  confirmedByName: z.string().nullable(),
  stop,
});

const labels = { pt: z.string(), en: z.string() };

/** The amounts of a contract that a withdrawal undoes; `refundFigures` computes the figures from them. */
const refundTerms = z.object({
  vehicleValueCents: z.int(),
  entryValueCents: z.int(),
  items: z.array(z.object({ labelPt: z.string(), labelEn: z.string(), amountCents: z.int() })),
  iofCents: z.int(),
  financedCents: z.int(),
  paidToDealerCents: z.int(),
});

const refund = z.object({
  lines: z.array(
    z.object({
      ...labels,
      kind: z.enum(['entry', 'principal', 'item', 'iof', 'interest', 'clientPaid', 'correction']),
      amountCents: z.int(),
      from: idsOf(refundParties),
      to: idsOf(refundParties),
      means: z.enum(['payment', 'debt', 'outside']),
      source: z.object(labels),
    }),
  ),
  toLenderCents: z.int(),
  toClientCents: z.int(),
  cancelledCents: z.int(),
});

/** The right to withdraw from a contract that was signed remotely, and the withdrawal where there is one. */
const withdrawal = z.object({
  signedOn: isoDate,
  lastDay: isoDate,
  /** negative once the period is over */
  daysLeft: z.int(),
  terms: refundTerms,
  recorded: z
    .object({
      recordedAt: instant,
      recordedByName: z.string(),
      wishedOn: isoDate,
      channel: idsOf(withdrawalChannels),
      reason: z.string(),
      /** as shown when it was recorded */
      figures: refund,
    })
    .nullable(),
});

/** A deadline with its last day, or a partner's silence with its beginning. */
const clock = z.union([
  z.object({ kind: z.enum(['lien', 'withdrawal', 'signature']), endsOn: isoDate, daysLeft: z.int() }),
  z.object({ kind: z.enum(['lienUnanswered', 'paymentUnanswered', 'envelopeUnanswered']), since: instant }),
]);

const fundingItem = z.object({
  id: z.string(),
  stage: z.enum(fundingStageIds),
  name: z.string(),
  state: z.enum(fundingStates),
  owner: idsOf(fundingOwners).nullable(),
  since: instant.nullable(),
  /** the reason with which the activation was confirmed although it was not done */
  exception: z.object({ reason: z.string(), byName: z.string(), at: instant }).nullable(),
  /** the activation can be confirmed without it, with a reason */
  needsReason: z.boolean(),
});

/** The steps between a contract and its payment. */
export const settlement = z.object({
  proposalId: recordId,
  version: z.int(),
  status: z.string(),
  /** off at any level is off: `offAt` names the widest; `proposal` is the proposal's own setting */
  esign: z.object({ isOn: z.boolean(), offAt: z.enum(esignLevels).nullable(), proposal: z.boolean() }),
  signature: progress,
  selfie: progress,
  signedPaperUploaded: z.boolean(),
  /** newest first, at most twenty */
  liens: z.array(lien),
  /** the amount for the dealer */
  payableCents: z.int(),
  /** newest first, at most twenty; none for a customer */
  payments: z.array(payment),
  /** null where the contract was not signed remotely */
  withdrawal: withdrawal.nullable(),
  clocks: z.array(clock),
  /** the newest; null before the payment */
  welcomeLetter: z.object({ requestedAt: instant, requestedByName: z.string(), sentAt: instant.nullable() }).nullable(),
  /** what is still missing for the activation */
  missing: z.array(z.object({ path: z.string(), key: z.string(), message: z.string() })),
  /** every item up to the payment, in order; empty after an end without a payment, and for a customer */
  checklist: z.array(fundingItem),
  can: z.object({
    switchEsign: z.boolean(),
    requestLien: z.boolean(),
    recordLien: z.boolean(),
    activate: z.boolean(),
    confirmActivation: z.boolean(),
    refuseActivation: z.boolean(),
    resendPayment: z.boolean(),
    confirmPaymentManually: z.boolean(),
    withdraw: z.boolean(),
    resendWelcome: z.boolean(),
    /** failed refunds that may be requested again */
    resendRefunds: z.array(z.enum(['COLLECTION', 'REPAYMENT'])),
    /** refunds in transit without an answer that this user may confirm manually */
    confirmRefunds: z.array(z.enum(['COLLECTION', 'REPAYMENT'])),
  }),
});
