import type { ShownStatus } from '../contracts/shown-status.ts';
import type { Texts } from '../errors/texts.ts';
import { statesOf } from '../state-machines/acts.ts';

/**
 * The state of the dealer's payment. UNKNOWN: it was sent, and it is unknown whether it was accepted; its result is
 * queried, and it is never sent again before that is known. DROPPED: it was never sent, because the payment to be
 * refunded never arrived.
 */
export type PaymentStatus = 'REQUESTED' | 'UNKNOWN' | 'SENT' | 'CONFIRMED' | 'RETURNED' | 'DROPPED';

/**
 * The kind of a payment. PAYMENT: to the dealer. After a withdrawal, COLLECTION: the payment is refunded to the lender;
 * REPAYMENT: the client's payments are refunded.
 */
export type PaymentKind = 'PAYMENT' | 'COLLECTION' | 'REPAYMENT';

/** The kinds by name. */
export const paymentKinds: Readonly<Record<PaymentKind, Texts>> = {
  PAYMENT: { pt: 'Pagamento', en: 'Payment' },
  COLLECTION: { pt: 'Estorno à financeira', en: 'Refund to the lender' },
  REPAYMENT: { pt: 'Reembolso ao cliente', en: 'Refund to the client' },
};
export const paymentKindIds = Object.keys(paymentKinds) as PaymentKind[];

/** The states by name and colour. */
export const paymentStatuses: Readonly<Record<PaymentStatus, ShownStatus>> = {
  REQUESTED: { pt: 'Em preparação', en: 'In preparation', colour: 'info' },
  UNKNOWN: { pt: 'Sem resposta do banco', en: 'No answer from the bank', colour: 'warning' },
  SENT: { pt: 'Enviado', en: 'Sent', colour: 'info' },
  CONFIRMED: { pt: 'Confirmado', en: 'Confirmed', colour: 'success' },
  RETURNED: { pt: 'Não efetivado', en: 'Did not go through', colour: 'danger' },
  DROPPED: { pt: 'Não necessário', en: 'Not needed', colour: 'neutral' },
};
export const paymentStatusIds = Object.keys(paymentStatuses) as PaymentStatus[];

/** The states in which money may be on its way. */
export const underWayPayments = statesOf<PaymentStatus>({
  REQUESTED: ['UNKNOWN', 'SENT', 'RETURNED', 'DROPPED'],
  UNKNOWN: ['SENT', 'CONFIRMED', 'RETURNED'],
  SENT: ['CONFIRMED', 'RETURNED'],
  CONFIRMED: [],
  RETURNED: [],
  DROPPED: [],
}).open;

/**
 * The dealer's amount: the price less the client's direct payment. Fees, taxes and products are paid elsewhere. In
 * centavos.
 */
export const payableCents = (of: { readonly vehicleValueCents: number; readonly entryValueCents: number }): number =>
  of.vehicleValueCents - of.entryValueCents;

/** Default rows of a page of the payment history (specification, section 9). */
export const paymentHistorySize = 10;

/** The maximum number of payments in an export. */
export const exportedPayments = 10_000;
