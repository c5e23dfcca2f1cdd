import { clientForm, vehicleInfo } from '@estrada/domain/proposals/registration/index';
import { z } from 'zod';
import { personType, recordId } from '../fields.ts';
import { agreedSale, paymentSummary } from '../simulation/simulation.schemas.ts';

const fieldProblem = z.object({ path: z.string(), key: z.string(), message: z.string() });

/** The client's authorisation to consult the credit registry and the privacy notice, with the version of the texts shown. */
export const authorization = z.object({
  creditRegistry: z.literal(true, { error: 'consent.required' }),
  privacyNotice: z.literal(true, { error: 'consent.required' }),
  textVersion: z.string().max(20),
});

export const timelineEntry = z.object({
  at: z.string(),
  event: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  actorName: z.string(),
  reason: z.string().nullable(),
});

/** What an approval offers in place of what was asked for: the financed value at most, the others exactly. */
export const creditOffer = z.object({
  entryValueCents: z.number(),
  termMonths: z.number(),
  financeValueCents: z.number(),
});

/** An answer on the credit, of the engine or of people, as it was given: later ones stand beside it. */
const creditDecision = z.object({
  at: z.string(),
  /** the status that it led to */
  decision: z.string(),
  /** it was the first of two: the same was said a second time, or something else */
  isFirst: z.boolean(),
  actorName: z.string(),
  reason: z.string().nullable(),
  conditions: z.array(z.string()),
  /** what was approved in place of what was asked for; null: nothing else */
  offer: z
    .object({
      offered: creditOffer,
      /** null of an offer from before it was kept */
      requested: creditOffer.nullable(),
      /** the dealer has put it in place, can still, or never did; null of a first decision, which binds nobody */
      outcome: z.enum(['applied', 'open', 'not-applied']).nullable(),
    })
    .nullable(),
  validUntil: z.string().nullable(),
});

/** What a first person has decided on a credit that two must decide on. */
const firstDecision = z.object({
  decision: z.enum(['AP', 'APC', 'DC']),
  conditions: z.array(z.string()),
  offer: creditOffer.nullable(),
  reason: z.string().nullable(),
  actorName: z.string(),
  at: z.string(),
  /** of who asks: another person must confirm it */
  isOwn: z.boolean(),
});

/** Where a rectification would lead, and what it would take back. */
const rectificationPlan = z.object({
  to: z.string(),
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
});

const amount = z.number();
export const proposalDetail = z.object({
  id: recordId,
  version: z.number(),
  number: z.string(),
  status: z.string(),
  statusReason: z.string().nullable(),
  conditions: z.array(z.string()),
  /** what the dealer says of the conditions while somebody decides whether they are met */
  conditionsAnswer: z.string().nullable(),
  /** what an approval with conditions offers in place of what was asked for; null: nothing else */
  offer: z
    .object({
      requested: creditOffer,
      offered: creditOffer,
      differs: z.array(creditOffer.keyof()),
      /** the proposal goes by it already */
      isApplied: z.boolean(),
      /** by this person, now */
      mayApply: z.boolean(),
    })
    .nullable(),
  /** who acts next: 'dealer' | 'credit-engine' | 'finance' | 'system' | 'support' | null when closed */
  nextActor: z.string().nullable(),
  /** since when: the last move, block or stop of its work */
  nextActorSince: z.string(),
  /** since when the analysis waits for a credit engine that does not answer; it goes on by itself */
  engineAwaySince: z.string().nullable(),
  /** the work behind the status does not go on by itself: it failed and the support decides on it, or was given up */
  stop: z.object({ how: z.enum(['failed', 'given-up']), at: z.string() }).nullable(),
  /** since when nothing but the unblocking is taken, and why; null while it is not blocked */
  block: z.object({ at: z.string(), actorName: z.string(), reason: z.string().nullable() }).nullable(),
  /** every answer on the credit, the first one first */
  decisions: z.array(creditDecision),
  /** what waits for a second person; null for the dealer's side, too */
  firstDecision: firstDecision.nullable(),
  /** what deciding on this amount wants, by the limits of the day; null for who does not decide */
  authority: z
    .object({
      needs: z.enum(['one', 'reasoned', 'two']),
      aloneUpToCents: z.number(),
      fourEyesAboveCents: z.number(),
    })
    .nullable(),
  /** what this person may rectify now, of vehicle and seller (`data`) and of the values; null: not now */
  rectification: z.object({ data: rectificationPlan.nullable(), values: rectificationPlan.nullable() }),
  missing: z.array(fieldProblem),
  consentRecorded: z.boolean(),
  can: proposalCan,
  /** the statuses that this person may set by hand now */
  manualTargets: z.array(z.string()),
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
  vehicleLabel: z.string(),
  assetType: z.number(),
  financeTypeId: z.number(),
  simulationId: recordId,
  simulationCode: z.string(),
  /** the sale goes without its value-added products, by an exemption that was granted */
  vapExemptionApplied: z.boolean(),
  /** of a plan whose final instalment is a guaranteed repurchase; null of any other */
  repurchase: z
    .object({
      guaranteedCents: z.number(),
      /** null until somebody has said it */
      mileageLimit: z.number().nullable(),
      returnOn: z.string().nullable(),
      notes: z.string().nullable(),
      mayUpdate: z.boolean(),
    })
    .nullable(),
  /** null before the documents */
  contractNumber: z.string().nullable(),
  isDirectSale: z.boolean(),
  /** how it is sold, and to whom; null of a proposal from before sales had kinds */
  sale: agreedSale.nullable(),
  /** as rectified; null: as in the simulation */
  rectifiedYears: z.object({ manufacturerYear: z.number(), modelYear: z.number() }).nullable(),
  vehicleValueCents: amount,
  entryValueCents: amount,
  financeValueCents: amount,
  term: z.number(),
  installmentCents: amount,
  payments: paymentSummary,
  balloonCents: amount,
  rateMonthly: z.string(),
  cetAnnualPct: z.string(),
  iofCents: amount,
  financedItems: z.array(
    z.object({ code: z.string(), labelPt: z.string(), labelEn: z.string(), amountCents: z.number() }),
  ),
  tableValidUntil: z.string(),
  srsValidUntil: z.string().nullable(),
  proposalDate: z.string(),
  simulationDate: z.string(),
  updatedAt: z.string(),
  timeline: z.array(timelineEntry),
});

export const proposalRow = z.object({
  id: recordId,
  number: z.string(),
  status: z.string(),
  isBlocked: z.boolean(),
  /** as on the page of one proposal */
  nextActor: z.string().nullable(),
  nextActorSince: z.string(),
  clientName: z.string(),
  clientDocumentMasked: z.string(),
  personType,
  vehicleLabel: z.string(),
  isDirectSale: z.boolean(),
  financeValueCents: z.number(),
  entryValueCents: z.number(),
  term: z.number(),
  installmentCents: z.number(),
  payments: paymentSummary,
  cetAnnualPct: z.string(),
  proposalDate: z.string(),
  updatedAt: z.string(),
  tableValidUntil: z.string(),
  /** the day after which it can go no further as it stands: of its price table, or of its credit decision; null: none */
  expiresOn: z.string().nullable(),
  sellerName: z.string(),
  dealerName: z.string(),
  /** messages of others on it that this person has not read */
  unread: z.number().int(),
});
