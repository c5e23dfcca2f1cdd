import { exemptionStatusIds, progressStatuses } from '@estrada/domain/proposals/index';
import { clientForm, vehicleInfo } from '@estrada/domain/proposals/registration/index';
import { z } from 'zod';
import { financeTypeId, instant, isoDate, personType, proposalStatus, recordId, vehicleType } from '../fields.ts';
import { agreedSale, appliedDiscount, paymentSummary, withoutProducts } from '../simulation/simulation.schemas.ts';

const fieldProblem = z.object({ path: z.string(), key: z.string(), message: z.string() });

/** The client's authorisation to consult the credit registry and the privacy notice, with the version of the texts shown. */
export const authorization = z.object({
  creditRegistry: z.literal(true, { error: 'consent.required' }),
  privacyNotice: z.literal(true, { error: 'consent.required' }),
  textVersion: z.string().max(20),
});

export const timelineEntry = z.object({
  at: instant,
  event: z.string(),
  from: proposalStatus.nullable(),
  to: proposalStatus,
  actorName: z.string(),
  reason: z.string().nullable(),
});

/** An approval's offer in place of the request: the financed value at most, the others exactly. */
export const creditOffer = z.object({
  entryValueCents: z.int(),
  termMonths: z.int(),
  financeValueCents: z.int(),
});

/** An answer on the credit, of the engine or of users, unchanged by later ones. */
const creditDecision = z.object({
  at: instant,
  /** the resulting status */
  decision: proposalStatus,
  /** it was the first of two: it was confirmed, or replaced by another */
  isFirst: z.boolean(),
  actorName: z.string(),
  reason: z.string().nullable(),
  conditions: z.array(z.string()),
  /** the approved terms in place of the request; null: none */
  offer: z
    .object({
      offered: creditOffer,
      /** null for an offer from before it was stored */
      requested: creditOffer.nullable(),
      /** the dealer has applied it, still can, or never did; null for a first decision, which is not binding */
      outcome: z.enum(['applied', 'open', 'not-applied']).nullable(),
    })
    .nullable(),
  validUntil: isoDate.nullable(),
});

/** The first person's decision on a credit that requires two. */
const firstDecision = z.object({
  decision: z.enum(['AP', 'APC', 'DC']),
  conditions: z.array(z.string()),
  offer: creditOffer.nullable(),
  reason: z.string().nullable(),
  actorName: z.string(),
  at: instant,
  /** of the caller: another user must confirm it */
  isOwn: z.boolean(),
});

/** The status that a rectification would lead to, and what it would undo. */
const rectificationPlan = z.object({
  to: proposalStatus,
  undoes: z.array(z.enum(['decision', 'contract', 'signatures', 'selfies', 'lien'])),
});

export const proposalCan = z.object({
  edit: z.boolean(),
  block: z.boolean(),
  unblock: z.boolean(),
  send: z.boolean(),
  delete: z.boolean(),
  cancel: z.boolean(),
  answerPendency: z.boolean(),
  presentConditions: z.boolean(),
  reanalyse: z.boolean(),
  decide: z.boolean(),
  decideConditions: z.boolean(),
  changeStatus: z.boolean(),
  recalculate: z.boolean(),
  clone: z.boolean(),
  /** the link to the client's page */
  sendClientPage: z.boolean(),
});

const amount = z.int();
export const proposalDetail = z.object({
  id: recordId,
  version: z.int(),
  number: z.string(),
  status: proposalStatus,
  statusReason: z.string().nullable(),
  conditions: z.array(z.string()),
  /** the dealer's answer to the conditions while it is undecided */
  conditionsAnswer: z.string().nullable(),
  /** the offer of an approval with conditions in place of the request; null: none */
  offer: z
    .object({
      requested: creditOffer,
      offered: creditOffer,
      differs: z.array(creditOffer.keyof()),
      /** the proposal follows it already */
      isApplied: z.boolean(),
      /** by this user, now */
      mayApply: z.boolean(),
    })
    .nullable(),
  /** who acts next: 'dealer' | 'credit-engine' | 'finance' | 'system' | 'support' | null when closed */
  nextActor: z.string().nullable(),
  /** since when: the last move, block or stop of its work */
  nextActorSince: instant,
  /** since when the analysis waits for an unavailable credit engine; it continues automatically */
  engineAwaySince: z.string().nullable(),
  /** the work behind the status has stopped: it failed and the support decides on it, or was given up */
  stop: z.object({ how: z.enum(['failed', 'given-up']), at: instant }).nullable(),
  /** since when only unblocking is accepted, and why; null while it is not blocked */
  block: z.object({ at: instant, actorName: z.string(), reason: z.string().nullable() }).nullable(),
  /** every answer on the credit, first one first */
  decisions: z.array(creditDecision),
  /** the decision that waits for a second person; null for the dealer's side, too */
  firstDecision: firstDecision.nullable(),
  /** the requirement of a decision on this amount, by the limits of the day; null for users who do not decide */
  authority: z
    .object({
      needs: z.enum(['one', 'reasoned', 'two']),
      aloneUpToCents: z.int(),
      fourEyesAboveCents: z.int(),
    })
    .nullable(),
  /** the rectifications of vehicle and seller (`data`) and of the values available to this user now; null: not now */
  rectification: z.object({ data: rectificationPlan.nullable(), values: rectificationPlan.nullable() }),
  missing: z.array(fieldProblem),
  consentRecorded: z.boolean(),
  can: proposalCan,
  /** the statuses that this user may set manually now */
  manualTargets: z.array(proposalStatus),
  /** company name and CNPJ for the form, where the dealer sells the vehicle */
  dealer: z.object({
    id: recordId,
    gmfCode: z.string(),
    tradingName: z.string(),
    companyName: z.string(),
    cnpj: z.string(),
  }),
  sellerName: z.string(),
  personType,
  client: clientForm,
  vehicleAdditionalInfo: vehicleInfo,
  /** paths of the registration that still have what the simulator stated */
  fromSimulation: z.array(z.string()),
  /** paths of the registration that are masked, wholly or in part, for this reader; null: it is whole */
  maskedFields: z.array(z.string()).nullable(),
  vehicleLabel: z.string(),
  assetType: vehicleType,
  financeTypeId,
  simulationId: recordId,
  simulationCode: z.string(),
  /** the sale is without its value-added products, by a granted exemption */
  vapExemptionApplied: z.boolean(),
  /** of a plan whose final instalment is a guaranteed repurchase; null of any other */
  repurchase: z
    .object({
      guaranteedCents: z.int(),
      /** null until entered */
      mileageLimit: z.int().nullable(),
      returnOn: z.string().nullable(),
      notes: z.string().nullable(),
      mayUpdate: z.boolean(),
    })
    .nullable(),
  /** null before the documents */
  contractNumber: z.string().nullable(),
  isDirectSale: z.boolean(),
  /** the kind of sale and buyer; null for a proposal from before sales had kinds */
  sale: agreedSale.nullable(),
  /** as rectified; null: as in the simulation */
  rectifiedYears: z.object({ manufacturerYear: z.int(), modelYear: z.int() }).nullable(),
  /** with the discount */
  vehicleValueCents: amount,
  /** the coupon or voucher that the price contains; missing without one */
  discount: appliedDiscount.optional(),
  entryValueCents: amount,
  financeValueCents: amount,
  withoutProducts,
  term: z.int(),
  installmentCents: amount,
  payments: paymentSummary,
  balloonCents: amount,
  rateMonthly: z.string(),
  cetAnnualPct: z.string(),
  iofCents: amount,
  financedItems: z.array(
    z.object({ code: z.string(), labelPt: z.string(), labelEn: z.string(), amountCents: z.int() }),
  ),
  tableValidUntil: isoDate,
  srsValidUntil: z.string().nullable(),
  proposalDate: instant,
  simulationDate: isoDate,
  updatedAt: instant,
  timeline: z.array(timelineEntry),
});

export const proposalRow = z.object({
  id: recordId,
  number: z.string(),
  status: proposalStatus,
  isBlocked: z.boolean(),
  /** as on the page of one proposal */
  nextActor: z.string().nullable(),
  nextActorSince: instant,
  clientName: z.string(),
  clientDocumentMasked: z.string(),
  personType,
  vehicleLabel: z.string(),
  isDirectSale: z.boolean(),
  financeValueCents: z.int(),
  entryValueCents: z.int(),
  term: z.int(),
  installmentCents: z.int(),
  payments: paymentSummary,
  cetAnnualPct: z.string(),
  proposalDate: instant,
  updatedAt: instant,
  tableValidUntil: isoDate,
  /** the last day on which it can proceed as it is: of its price table, or of its credit decision; null: none */
  expiresOn: z.string().nullable(),
  simulationDate: isoDate,
  srsValidUntil: isoDate.nullable(),
  /** the client has withdrawn from the contract */
  isWithdrawn: z.boolean(),
  signatureStatus: z.enum(progressStatuses),
  selfieStatus: z.enum(progressStatuses),
  tccExemptionStatus: z.enum(exemptionStatusIds),
  sellerName: z.string(),
  /** of the seller of the sale; null while it is missing, and for clients */
  sellerDocumentMasked: z.string().nullable(),
  dealerName: z.string(),
  /** unread messages of others */
  unread: z.number().int(),
});
