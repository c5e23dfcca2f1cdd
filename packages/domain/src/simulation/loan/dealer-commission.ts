import { type Money, roundToCents } from '../../money/index.ts';
import type { LoanResult } from './loan.ts';
import { LoanError } from './loan-error.ts';

/**
 * The dealer's commission for a loan: net credit × share, in centavos and rounded half-up. Fees, premiums and tax earn
 * no commission. It is paid from the lender's spread (Resolução CMN 4.935/2021 on correspondents), so it is no flow of
 * the CET and no line of the client's sheet.
 *
 * @param share a fraction of the net credit, 0 to 1
 * @throws {LoanError} OUT_OF_RANGE at `commissionShare` for any other share
 */
export function dealerCommissionOf({ netCreditCents }: Pick<LoanResult, 'netCreditCents'>, share: number): Money {
  if (!(share >= 0 && share <= 1)) throw new LoanError('OUT_OF_RANGE', 'commissionShare');
  return roundToCents(netCreditCents * share);
}
