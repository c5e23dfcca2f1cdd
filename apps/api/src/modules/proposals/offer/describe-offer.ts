import { offerDifferences, type ProposalFacts } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import type { ProposalRecord } from '../proposals.repository.ts';

/** What was asked for beside what the approval offers; null where it offers nothing else. */
export function describeOffer(
  proposal: ProposalRecord,
  facts: ProposalFacts,
  mayApply: boolean,
): ProposalDetail['offer'] {
  const { offer, entryValueCents, termMonths, financeValueCents } = proposal;
  if (!offer || facts.offer === 'none') return null;
  const requested = { entryValueCents, termMonths, financeValueCents };
  return {
    requested,
    offered: offer,
    differs: offerDifferences(requested, offer),
    isApplied: facts.offer === 'applied',
    mayApply,
  };
}
