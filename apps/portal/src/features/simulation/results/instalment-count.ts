import type { TermFigures } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';

/**
 * How many times the instalment is paid: fewer than the months of the term where payments are further apart. A final
 * payment of its own, instead of the last instalment or after it, is none of them.
 */
export function instalmentCountOf({
  term,
  payments,
  installmentCents,
  balloonCents,
  lastInstallmentCents,
}: Pick<TermFigures, 'term' | 'payments' | 'installmentCents' | 'balloonCents' | 'lastInstallmentCents'>): number {
  // what was saved before plans had choices kept no payments, and was paid monthly
  if (payments.length === 0) return term;
  const count = payments.reduce((sum, group) => sum + group.count, 0);
  // beside a balloon the last payment has an instalment or only what rounding leaves, a few centavos more or less
  const isFinalAlone = balloonCents > 0 && lastInstallmentCents - balloonCents < installmentCents / 2;
  return isFinalAlone ? count - 1 : count;
}

/** Whether a payment falls due every month of the term: only then are payments months, and three of them a quarter. */
export function isMonthly({ term, schedule }: Pick<SimulationItem, 'term' | 'schedule'>): boolean {
  return schedule.length >= term;
}
