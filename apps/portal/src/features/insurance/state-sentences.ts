import type { Texts } from '@estrada/domain/errors/index';
import { insuranceProposalStatuses, unsentStatuses } from '@estrada/domain/insurance/index';
import { vapNames } from '@estrada/domain/products/index';
import type { InsuranceRow } from '@estrada/endpoints/index';

/**
 * The insurance of a sale in one line: each with its status, because a cancelled one is no cover. Once the sale has ended,
 * nothing of it is sent to an insurer any more: what was not sent is left out. Empty where there is none.
 */
export const insuranceSummaryOf = (
  items: readonly Pick<InsuranceRow, 'insuranceType' | 'statusKey'>[],
  hasEnded: boolean,
  textOf: (texts: Texts) => string,
): string =>
  items
    .filter(({ statusKey }) => !hasEnded || !unsentStatuses.some((one) => one === statusKey))
    .map(
      ({ insuranceType, statusKey }) =>
        `${textOf(vapNames[insuranceType])}: ${textOf(insuranceProposalStatuses[statusKey])}`,
    )
    .join(' · ');
