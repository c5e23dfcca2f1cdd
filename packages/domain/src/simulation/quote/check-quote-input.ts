import { isCalendarDate } from '../../calendar/index.ts';
import { productName } from '../../enumerations/index.ts';
import { DomainError, type FieldProblem } from '../../errors/index.ts';
import { LoanError } from '../loan/loan-error.ts';
import { refuseFields } from '../plans/check-choices.ts';
import type { Plan } from '../plans/plan.ts';
import type { PlanChoices } from '../plans/plan-choices.ts';
import { saleProblems } from '../sale/sale.ts';
import type { QuoteInput } from './quote-input.ts';
import { exclusionProblems } from './selection.ts';
import { selectableTermLimit } from './term-preselection.ts';

/** R$ 100 million, the loan's own limit. */
const maxPriceCents = 10_000_000_000;

/**
 * Refuses wrong user input of the simulator, all fields at once.
 *
 * @throws {DomainError} DOM002 with one problem per field
 */
export function checkQuoteInput(input: QuoteInput): void {
  const limit = selectableTermLimit(input.financeTypeId);
  const price = problemOfPrice(input.vehicleValueCents);
  const entry = problemOfEntry(input.entryValueCents, price ? undefined : input.vehicleValueCents);
  const { firstDueDate, today } = input;
  const fields: FieldProblem[] = saleProblems(input);
  if (price) fields.push({ path: 'vehicleValueCents', key: price });
  if (entry) fields.push({ path: 'entryValueCents', key: entry });
  if (new Set(input.terms).size > limit) fields.push({ path: 'terms', key: 'term.tooMany' });
  if (firstDueDate !== undefined && (!isCalendarDate(firstDueDate) || firstDueDate <= today)) {
    fields.push({ path: 'firstDueDate', key: 'date.invalid' });
  }
  fields.push(...exclusionProblems(input.products, input.catalogue, productName));
  if (fields.length > 0) throw new DomainError('DOM002', { fields, params: { max: limit } });
}

function problemOfPrice(cents: number | undefined): FieldProblem['key'] | undefined {
  if (cents === undefined) return 'required';
  if (!Number.isInteger(cents)) return 'number.invalid';
  if (cents <= 0) return 'money.positive';
  return cents > maxPriceCents ? 'price.outOfRange' : undefined;
}

function problemOfEntry(cents: number | undefined, priceCents: number | undefined): FieldProblem['key'] | undefined {
  if (cents === undefined) return 'required';
  if (!Number.isInteger(cents) || cents < 0) return 'number.invalid';
  return priceCents !== undefined && cents >= priceCents ? 'entry.abovePrice' : undefined;
}

/**
 * Translates a loan error into a refusal for the user of the simulator. Any other error is returned unchanged.
 *
 * @param plan knows which of its inputs caused it
 */
export function refuseLoan(error: unknown, plan: Plan, choices: PlanChoices): unknown {
  if (!(error instanceof LoanError)) return error;
  if (error.code === 'NO_POSITIVE_INSTALMENT') {
    // without a balloon or custom amounts only the price can be too small for the term
    const blamed = plan.strainedBy?.(choices) ?? { path: 'vehicleValueCents', key: 'price.outOfRange' as const };
    return refuseFields([blamed], error);
  }
  // an entry that leaves a few centavos of credit next to financed fees costs more than any rate can express
  if (error.code !== 'NOTHING_FINANCED' && error.field !== 'cet') return error;
  return refuseFields([{ path: 'entryValueCents', key: 'price.outOfRange' }], error);
}
