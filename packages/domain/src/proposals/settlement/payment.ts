import type { ShownStatus } from './shown-status.ts';

/**
 * Where the payment of the dealer stands. UNKNOWN: it was sent, and nobody knows whether it was taken; what became of it is asked
 * for, and it is never sent again before that is known.
 */
export type PaymentStatus = 'REQUESTED' | 'UNKNOWN' | 'SENT' | 'CONFIRMED' | 'RETURNED';

/** The states by name and colour. */
export const paymentStatuses: Readonly<Record<PaymentStatus, ShownStatus>> = {
  REQUESTED: { pt: 'Em preparação', en: 'Being prepared', colour: 'info' },
  UNKNOWN: { pt: 'Sem resposta do pagador', en: 'No answer from the payer', colour: 'warning' },
  SENT: { pt: 'Enviado', en: 'Sent', colour: 'info' },
  CONFIRMED: { pt: 'Confirmado', en: 'Confirmed', colour: 'success' },
  RETURNED: { pt: 'Devolvido', en: 'Returned', colour: 'danger' },
};
export const paymentStatusIds = Object.keys(paymentStatuses) as PaymentStatus[];

/** The states in which money may be on its way. */
export const underWayPayments: readonly PaymentStatus[] = ['REQUESTED', 'UNKNOWN', 'SENT'];

/** What the dealer gets: the price less what the client paid him himself. Fees, taxes and products go elsewhere. In centavos. */
export const payableCents = (of: { readonly vehicleValueCents: number; readonly entryValueCents: number }): number =>
  of.vehicleValueCents - of.entryValueCents;

/** Rows of a page of the payment history where nobody says how many (specification, section 9). */
export const paymentHistorySize = 10;

/** An export holds no more payments than this. */
export const exportedPayments = 10_000;
