import { z } from 'zod';
import { definePartner } from './define-partner.ts';
import { fallBackTo } from './partner-error.ts';

const acceptedPayment = z.object({ paymentId: z.string().regex(/^[\w-]{1,80}$/), expectedOn: z.iso.date() });
const state = z.discriminatedUnion('status', [
  z.object({ status: z.literal('SENT') }),
  z.object({ status: z.literal('CONFIRMED'), receipt: z.string().min(1).max(60), settledOn: z.iso.date() }),
  z.object({ status: z.literal('RETURNED'), reason: z.string().trim().min(1).max(300) }),
]);
export type PaymentState = z.output<typeof state>;

export interface PaymentRequest {
  /** the same id never pays twice */
  requestId: string;
  contractNumber: string;
  /** CNPJ of the dealer */
  payeeDocument: string;
  payeeName: string;
  amountCents: number;
}

export interface CollectionRequest {
  /** the same id never collects twice */
  requestId: string;
  contractNumber: string;
  /** CNPJ or CPF of the payer of the refund */
  payerDocument: string;
  payerName: string;
  amountCents: number;
}

/** The port: pays what was financed to the dealer. A payment is taken at once, and confirmed or returned later. */
export interface DealerPayments {
  /**
   * Binding: after a failure it is unknown whether it was accepted, until `findRequest` returns it.
   * @throws PartnerError
   */
  pay(request: PaymentRequest): Promise<z.output<typeof acceptedPayment>>;
  /** Collects a refund. Binding, and followed like a payment. @throws PartnerError */
  collect(request: CollectionRequest): Promise<z.output<typeof acceptedPayment>>;
  /** The result of a request; null: it never arrived. @throws PartnerError */
  findRequest(requestId: string): Promise<z.output<typeof acceptedPayment> | null>;
  /** @returns null for an unknown payment @throws PartnerError */
  find(paymentId: string): Promise<PaymentState | null>;
}

export const dealerPayments = definePartner({
  name: 'dealer-payments',
  url: 'DEALER_PAYMENTS_URL',
  token: 'DEALER_PAYMENTS_TOKEN',
  open: (ask): DealerPayments => ({
    pay: (body) => ask({ method: 'POST', path: '/payments', body, answer: acceptedPayment, isBinding: true }),
    collect: (body) => ask({ method: 'POST', path: '/collections', body, answer: acceptedPayment, isBinding: true }),
    findRequest: (requestId) =>
      ask({ method: 'GET', path: `/requests/${encodeURIComponent(requestId)}`, answer: acceptedPayment }).catch(
        fallBackTo(null, 'not-found'),
      ),
    find: (paymentId) =>
      ask({ method: 'GET', path: `/payments/${encodeURIComponent(paymentId)}`, answer: state }).catch(
        fallBackTo(null, 'not-found'),
      ),
  }),
});
