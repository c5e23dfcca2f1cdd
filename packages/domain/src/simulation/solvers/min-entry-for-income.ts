import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import type { QuoteInput } from '../quote/quote-input.ts';
import { entryForInstallment } from './entry-for-installment.ts';
import { checkGoalAmount, type Solved } from './solver-result.ts';

/** The share of a month's income available for the instalment, for example 0.3. */
export type IncomeGoal = { termMonths: number; monthlyIncomeCents: Money; incomeShare: number };

/**
 * The instalment that a share of the income covers, with one instalment every so many months; truncated to centavos a
 * month.
 */
export function installmentForIncome(
  { monthlyIncomeCents, incomeShare }: Pick<IncomeGoal, 'monthlyIncomeCents' | 'incomeShare'>,
  monthsApart: number,
): Money {
  // 0.3 of an income may differ slightly from 0.3 as a double
  return Math.floor(monthlyIncomeCents * incomeShare + 1e-6) * monthsApart;
}

/** A client's whole monthly income; a missing part counts as none. */
export const totalIncomeCents = ({
  monthlyIncomeCents = 0,
  additionalIncomeCents = 0,
}: {
  monthlyIncomeCents?: Money | undefined;
  additionalIncomeCents?: Money | undefined;
}): Money => monthlyIncomeCents + additionalIncomeCents;

/** The share of a month's income that an instalment takes, with one instalment every so many months. */
export function incomeShareOf(installmentCents: Money, monthlyIncomeCents: Money, monthsApart: number): number {
  return installmentCents / monthsApart / monthlyIncomeCents;
}

/**
 * The lowest entry that limits the instalment to a share of the monthly income. An instalment of several months
 * (Farmer) is spread over them.
 *
 * @throws {DomainError} as entryForInstallment; DOM002 at `monthlyIncomeCents` or `incomeShare` for impossible values
 */
export function minEntryForIncome(input: QuoteInput, goal: IncomeGoal): Solved<{ entryValueCents: Money }> {
  const { termMonths, monthlyIncomeCents, incomeShare } = goal;
  checkGoalAmount(monthlyIncomeCents, 'monthlyIncomeCents');
  if (!(incomeShare > 0 && incomeShare <= 1)) {
    throw new DomainError('DOM002', { fields: [{ path: 'incomeShare', key: 'number.outOfRange' }] });
  }
  const installmentCents = installmentForIncome(goal, 1);
  if (installmentCents === 0) return { reached: false, reason: 'tooLow' };
  return entryForInstallment(input, { termMonths, installmentCents, perMonth: true });
}
