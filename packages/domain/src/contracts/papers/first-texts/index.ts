import type { PaperKind } from '../paper-kinds.ts';
import { creditContractText } from './credit-contract.ts';
import { leaseContractText } from './lease-contract.ts';
import { adhesionText, deliveryText, privacyText, proposalText, repurchaseText } from './shorter-texts.ts';

/**
 * The initial texts of an installation, one for each paper; finance writes later versions. The migration contains the
 * same.
 */
export const firstLegalTexts: Readonly<Record<PaperKind, string>> = {
  PROPOSAL: proposalText,
  CREDIT_CONTRACT: creditContractText,
  LEASE_CONTRACT: leaseContractText,
  PRIVACY: privacyText,
  ADHESION: adhesionText,
  REPURCHASE: repurchaseText,
  DELIVERY: deliveryText,
};
