import type { PaperKind } from '../paper-kinds.ts';
import { creditContractText } from './credit-contract.ts';
import { leaseContractText } from './lease-contract.ts';
import { adhesionText, deliveryText, privacyText, proposalText, repurchaseText } from './shorter-texts.ts';

/**
 * The texts of the first installations, of which contracts were made: they never change. A used vehicle had the delivery
 * term of a new one.
 */
export const firstLegalTexts: Readonly<Record<PaperKind, string>> = {
  PROPOSAL: proposalText,
  CREDIT_CONTRACT: creditContractText,
  LEASE_CONTRACT: leaseContractText,
  PRIVACY: privacyText,
  ADHESION: adhesionText,
  REPURCHASE: repurchaseText,
  DELIVERY: deliveryText,
  DELIVERY_USED: deliveryText,
};
