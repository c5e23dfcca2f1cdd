import type { ShownStatus } from '../contracts/shown-status.ts';
import type { Texts } from '../errors/texts.ts';
import { statesOf } from '../state-machines/acts.ts';

/**
 * Where the payment of the dealer stands. UNKNOWN: it was sent, and nobody knows whether it was taken; what became of it is asked
 * for, and it is never sent again before that is known. DROPPED: it was never sent, since what it was to give back never arrived.
 */
export type PaymentStatus = 'REQUESTED' | 'UNKNOWN' | 'SENT' | 'CONFIRMED' | 'RETURNED' | 'DROPPED';

/**
 * What a payment is for. PAYMENT: of the dealer. After a withdrawal, COLLECTION: what was paid comes back to the lender; REPAYMENT:
 * the client gets back what he has paid.
 */
export type PaymentKind = 'PAYMENT' | 'COLLECTION' | 'REPAYMENT';

/** The kinds by name. */
export const paymentKinds: Readonly<Record<PaymentKind, Texts>> = {
  PAYMENT: { pt: 'Pagamento', en: 'Payment' },
  COLLECTION: { pt: 'Estorno à financeira', en: 'Given back to the lender' },
  REPAYMENT: { pt: 'Devolução ao cliente', en: 'Given back to the client' },
};
export const paymentKindIds = Object.keys(paymentKinds) as PaymentKind[];

/** The states by name and colour. */
export const paymentStatuses: Readonly<Record<PaymentStatus, ShownStatus>> = {
  REQUESTED: { pt: 'Em preparação', en: 'Being prepared', colour: 'info' },
  UNKNOWN: { pt: 'Sem resposta do pagador', en: 'No answer from the payer', colour: 'warning' },
  SENT: { pt: 'Enviado', en: 'Sent', colour: 'info' },
  CONFIRMED: { pt: 'Confirmado', en: 'Confirmed', colour: 'success' },
  RETURNED: { pt: 'Devolvido', en: 'Returned', colour: 'danger' },
  DROPPED: { pt: 'Dispensado', en: 'Not needed', colour: 'neutral' },
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

/** What the dealer gets: the price less what the client paid him himself. Fees, taxes and products go elsewhere. In centavos. */
export const payableCents = (of: { readonly vehicleValueCents: number; readonly entryValueCents: number }): number =>
  of.vehicleValueCents - of.entryValueCents;

/** Rows of a page of the payment history where nobody says how many (specification, section 9). */
export const paymentHistorySize = 10;

/** An export holds no more payments than this. */
export const exportedPayments = 10_000;
