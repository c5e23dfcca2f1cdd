import type { SimulationBasis } from '@estrada/endpoints/index';

/** The lowest entry, in centavos, with which the tables allow any term for a price; null if they are not loaded. */
export function leastEntryCents(priceCents: number | null, basis: SimulationBasis | undefined): number | null {
  if (priceCents === null || !basis || basis.priceRows.length === 0) return null;
  const share = Math.min(...basis.priceRows.map((row) => row.minEntryShare));
  // 0.2 of a price is not always exact in floating point: a millionth of a centavo above is rounded down
  return Math.max(0, Math.ceil(priceCents * share - 1e-6));
}
