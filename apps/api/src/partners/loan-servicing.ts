import { settlementKinds } from '@estrada/domain/simulation/index';
import { z } from 'zod';
import { definePartner } from './define-partner.ts';
import { fallBackTo } from './partner-error.ts';

const cents = z.number().int().min(0).max(100_000_000_00);
/** Of a payment, as the contract counts them. */
const number = z.number().int().min(1).max(420);
const contractual = z.object({
  number,
  dueOn: z.iso.date(),
  amountCents: cents,
  principalCents: cents,
  /** charged for the period before it; more than the payment while a grace adds to the balance */
  interestCents: cents,
});
const instalment = contractual.extend({ paidOn: z.iso.date().nullable(), paidCents: cents.nullable() });
const requestedSettlement = z.object({
  settlementId: z.string().regex(/^[\w-]{1,60}$/),
  kind: z.enum(settlementKinds),
  /** the day that the figure is computed for */
  on: z.iso.date(),
  amountCents: cents,
  status: z.enum(['RECEIVED', 'CONFIRMED', 'EXPIRED']),
  /** to pay it, once it is confirmed */
  line: z
    .string()
    .regex(/^\d{47}$/)
    .nullable(),
});
const statement = z.object({
  /** the day that the payments are known for */
  asOf: z.iso.date(),
  releasedOn: z.iso.date(),
  /** the contract's rate, a decimal fraction a month */
  rateMonthly: z.string().regex(/^\d(\.\d{1,10})?$/),
  /** principal that is not repaid */
  outstandingCents: cents,
  instalments: z.array(instalment).min(1).max(420),
  settlements: z.array(requestedSettlement).max(50),
});
export type LoanStatement = z.output<typeof statement>;
const slip = z.object({ line: z.string().regex(/^\d{47}$/), dueOn: z.iso.date(), amountCents: cents });

export interface ServicedContract {
  contractNumber: string;
  /** the day of the figures */
  releasedOn: string;
  rateMonthly: string;
  instalments: z.output<typeof contractual>[];
}

export interface SettlementRequest {
  contractNumber: string;
  /** the same id never requests a second settlement */
  requestId: string;
  kind: LoanStatement['settlements'][number]['kind'];
  on: string;
  amountCents: number;
}

const addressOf = (contractNumber: string) => `/contracts/${encodeURIComponent(contractNumber)}`;

/** The port: the company that collects the instalments of paid contracts. The portal stores no payment of a client. */
export interface LoanServicing {
  /** Repeatable: a contract that is known stays as it is. @throws PartnerError */
  register(contract: ServicedContract): Promise<object>;
  /** Schedule and payments; null: the contract is unknown. @throws PartnerError */
  findStatement(contractNumber: string): Promise<LoanStatement | null>;
  /** What pays an instalment; null: it is unknown, or paid. @throws PartnerError */
  findSlip(contractNumber: string, instalment: number): Promise<z.output<typeof slip> | null>;
  /** Repeatable: the same request id returns the same settlement. @throws PartnerError */
  requestSettlement(request: SettlementRequest): Promise<LoanStatement['settlements'][number]>;
}

export const loanServicing = definePartner({
  name: 'loan-servicing',
  url: 'LOAN_SERVICING_URL',
  token: 'LOAN_SERVICING_TOKEN',
  // a client waits at their page
  timeoutMs: 4_000,
  open: (ask): LoanServicing => ({
    register: (body) => ask({ method: 'POST', path: '/contracts', body, answer: z.object({}) }),
    findStatement: (contractNumber) =>
      ask({ method: 'GET', path: addressOf(contractNumber), answer: statement }).catch(fallBackTo(null, 'not-found')),
    findSlip: (contractNumber, of) =>
      ask({ method: 'GET', path: `${addressOf(contractNumber)}/slips/${of}`, answer: slip }).catch(
        fallBackTo(null, 'not-found'),
      ),
    requestSettlement: ({ contractNumber, ...body }) =>
      ask({ method: 'POST', path: `${addressOf(contractNumber)}/settlements`, body, answer: requestedSettlement }),
  }),
});
