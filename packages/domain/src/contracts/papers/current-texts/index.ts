import type { PaperKind } from '../paper-kinds.ts';
import { creditContractText } from './credit-contract.ts';
import { leaseContractText } from './lease-contract.ts';
import type { LegalText } from './legal-text.ts';
import {
  adhesionText,
  deliveryText,
  privacyText,
  proposalText,
  repurchaseText,
  usedDeliveryText,
} from './shorter-texts.ts';

/**
 * The texts of a new installation, one for each paper; finance writes later versions. The migration contains the same.
 * Where contracts exist they follow the former texts on a later day, except where finance has written its own.
 */
export const currentLegalTexts: Readonly<Record<PaperKind, LegalText>> = {
  PROPOSAL: proposalText,
  CREDIT_CONTRACT: creditContractText,
  LEASE_CONTRACT: leaseContractText,
  PRIVACY: privacyText,
  ADHESION: adhesionText,
  REPURCHASE: repurchaseText,
  DELIVERY: deliveryText,
  DELIVERY_USED: usedDeliveryText,
};
