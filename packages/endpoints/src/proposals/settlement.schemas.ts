import { lienStatuses, paymentStatuses } from '@estrada/domain/proposals/index';
import { esignLevels } from '@estrada/domain/settings/index';
import { z } from 'zod';
import { recordId } from '../fields.ts';

const idsOf = <Id extends string>(named: Readonly<Record<Id, unknown>>) => z.enum(Object.keys(named) as [Id, ...Id[]]);
const stop = z.enum(['failed', 'given-up']).nullable();
const progress = z.enum(['NONE', 'IN_PROGRESS', 'COMPLETED']);

const lien = z.object({
  id: recordId,
  /** as it stands today */
  status: idsOf(lienStatuses),
  chassis: z.string(),
  registration: z.string().nullable(),
  registeredOn: z.string().nullable(),
  /** the last day on which its note holds */
  lapsesOn: z.string().nullable(),
  reason: z.string().nullable(),
  byHand: z.boolean(),
  requestedAt: z.string(),
  requestedByName: z.string(),
  /** its work does not go on by itself: the support decides on it (`failed`), or it was given up */
  stop,
});

const payment = z.object({
  id: recordId,
  status: idsOf(paymentStatuses),
  amountCents: z.number(),
  payeeName: z.string(),
  payeeDocumentMasked: z.string(),
  requestedAt: z.string(),
  requestedByName: z.string(),
  sentAt: z.string().nullable(),
  expectedOn: z.string().nullable(),
  settledOn: z.string().nullable(),
  receipt: z.string().nullable(),
  /** why it came back, or what was said with a confirmation by hand */
  reason: z.string().nullable(),
  /** who has confirmed it by hand */
  confirmedByName: z.string().nullable(),
  stop,
});

/** What stands between a contract and its payment. */
export const settlement = z.object({
  proposalId: recordId,
  version: z.number(),
  status: z.string(),
  /** off at any level is off: `offAt` names the widest; `proposal` is the switch of this one alone */
  esign: z.object({ isOn: z.boolean(), offAt: z.enum(esignLevels).nullable(), proposal: z.boolean() }),
  signature: progress,
  selfie: progress,
  signedPaperUploaded: z.boolean(),
  /** the newest first, at most twenty */
  liens: z.array(lien),
  /** what the dealer is paid */
  payableCents: z.number(),
  /** the newest first, at most twenty; none for a customer */
  payments: z.array(payment),
  /** what is still missing for the activation */
  missing: z.array(z.object({ path: z.string(), key: z.string(), message: z.string() })),
  can: z.object({
    switchEsign: z.boolean(),
    requestLien: z.boolean(),
    recordLien: z.boolean(),
    activate: z.boolean(),
    confirmActivation: z.boolean(),
    refuseActivation: z.boolean(),
    resendPayment: z.boolean(),
    confirmPaymentManually: z.boolean(),
  }),
});
