import { offerDifferences, offerTerms, type ProposalFacts } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import type { ProposalRecord } from '../proposals.repository.ts';
import { termsOf } from '../terms-of.ts';

/** The request compared with the approval's offer; null where the approval offers nothing else. */
export function describeOffer(
  proposal: ProposalRecord,
  facts: ProposalFacts,
  mayApply: boolean,
): ProposalDetail['offer'] {
  const { offer } = proposal;
  if (!offer || facts.offer === 'none') return null;
  const requested = offerTerms(termsOf(proposal));
  return {
    requested,
    offered: offer,
    differs: offerDifferences(requested, offer),
    isApplied: facts.offer === 'applied',
    mayApply,
  };
}
