import type { ProductChoice } from '@estrada/endpoints/index';

/**
 * The newest choice of products in one line, as a key of its strings with its values: how many were accepted and declined,
 * and how many are sold outside the menu. A choice that the simulation has left behind counts nothing that is sold.
 */
export function choiceSummaryOf({
  isCurrent,
  accepted,
  declined,
  kept,
}: Pick<ProductChoice, 'isCurrent'> & Record<'accepted' | 'declined' | 'kept', readonly unknown[]>) {
  const values = { accepted: accepted.length, declined: declined.length, kept: kept.length };
  if (!isCurrent) return { key: 'record.lost', values: {} } as const;
  return { key: kept.length > 0 ? 'record.countsKept' : 'record.counts', values } as const;
}
