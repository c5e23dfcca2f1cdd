import {
  insuranceAttentionIds,
  insuranceProposalStatuses,
  insuranceProposalStatusIds,
  insuranceSections,
  insuranceStops,
  insurerNames,
  premiumStatuses,
} from '@estrada/domain/insurance/index';
import { insuranceCodes } from '@estrada/domain/products/index';
import { z } from 'zod';
import { instant, isoDate, personType, recordId } from '../fields.ts';

export const insuranceStatus = z.enum(insuranceProposalStatusIds);
const cents = z.int();
const product = z.enum(insuranceCodes);
const provider = z.enum(insurerNames);
const dealer = z.object({ id: recordId, gmfCode: z.string(), tradingName: z.string() });
/** What the outcome of which is not known yet; the product queries the insurer and never repeats the call. */
const unknownOutcome = z.enum(['sending', 'charging', 'cancelling']).nullable();
export const insuranceSaleType = z.enum(['AVULSA', 'FINANCED']);

/** What every answer about an insurance proposal begins with. */
const summary = {
  id: recordId,
  version: z.int(),
  number: z.string(),
  insuranceType: product,
  provider,
  /** the words of the wire: "Em Trabalho" until it is quoted */
  status: z.string(),
  statusId: z.int().meta({ enum: Object.values(insuranceProposalStatuses).map(({ id }) => id) }),
  statusKey: insuranceStatus,
  unknown: unknownOutcome,
  saleType: insuranceSaleType,
  /** of the sale that it belongs to; null where it stands alone */
  simulation: z.object({ simulationCode: z.string() }).nullable(),
  saleProposalId: recordId.nullable(),
  contractNumber: z.string().nullable(),
  dealer,
  sellerName: z.string(),
  sellerDocument: z.string().nullable(),
  personType,
  client: z.object({ name: z.string().nullable(), document: z.string().nullable() }),
  /** 1 new, 2 used; null where no vehicle is insured */
  vehicleTypeId: z.int().nullable(),
  financeTypeId: z.int().nullable(),
  financedValue: cents.nullable(),
  /** of the whole term with tax, in centavos; null until it is quoted */
  insurancePremium: cents.nullable(),
  term: z.int().nullable(),
  effectiveFrom: isoDate.nullable(),
  effectiveUntil: isoDate.nullable(),
  policyNumber: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
};

/** Who works on one that waits; null: anybody may claim it. */
const claim = z.object({ byName: z.string(), at: instant, isOwn: z.boolean() }).nullable();

export const insuranceRow = z.object({
  ...summary,
  /** the most urgent of what needs the attention of a person; null: nothing */
  attention: z.enum(insuranceAttentionIds).nullable(),
  /** the next day of the law that ends something; null without one */
  nextDeadline: isoDate.nullable(),
  claim,
});

const problem = z.object({ path: z.string(), key: z.string(), message: z.string() });
const offer = z.object({
  pricingOption: z.string(),
  coverage: z.string(),
  deductiblePercent: z.int().nullable(),
  netCents: cents,
  iofCents: cents,
  totalCents: cents,
});

export const insuranceActs = z.object({
  edit: z.boolean(),
  quote: z.boolean(),
  send: z.boolean(),
  supplyInformation: z.boolean(),
  recordPolicy: z.boolean(),
  refuse: z.boolean(),
  issue: z.boolean(),
  abandon: z.boolean(),
  cancel: z.boolean(),
  withdraw: z.boolean(),
  cancelAgain: z.boolean(),
  confirmRefund: z.boolean(),
  changeSeller: z.boolean(),
  recordNotice: z.boolean(),
  charge: z.boolean(),
  openPaymentPage: z.boolean(),
  renew: z.boolean(),
  /** begin again with the answers of a proposal that came to nothing, by the same call as `renew` */
  restart: z.boolean(),
  claim: z.boolean(),
  release: z.boolean(),
});

/** An insurance proposal as its pages need it: answers by section, price, deadlines, and what may be done now. */
export const insuranceDetail = z.object({
  ...summary,
  /** the same id by the name of the wire */
  proposeInsuranceId: recordId,
  createdByName: z.string(),
  /** what is filled in, by section and field, as `insuranceRows` declares them */
  answers: z.partialRecord(z.enum(insuranceSections), z.record(z.string(), z.unknown())),
  /** the paths that were prefilled and not saved since */
  prefilled: z.array(z.string()),
  /** the plans on sale today, while a protected instalment is edited */
  plans: z.array(z.object({ planCode: z.string(), name: z.string() })).optional(),
  /** the paths that this reader sees masked; null: none */
  maskedFields: z.array(z.string()).nullable(),
  /** what sending still requires, in the order of the steps */
  missing: z.array(problem),
  quote: z
    .object({ idQuote: z.string(), validUntil: instant, offers: z.array(offer), chosen: z.string().nullable() })
    .nullable(),
  premium: z.object({ netCents: cents, iofCents: cents, totalCents: cents }).nullable(),
  /** the payment step is complete */
  isPaymentSaved: z.boolean(),
  sentAt: instant.nullable(),
  /** the insurer's number of the proposal */
  brokerProposalNumber: z.string().nullable(),
  /** what the insurer wants to know */
  question: z.string().nullable(),
  /** of the last decision or cancellation */
  reason: z.string().nullable(),
  policy: z.object({ policyNumber: z.string(), issuedOn: isoDate, startsOn: isoDate, endsOn: isoDate }).nullable(),
  premiums: z.array(
    z.object({
      number: z.int(),
      dueOn: isoDate,
      amountCents: cents,
      interestCents: cents,
      status: z.enum(premiumStatuses),
      paidOn: isoDate.nullable(),
      reason: z.string().nullable(),
      noticeSentOn: isoDate.nullable(),
      noticeReceivedOn: isoDate.nullable(),
    }),
  ),
  refund: z
    .object({ amountCents: cents, by: isoDate, to: z.enum(['PAYER', 'LENDER']), insurerCents: cents.nullable() })
    .nullable(),
  /** the last days of the periods of law; null: none runs */
  deadlines: z.object({
    answerBy: isoDate.nullable(),
    policyBy: isoDate.nullable(),
    suspendsOn: isoDate.nullable(),
    dissolvesOn: isoDate.nullable(),
    withdrawalUntil: isoDate.nullable(),
    lapsesOn: isoDate.nullable(),
  }),
  /** what the law says about it now, in plain words; the most urgent first. `isUrgent`: its day is near */
  sentences: z.array(z.object({ key: z.string(), day: isoDate.nullable(), isUrgent: z.boolean(), text: z.string() })),
  /** the article by which the client agrees to it apart from everything else; null: no law requires that */
  separateConsent: z.string().nullable(),
  /** `number`: of the premium of a receipt */
  documents: z.array(z.object({ target: z.string(), name: z.string(), number: z.int().nullable() })),
  history: z.array(
    z.object({
      at: instant,
      event: z.string(),
      from: insuranceStatus.nullable(),
      to: insuranceStatus,
      actorName: z.string(),
      reason: z.string().nullable(),
    }),
  ),
  /** the proposal that renews this policy, and the one whose policy this renews */
  renewedById: recordId.nullable(),
  renewalOfId: recordId.nullable(),
  /** what needs the attention of a person, the most urgent first */
  attentions: z.array(z.enum(insuranceAttentionIds)),
  /** the work behind it has stopped: it failed and the support decides on it, was given up, or the insurer refused it */
  stop: z.enum(insuranceStops).nullable(),
  /** since when the insurer states that it has cancelled an insurance that continues here; null: it does not */
  cancelledByInsurerOn: isoDate.nullable(),
  /** whom to call about a claim or a change (null: the contact is in the policy), and what to prepare */
  service: z.object({ phone: z.string().nullable(), prepare: z.array(z.string()) }),
  claim,
  can: insuranceActs,
});

/** What a cancellation now would refund. */
export const insuranceRefund = z.object({
  paidCents: cents,
  refundCents: cents,
  /** all of it, within the withdrawal period or by law */
  isFull: z.boolean(),
  /** withdrawn rather than cancelled: no reason is required */
  isWithdrawal: z.boolean(),
  by: isoDate,
  to: z.enum(['PAYER', 'LENDER']),
  sentences: z.array(z.string()),
});
