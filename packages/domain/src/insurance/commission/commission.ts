import type { Role } from '../../access/roles.ts';
import type { Texts } from '../../errors/texts.ts';
import { type Money, shareOf } from '../../money/index.ts';
import type { InsuranceProposalEvent } from '../proposal/insurance-proposal.table.ts';

/** Entries of the books: with the policy, with its early end, and to the figure of the insurer. */
export const commissionEntries = {
  EARNED: { pt: 'A receber', en: 'Earned' },
  REVERSED: { pt: 'Estorno', en: 'Reversal' },
  ADJUSTED: { pt: 'Ajuste', en: 'Adjustment' },
} as const satisfies Record<string, Texts>;
export type CommissionEntryKind = keyof typeof commissionEntries;
export const commissionEntryKinds = Object.keys(commissionEntries) as [CommissionEntryKind, ...CommissionEntryKind[]];

/** What an event of an insurance proposal books; null: nothing. */
export function commissionEntryOf(event: InsuranceProposalEvent): 'EARNED' | 'REVERSED' | null {
  switch (event) {
    case 'issue':
    case 'recordPolicy':
      return 'EARNED';
    case 'cancel':
    case 'withdraw':
    case 'cancelWithCredit':
    case 'dissolveUnpaid':
    case 'dissolveSuspended':
      return 'REVERSED';
    default:
      return null;
  }
}

/**
 * The part of the net premium whose commission goes back when a policy ends early: what was refunded, and what is no
 * longer to be paid. After a withdrawal it is all of it.
 *
 * @param premium.netCents the net premium of the whole term
 * @param premium.dueCents all premiums of the policy
 * @param premium.paidCents those that were paid, before the refund
 */
export function reversedNet({
  netCents,
  dueCents,
  paidCents,
  refundCents,
}: {
  netCents: Money;
  dueCents: Money;
  paidCents: Money;
  refundCents: Money;
}): Money {
  const retained = Math.min(Math.max(paidCents - refundCents, 0), dueCents);
  if (dueCents === 0) return netCents;
  const retainedNet = Number((2n * BigInt(netCents) * BigInt(retained) + BigInt(dueCents)) / (2n * BigInt(dueCents)));
  return netCents - retainedNet;
}

/** The entries of a policy's issue, or of its early end: amounts of the latter are negative. */
export const commissionAmounts = (kind: 'EARNED' | 'REVERSED', netCents: Money, shareMillionths: number) => {
  const amountCents = shareOf(netCents, shareMillionths);
  return kind === 'EARNED'
    ? { netCents, amountCents }
    : { netCents: netCents === 0 ? 0 : -netCents, amountCents: amountCents === 0 ? 0 : -amountCents };
};

const commissionProfiles: readonly Role[] = ['fi-manager', 'sales-manager', 'seller', 'insurance-operator'];

/** The role in which a user queries commissions: any but these four does so as F&I manager. */
export const commissionProfile = (role: string): string =>
  commissionProfiles.some((profile) => profile === role) ? role : 'fi-manager';
