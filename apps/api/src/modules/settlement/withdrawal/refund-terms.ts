import { payableCents, type RefundTerms } from '@estrada/domain/settlement/index';
import type { ProposalRecord } from '../../proposals/index.ts';
import type { PaymentRow } from '../settlement.repository.ts';

/** The amount lent by the contract, and the part paid to the dealer. @param payments of the proposal, newest first */
export function refundTermsOf(proposal: ProposalRecord, payments: readonly PaymentRow[]): RefundTerms {
  const { vehicleValueCents, entryValueCents, financeValueCents, figures } = proposal;
  return {
    vehicleValueCents,
    entryValueCents,
    iofCents: figures.iofCents,
    financedCents: financeValueCents,
    items: figures.financedItems.map(({ labelPt, labelEn, amountCents }) => ({ labelPt, labelEn, amountCents })),
    paidToDealerCents: paidToDealer(proposal, payments),
  };
}

/** A payment in transit counts as paid: the amount owed does not wait for its end. */
function paidToDealer(proposal: ProposalRecord, payments: readonly PaymentRow[]): number {
  if (!['PS', 'OC', 'OCM'].includes(proposal.status)) return 0;
  const payment = payments.find(({ kind, status }) => kind === 'PAYMENT' && status !== 'RETURNED');
  return payment?.amountCents ?? payableCents(proposal);
}
