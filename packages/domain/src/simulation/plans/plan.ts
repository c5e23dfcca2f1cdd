import type { Language } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import type { LoanResult } from '../loan.ts';
import type { LoanInput } from '../loan-input.ts';

/** What every plan needs to know; the plan decides how it is paid. */
export type PlanInput = Pick<
  LoanInput,
  | 'rateMonthly'
  | 'releaseDate'
  | 'firstDueDate'
  | 'graceDays'
  | 'taxpayer'
  | 'iofRows'
  | 'feesFinanced'
  | 'premiumsFinanced'
  | 'feesUpfront'
> & {
  vehiclePriceCents: Money;
  entryCents: Money;
  termMonths: number;
  /** final balloon as a fraction of the vehicle price; null where the plan has none */
  balloonShare: number | null;
};

/** One way of paying: turns a choice into a loan, and says in words where the numbers of the result come from. */
export type Plan = {
  /**
   * @throws {DomainError} SIM018 when the balloons asked for are not the plan's
   */
  toLoan(input: PlanInput): LoanInput;
  /** four to seven short sentences with the figures of the loan */
  explain(loan: LoanResult, language: Language): string[];
};

/** The loan of equal monthly instalments that every plan starts from. */
export function levelLoan({ entryCents, termMonths, balloonShare: _, ...same }: PlanInput): LoanInput {
  return { ...same, downPaymentCents: entryCents, installments: termMonths };
}
