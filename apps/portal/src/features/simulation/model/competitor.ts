import { type CompetitorOffer, type CompetitorProblem, competitorProblems } from '@estrada/domain/simulation/index';
import type { SimulationItem, SimulationResult } from '@estrada/endpoints/index';
import type { CompetitorDraft, Draft } from './draft.ts';
import { priceOf } from './entry.ts';

export type CompetitorField = keyof CompetitorOffer;

/** What the form starts with: price, entry and term of this simulation. */
export const initialCompetitor = (draft: Draft, item: SimulationItem): CompetitorDraft => ({
  priceCents: priceOf(draft),
  entryCents: draft.entryValueCents,
  installmentCents: null,
  termMonths: item.term,
});

/** The complete offer, or what is missing or impossible, by field. */
export function checkCompetitor(
  typed: CompetitorDraft,
): { offer: CompetitorOffer } | { problems: Partial<Record<CompetitorField, CompetitorProblem | 'required'>> } {
  const { priceCents, entryCents, installmentCents, termMonths } = typed;
  if (priceCents === null || entryCents === null || installmentCents === null || termMonths === null) {
    const missing = Object.entries(typed).filter(([, value]) => value === null);
    return { problems: Object.fromEntries(missing.map(([field]) => [field, 'required'])) };
  }
  const offer = { priceCents, entryCents, installmentCents, termMonths };
  const problems = competitorProblems(offer);
  return Object.keys(problems).length > 0 ? { problems } : { offer };
}

/** Our rate for a term: of the figures on the screen, else of the table, else of the nearest term that we have. */
export function ourRateFor(
  term: number,
  { simulationItems, availableTerms }: Pick<SimulationResult, 'simulationItems' | 'availableTerms'>,
): { term: number; rateMonthly: number } | null {
  const rates = [...simulationItems, ...availableTerms];
  const distance = (one: { term: number }) => Math.abs(one.term - term);
  const [first, ...others] = rates;
  if (!first) return null;
  const nearest = others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first);
  return { term: nearest.term, rateMonthly: Number(nearest.rateMonthly) };
}
