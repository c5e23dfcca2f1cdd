import { countInstalments, summarisePayments, type TermFigures } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';

/** How many times an instalment is paid: fewer than the months of the term if payments are less frequent. */
export const instalmentCountOf = (
  paid: Pick<TermFigures, 'term' | 'rateMonthly' | 'payments' | 'installmentCents' | 'balloonCents'>,
): number => countInstalments(summarisePayments(paid));

/** Whether a payment is due every month of the term: only then are payments months, and three of them a quarter. */
export function isMonthly({ term, schedule }: Pick<SimulationItem, 'term' | 'schedule'>): boolean {
  return schedule.length >= term;
}
