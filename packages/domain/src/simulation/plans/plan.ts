import { addMonths, type CalendarDate, daysBetween } from '../../calendar/index.ts';
import type { FieldProblem, Language } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import type { LoanInput } from '../loan/loan-input.ts';
import type { PlanTerms } from '../tables/plan-terms.ts';
import type { PriceTableRow } from '../tables/price-tables.ts';
import type { ChoiceSpec } from './choice-spec.ts';
import type { PlanChoices } from './plan-choices.ts';

/** The input common to all plans; the plan decides how it is paid. */
export type PlanInput = Pick<
  LoanInput,
  'rateMonthly' | 'releaseDate' | 'taxpayer' | 'iofRows' | 'feesFinanced' | 'premiumsFinanced' | 'feesUpfront'
> & {
  vehicleValueCents: Money;
  entryValueCents: Money;
  termMonths: number;
  /** the client's first due date; by default the plan's own */
  firstDueDate?: CalendarDate | undefined;
  /** the terms of the price table for the plan */
  terms: PlanTerms;
  /** the client's choices within it */
  choices: PlanChoices;
};

/** One way of paying: turns choices into a loan, and explains the numbers of the result. */
export type Plan = {
  /** the keys of `PlanTerms` that a table of this plan has; any other is refused */
  tableTerms: Readonly<Partial<Record<keyof PlanTerms, 'required' | 'optional'>>>;
  /** further conditions for a table of this plan, for example a rate of zero */
  checkTable?(table: Pick<PriceTableRow, 'rateMonthly' | 'taxType' | 'termMonths'>, terms: PlanTerms): FieldProblem[];
  /** the inputs that the plan requires from the client, in display order */
  choices(terms: PlanTerms, termMonths: number): ChoiceSpec[];
  /** the only entry that the plan accepts for a price; absent where the client chooses */
  fixedEntryCents?(vehicleValueCents: Money): Money;
  /** the field responsible when nothing is left to pay in instalments; by default the price */
  strainedBy?(choices: PlanChoices): FieldProblem | undefined;
  /**
   * @throws {DomainError} SIM018 for a balloon count that the plan does not allow; DOM002 with the fields for other
   * choices that the plan does not have
   */
  toLoan(input: PlanInput): LoanInput;
  /**
   * Four to eight short sentences with the figures of the loan.
   *
   * @param choices the client's, with defaults (as `QuotedTerm.choices`)
   */
  explain(loan: LoanResult, language: Language, choices?: PlanChoices): string[];
};

/** The loan of equal monthly instalments that every plan starts from. */
export function levelLoan(input: PlanInput, stepMonths = 1): LoanInput {
  const { entryValueCents, termMonths, firstDueDate, terms: _, choices: __, ...same } = input;
  const { releaseDate } = input;
  const loan = { ...same, downPaymentCents: entryValueCents, installments: termMonths };
  if (firstDueDate === undefined || releaseDate === undefined) return loan;
  // a custom day is a grace: the first period has its real length
  if (firstDueDate === addMonths(releaseDate, stepMonths)) return { ...loan, firstDueDate };
  return { ...loan, firstDueDate, graceDays: daysBetween(releaseDate, firstDueDate) };
}
