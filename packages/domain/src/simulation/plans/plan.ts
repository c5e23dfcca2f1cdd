import { addMonths, type CalendarDate, daysBetween } from '../../calendar/index.ts';
import type { FieldProblem, Language } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import type { LoanInput } from '../loan/loan-input.ts';
import type { PlanTerms } from '../tables/plan-terms.ts';
import type { PriceTableRow } from '../tables/price-tables.ts';
import type { ChoiceSpec } from './choice-spec.ts';
import type { PlanChoices } from './plan-choices.ts';

/** What every plan needs to know; the plan decides how it is paid. */
export type PlanInput = Pick<
  LoanInput,
  'rateMonthly' | 'releaseDate' | 'taxpayer' | 'iofRows' | 'feesFinanced' | 'premiumsFinanced' | 'feesUpfront'
> & {
  vehicleValueCents: Money;
  entryValueCents: Money;
  termMonths: number;
  /** the first due date that the client wants; the plan's own without it */
  firstDueDate?: CalendarDate | undefined;
  /** what the price table states for the plan */
  terms: PlanTerms;
  /** what the client chose within it */
  choices: PlanChoices;
};

/** One way of paying: turns a choice into a loan, and says in words where the numbers of the result come from. */
export type Plan = {
  /** the keys of `PlanTerms` that a table of this plan states; any other is refused */
  tableTerms: Readonly<Partial<Record<keyof PlanTerms, 'required' | 'optional'>>>;
  /** what else a table of this plan must hold, for example a rate of zero */
  checkTable?(table: Pick<PriceTableRow, 'rateMonthly' | 'taxType' | 'termMonths'>, terms: PlanTerms): FieldProblem[];
  /** the inputs that the plan wants from the client, in the order to ask for them */
  choices(terms: PlanTerms, termMonths: number): ChoiceSpec[];
  /** the only entry that the plan accepts for a price; without it the client chooses */
  fixedEntryCents?(vehicleValueCents: Money): Money;
  /** what to blame when nothing is left to pay in instalments; the price where the plan knows nothing else */
  strainedBy?(choices: PlanChoices): FieldProblem | undefined;
  /**
   * @throws {DomainError} SIM018 for a balloon count that the plan does not allow; DOM002 with the fields for other choices
   *   that are not the plan's
   */
  toLoan(input: PlanInput): LoanInput;
  /** a lease's payments are parted into counterpart and residual value */
  isLease?: true;
  /**
   * Four to eight short sentences with the figures of the loan.
   *
   * @param choices the client's, defaults filled (as `QuotedTerm.choices`)
   */
  explain(loan: LoanResult, language: Language, choices?: PlanChoices): string[];
};

/** The loan of equal monthly instalments that every plan starts from. */
export function levelLoan(input: PlanInput, stepMonths = 1): LoanInput {
  const { entryValueCents, termMonths, firstDueDate, terms: _, choices: __, ...same } = input;
  const { releaseDate } = input;
  const loan = { ...same, downPaymentCents: entryValueCents, installments: termMonths };
  if (firstDueDate === undefined || releaseDate === undefined) return loan;
  // a day of the client's own choice is a grace: the first period is as long as it really is
  if (firstDueDate === addMonths(releaseDate, stepMonths)) return { ...loan, firstDueDate };
  return { ...loan, firstDueDate, graceDays: daysBetween(releaseDate, firstDueDate) };
}
