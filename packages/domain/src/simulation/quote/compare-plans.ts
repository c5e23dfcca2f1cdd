import { financeTypes } from '../../enumerations/index.ts';
import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import { plans } from '../plans/index.ts';
import { termsAllowed } from '../tables/price-tables.ts';
import { checkQuoteInput } from './check-quote-input.ts';
import { ensureDiscountOfPlan } from './discount.ts';
import { quoteSimulation } from './quote.ts';
import type { QuoteInput } from './quote-input.ts';
import { type TermFigures, termFiguresOf } from './term-figures.ts';

/** A plan's figures for the same client, vehicle and entry, or why it is not available. */
export type ComparedPlan = {
  financeTypeId: number;
  /** the only entry that the plan accepts for this price, used for its figures; null where the client chooses */
  fixedEntryCents: Money | null;
} & ({ figures: TermFigures } | { refusal: DomainError });

/**
 * Every plan with the same client, vehicle and entry, each over its term nearest to the wanted one (of two as near the
 * longer). The plan of the input uses the client's choices, the others their defaults; one with a fixed entry uses
 * that.
 *
 * @param input `priceRows` of all plans
 * @returns the plans in order; any error but a refusal of the plan is thrown
 * @throws DomainError a problem of the request itself, whatever the plan
 */
export function comparePlans(input: QuoteInput, wantedTermMonths: number): ComparedPlan[] {
  checkQuoteInput({ ...input, terms: [] });
  const compared = financeTypes.map(({ id: financeTypeId, planType }): ComparedPlan => {
    const fixedEntryCents = plans[planType].fixedEntryCents?.(input.vehicleValueCents) ?? null;
    const entered = { ...input, entryValueCents: fixedEntryCents ?? input.entryValueCents };
    try {
      ensureDiscountOfPlan(input.discount, financeTypeId);
      return { financeTypeId, fixedEntryCents, figures: figuresOf(entered, financeTypeId, wantedTermMonths) };
    } catch (error) {
      if (error instanceof DomainError) return { financeTypeId, fixedEntryCents, refusal: error };
      throw error;
    }
  });
  const common = commonRefusal(compared);
  if (common) throw common;
  return compared;
}

/** The refusal shared by every plan; null where they differ, or where only tables are missing. */
function commonRefusal(plans: readonly ComparedPlan[]): DomainError | null {
  const refusals = plans.flatMap((plan) => ('refusal' in plan ? [plan.refusal] : []));
  const [first] = refusals;
  if (!first || refusals.length < plans.length || first.code === 'GSIM002') return null;
  const reasonOf = ({ code, fields: [field] }: DomainError) => `${code} ${field?.path} ${field?.key}`;
  return refusals.every((refusal) => reasonOf(refusal) === reasonOf(first)) ? first : null;
}

function figuresOf(input: QuoteInput, financeTypeId: number, wantedTermMonths: number): TermFigures {
  const priceRows = input.priceRows.filter((row) => row.financeTypeId === financeTypeId);
  // the chosen tables and rate of one plan do not apply to another
  const own =
    financeTypeId === input.financeTypeId ? {} : { choices: {}, tableCodes: undefined, rateByHand: undefined };
  const ofPlan = { ...input, ...own, financeTypeId, priceRows };
  const entryShare = input.entryValueCents / input.vehicleValueCents;
  const terms = termsAllowed(priceRows, { ...ofPlan, entryShare }).map(({ termMonths }) => termMonths);
  const [quoted] = quoteSimulation({ ...ofPlan, terms: [nearest(terms, wantedTermMonths)] }).terms;
  return termFiguresOf(quoted!);
}

const nearest = (terms: readonly number[], wanted: number): number =>
  terms.reduce((best, term) => {
    const [near, far] = [Math.abs(term - wanted), Math.abs(best - wanted)];
    return near < far || (near === far && term > best) ? term : best;
  });
