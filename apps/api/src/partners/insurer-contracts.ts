import { businessDay, type CalendarDate } from '@estrada/domain/calendar/index';
import { cleanPartnerMessage } from '@estrada/domain/errors/index';
import type {
  InsuranceAnswers,
  InsuranceOffer,
  InsuredProduct,
  InsurerCancellation,
  InsurerDecision,
  InsurerPolicy,
  InsurerProposal,
  PremiumCharge,
  PremiumPayment,
} from '@estrada/domain/insurance/index';
import type { Money } from '@estrada/domain/money/index';
import type { PersonType } from '@estrada/domain/simulation/index';
import { z } from 'zod';
import type { CallPartner } from './call-partner.ts';
import { fallBackTo } from './partner-error.ts';

/** A proposal for an insurer. */
export interface InsuranceSubmission {
  /** the same id never sends a second proposal */
  requestId: string;
  /** the insurer's, of the price that was accepted */
  quoteId: string;
  product: InsuredProduct;
  offer: Pick<InsuranceOffer, 'coverage' | 'deductiblePercent' | 'totalCents'>;
  termMonths: number;
  startsOn: CalendarDate;
  payment: PremiumPayment;
  instalments: number;
  /** the address for the insurer's events */
  callbackUrl: string;
  insured: { personType: PersonType; document: string; name: string };
  /** all answers by section */
  answers: InsuranceAnswers;
}

/** The charge of one premium of an accepted proposal. */
export interface PremiumChargeRequest {
  /** the same id never charges twice */
  requestId: string;
  instalment: number;
  amountCents: Money;
  means: Exclude<PremiumPayment, 'FINANCED'>;
  /** of a bank debit */
  account: { bank: string; branch: string; account: string } | null;
}

export interface InsuranceCancellationRequest {
  /** the same id never cancels twice */
  requestId: string;
  reason: string;
  /** within the withdrawal period: everything is refunded */
  isWithdrawal: boolean;
  /** the last covered day */
  endsOn: CalendarDate;
}

/** A file of an insurer: base64, and the hash that it gives for it. */
export type InsurerFile = { sha256: string; content: string };

/**
 * What an insurer does once its price is accepted. Binding calls are not repeated: after a failure it is unknown whether
 * they arrived, until the call that finds them returns them. A refusal keeps the insurer's code and words (`PartnerError`).
 */
export interface ContractingPort {
  /** Binding; found by `findProposal`. @throws PartnerError */
  submit(submission: InsuranceSubmission): Promise<InsurerProposal>;
  /** The proposal of a request, as it is decided now; null: it never arrived. @throws PartnerError */
  findProposal(requestId: string): Promise<InsurerProposal | null>;
  /** Answers the insurer's question. Binding; a repeated request id gets the same decision. @throws PartnerError */
  answerInformation(number: string, request: { requestId: string; answer: string }): Promise<InsurerProposal>;
  /** Has the policy of an accepted proposal issued. Binding; found by `policy`. @throws PartnerError */
  issue(number: string, request: { requestId: string }): Promise<InsurerPolicy>;
  /** null: not issued yet. @throws PartnerError */
  policy(number: string): Promise<InsurerPolicy | null>;
  /** null: not issued yet. @throws PartnerError */
  policyDocument(number: string): Promise<InsurerFile | null>;
  /** Binding; found by `findCharge`. @throws PartnerError */
  charge(number: string, request: PremiumChargeRequest): Promise<PremiumCharge>;
  /** The charge of a request, as it stands now; null: it never arrived. @throws PartnerError */
  findCharge(requestId: string): Promise<PremiumCharge | null>;
  /** Binding; found by `findCancellation`. @throws PartnerError */
  cancel(number: string, request: InsuranceCancellationRequest): Promise<InsurerCancellation>;
  /** null: the request never arrived. @throws PartnerError */
  findCancellation(requestId: string): Promise<InsurerCancellation | null>;
  /**
   * The page on which the client authorises a card. It posts the outcome to the origin of `returnUrl`, and leads there where
   * it is not framed.
   * @throws PartnerError
   */
  paymentPage(number: string, request: { returnUrl: string }): Promise<{ url: string }>;
}

/** How an insurer writes amounts. */
export type Amounts = { schema: z.ZodType<Money>; write: (cents: Money) => number | string };
export const amountsInCents: Amounts = { schema: z.int().min(0).max(100_000_000), write: (cents) => cents };
export const amountsInReais: Amounts = {
  schema: z
    .string()
    .regex(/^\d{1,7}\.\d{2}$/)
    .transform((amount) => Number(amount.replace('.', ''))),
  write: (cents) => (cents / 100).toFixed(2),
};

/** What differs between insurers: names and words. */
export type ContractingWords = {
  /** of a proposal, in the addresses */
  noun: string;
  /** the field with its number */
  number: string;
  states: Readonly<Record<string, InsurerDecision['state']>>;
  charges: Readonly<Record<string, PremiumCharge['status']>>;
  amounts: Amounts;
  /** the insurer's names of coverages; the others are the same */
  coverages?: Readonly<Record<string, string>>;
};

const id = z.string().regex(/^[\w-]{1,60}$/);
const date = z.iso.date();
const instant = z.iso.datetime({ offset: true });
/** Shown to people unreviewed: plain text on one line. */
const words = z
  .string()
  .max(4_000)
  .transform((text) => cleanPartnerMessage(text) ?? '')
  .pipe(z.string().min(1));
const largestFileBytes = 14_000_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const wordOf = <Word>(dictionary: Readonly<Record<string, Word>>, value: unknown): Word | undefined =>
  typeof value === 'string' && Object.hasOwn(dictionary, value) ? dictionary[value] : undefined;

const decision = z.discriminatedUnion('state', [
  z.object({ state: z.literal('received') }),
  z.object({ state: z.literal('accepted'), decidedAt: instant, premiumCollected: z.boolean() }),
  z.object({ state: z.literal('information'), question: words }),
  z.object({ state: z.literal('refused'), code: id.nullable().default(null), reason: words }),
  z.object({ state: z.literal('manual'), code: id }),
  z.object({ state: z.literal('cancelled'), decidedAt: instant }),
]);

/** Without the fields that are no part of the decision. */
function toDecision(read: z.output<typeof decision>): InsurerDecision {
  const { state } = read;
  switch (state) {
    case 'received':
      return { state };
    case 'accepted':
      return { state, decidedOn: businessDay(read.decidedAt), isCollected: read.premiumCollected };
    case 'information':
      return { state, question: read.question };
    case 'refused':
      return { state, code: read.code, reason: read.reason };
    case 'manual':
      return { state, code: read.code };
    case 'cancelled':
      return { state, decidedOn: businessDay(read.decidedAt) };
  }
}

const charge = z.intersection(
  z.object({ chargeId: id, mandateId: id.nullable().default(null) }),
  z.discriminatedUnion('status', [
    z.object({ status: z.literal('pending') }),
    z.object({ status: z.literal('paid'), paidOn: date }),
    z.object({ status: z.literal('unpaid'), reason: words }),
  ]),
);

/** The schemas of an insurer's answers, in the product's terms. */
function answersOf({ number, states, charges, amounts }: ContractingWords) {
  const proposal = z.preprocess(
    (raw) => (isRecord(raw) ? { ...raw, number: raw[number], state: wordOf(states, raw.state) } : raw),
    z
      .intersection(z.object({ number: id }), decision)
      .transform((read): InsurerProposal => ({ number: read.number, decision: toDecision(read) })),
  );
  const policy = z
    .object({
      policyNumber: id,
      issuedOn: date,
      startsOn: date,
      endsOn: date,
      instalments: z
        .array(
          z.object({ number: z.int().min(1).max(12), dueOn: date, amount: amounts.schema, interest: amounts.schema }),
        )
        .min(1)
        .max(12),
    })
    .refine(({ startsOn, endsOn }) => startsOn <= endsOn)
    .transform(
      ({ instalments, ...read }): InsurerPolicy => ({
        ...read,
        instalments: instalments.map(({ amount, interest, ...one }) => ({
          ...one,
          amountCents: amount,
          interestCents: interest,
        })),
      }),
    );
  const cancellation = z
    .object({ cancellationId: id, cancelledOn: date, refund: amounts.schema, refundBy: date })
    .transform(({ refund, ...read }): InsurerCancellation => ({ ...read, refundCents: refund }));
  return {
    proposal,
    policy,
    cancellation,
    charge: z.preprocess(
      (raw) => (isRecord(raw) ? { ...raw, status: wordOf(charges, raw.status) } : raw),
      charge,
    ) as z.ZodType<PremiumCharge>,
    file: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), content: z.base64().max(largestFileBytes) }),
    page: z
      .object({ linkIframe: z.url({ protocol: /^https?$/ }).max(500) })
      .transform(({ linkIframe }) => ({ url: linkIframe })),
  };
}

const none = fallBackTo(null, 'not-found');

/** The port of an insurer from its words. */
export function openContracting(ask: CallPartner, own: ContractingWords): ContractingPort {
  const { noun, amounts, coverages = {} } = own;
  const answers = answersOf(own);
  const of = (number: string, what: string) => `/${noun}/${encodeURIComponent(number)}/${what}`;
  const request = (where: string, requestId: string) => `/${where}/${encodeURIComponent(requestId)}`;
  return {
    submit: ({ requestId, quoteId, product, offer, termMonths, startsOn, payment, ...more }) =>
      ask({
        method: 'POST',
        path: `/${noun}`,
        body: {
          requestId,
          quoteId,
          product,
          coverage: wordOf(coverages, offer.coverage) ?? offer.coverage,
          deductible: offer.deductiblePercent,
          premium: amounts.write(offer.totalCents),
          months: termMonths,
          startsOn,
          means: payment,
          instalments: more.instalments,
          callbackUrl: more.callbackUrl,
          insured: more.insured,
          questionnaire: more.answers,
        },
        answer: answers.proposal,
        isBinding: true,
      }),
    findProposal: (requestId) =>
      ask({ method: 'GET', path: request(`${noun}/requests`, requestId), answer: answers.proposal }).catch(none),
    answerInformation: (number, body) =>
      ask({ method: 'POST', path: of(number, 'information'), body, answer: answers.proposal, isBinding: true }),
    issue: (number, body) =>
      ask({ method: 'POST', path: of(number, 'policy'), body, answer: answers.policy, isBinding: true }),
    policy: (number) => ask({ method: 'GET', path: of(number, 'policy'), answer: answers.policy }).catch(none),
    policyDocument: (number) =>
      ask({
        method: 'GET',
        path: of(number, 'policy/document'),
        answer: answers.file,
        largestAnswerBytes: largestFileBytes + 1_000,
      }).catch(none),
    charge: (number, { amountCents, ...charged }) =>
      ask({
        method: 'POST',
        path: of(number, 'charges'),
        body: { ...charged, amount: amounts.write(amountCents) },
        answer: answers.charge,
        isBinding: true,
      }),
    findCharge: (requestId) =>
      ask({ method: 'GET', path: request('charges', requestId), answer: answers.charge }).catch(none),
    cancel: (number, body) =>
      ask({ method: 'POST', path: of(number, 'cancellations'), body, answer: answers.cancellation, isBinding: true }),
    findCancellation: (requestId) =>
      ask({ method: 'GET', path: request('cancellations', requestId), answer: answers.cancellation }).catch(none),
    paymentPage: (number, body) =>
      ask({ method: 'POST', path: of(number, 'payment-page'), body, answer: answers.page }),
  };
}
