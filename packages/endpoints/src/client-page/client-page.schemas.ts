import { paperKindIds, signatureRoleIds } from '@estrada/domain/contracts/index';
import { documentDefectNames } from '@estrada/domain/documents/index';
import { insurerNames } from '@estrada/domain/insurance/index';
import { insuranceCodes } from '@estrada/domain/products/index';
import { settlementKinds } from '@estrada/domain/simulation/index';
import { z } from 'zod';
import { documentKind } from '../documents/documents.schemas.ts';
import { instant, isoDate, recordId } from '../fields.ts';
import { insuranceDetail, insuranceRefund, insuranceStatus } from '../insurance/insurance-proposals.schemas.ts';
import { reviewOutcome } from '../proposals/credit-review.endpoints.ts';
import { lenderContact, paymentSummary } from '../simulation/simulation.schemas.ts';

const step = z.enum(['NONE', 'OPEN', 'WAITS', 'REVIEW', 'DONE']);
const amount = z.number().int();

const { sentences, documents: insurancePapers } = insuranceDetail.shape;
const { paidCents, refundCents, by, to } = insuranceRefund.shape;

/** An insurance of the sale, as its own client reads it. */
const clientInsurance = z.object({
  id: recordId,
  number: z.string(),
  product: z.enum(insuranceCodes),
  insurer: z.enum(insurerNames),
  status: insuranceStatus,
  /** the insurer's, where it refused */
  reason: z.string().nullable(),
  policyNumber: z.string().nullable(),
  /** of the whole term with tax */
  premiumCents: amount.nullable(),
  sentences,
  /** the insurer's service; null: the contact is in the policy */
  phone: z.string().nullable(),
  documents: insurancePapers,
  /** what is refunded, once it has ended */
  refund: z.object({ amountCents: amount, by, to }).nullable(),
  /** what a withdrawal today would refund; null: the client cannot withdraw now */
  withdrawal: z.object({ paidCents, refundCents, by, to }).nullable(),
});

export const settlementKind = z.enum(settlementKinds, { error: 'value.notAllowed' });

/** The contract as the company that collects its instalments reports it. */
export const clientLoan = z.object({
  asOf: isoDate,
  rateMonthly: z.string(),
  /** principal that is not repaid */
  outstandingCents: amount,
  instalments: z.array(
    z.object({
      number: z.int(),
      dueOn: isoDate,
      amountCents: amount,
      paidOn: isoDate.nullable(),
      paidCents: amount.nullable(),
      isOverdue: z.boolean(),
    }),
  ),
  /** the requests to settle early */
  settlements: z.array(
    z.object({
      id: z.string(),
      kind: settlementKind,
      on: isoDate,
      amountCents: amount,
      status: z.enum(['RECEIVED', 'CONFIRMED', 'EXPIRED']),
      /** to pay it */
      line: z.string().nullable(),
    }),
  ),
  /** a lease has no early settlement by present value */
  maySettle: z.boolean(),
});

/** The computation of an early settlement. */
export const settlementQuote = z.object({
  kind: settlementKind,
  on: isoDate,
  /** of a part */
  amountCents: amount.nullable(),
  rateMonthly: z.string(),
  payments: z.array(
    z.object({
      number: z.int(),
      dueOn: isoDate,
      amountCents: amount,
      valueCents: amount,
      discountCents: amount,
      /** what is left of it */
      afterCents: amount,
    }),
  ),
  valueCents: amount,
  nominalCents: amount,
  savingCents: amount,
  remainingCount: z.int(),
  remainingCents: amount,
  /** fall due until the day, and are paid as usual */
  dueBeforeCount: z.int(),
});

/** The visitor's view of a proposal: their own part, and the legal disclosures of the credit. */
export const clientPage = z.object({
  firstName: z.string(),
  role: z.enum(signatureRoleIds),
  lenderName: z.string(),
  /** today's, for questions and requests about personal data */
  lenderContact,
  dealer: z.object({ name: z.string(), phone: z.string().nullable() }),
  contractNumber: z.string().nullable(),
  state: z.enum(['ANALYSIS', 'CONTRACT', 'CHECK', 'CONFIRMED', 'PAYMENT', 'DONE', 'ENDED']),
  /** the visitor's own signature and selfie */
  steps: z.object({ sign: step, selfie: step }),
  /** the documents required of the visitor, with their status; nothing of others, and no file */
  documents: z.object({
    items: z.array(
      z.object({
        kind: documentKind,
        status: z.enum(['REQUIRED', 'RECEIVED', 'REFUSED', 'ACCEPTED']),
        /** why it was refused */
        defects: z.array(z.enum(documentDefectNames)),
        note: z.string().nullable(),
      }),
    ),
    maySend: z.boolean(),
    /** everything is uploaded, and not submitted since */
    mayHandIn: z.boolean(),
    maxBytes: amount,
  }),
  /** the papers of the contract in force; `SIGNED` is the one with all signatures */
  papers: z.array(z.object({ id: recordId, kind: z.enum([...paperKindIds, 'SIGNED']) })),
  /** why the proposal was refused, and the review of that; null: it was not, and none was requested */
  refusal: z
    .object({
      reasons: z.array(z.string()),
      mayRequestReview: z.boolean(),
      /** days within which a review is answered */
      reviewDays: z.int(),
      review: z
        .object({
          requestedAt: instant,
          /** the last day for the answer */
          dueOn: isoDate,
          outcome: reviewOutcome.nullable(),
          answer: z.string().nullable(),
          answeredAt: instant.nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** the contract is paid, and its instalments are collected */
  isServiced: z.boolean(),
  /** the right to withdraw from the contract; null: it was not signed remotely, or the visitor is not its client */
  withdrawal: z
    .object({
      lastDay: isoDate,
      isInPeriod: z.boolean(),
      mayWithdraw: z.boolean(),
      /** somebody has to return what the dealer was paid */
      isPaidToDealer: z.boolean(),
      withdrawnOn: isoDate.nullable(),
    })
    .nullable(),
  /** the insurance of the sale, from the sending on; empty for everybody but its client */
  insurances: z.array(clientInsurance),
  offer: z.object({
    vehicle: z.string(),
    financedCents: amount,
    payments: paymentSummary,
    /** of the figures in force; null where they are computed again */
    firstDueDate: isoDate.nullable(),
    /** yearly, with two decimals */
    cetAnnualPct: z.string(),
    /** a fraction, monthly */
    rateMonthly: z.string(),
    iofCents: amount,
  }),
  /** when the page closes */
  expiresAt: instant,
});
