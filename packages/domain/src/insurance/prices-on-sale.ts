import type { StoredValues } from '../forms/index.ts';
import type { PricedProductRow } from '../simulation/index.ts';
import type { vapForm } from './vap-form.ts';

/** A registered product, and whether it is sold. */
export type Vap = StoredValues<(typeof vapForm)['fields']> & { enabled: boolean };

/**
 * The uploaded prices on sale: those of a registered product, for its persons and terms. A price without a registered
 * product is not sold, nor is one whose product is priced by its insurer's own answer.
 */
export function pricesOnSale(rows: readonly PricedProductRow[], vaps: readonly Vap[]): PricedProductRow[] {
  const byKey = new Map(
    vaps
      .filter(({ enabled, priceSource }) => enabled && priceSource === 'TABLE')
      .map((vap) => [`${vap.code}|${vap.provider}`, vap]),
  );
  return rows.flatMap((row) => {
    const vap = byKey.get(`${row.code}|${row.provider}`);
    if (!vap || row.termMonths < vap.minTermMonths || row.termMonths > vap.maxTermMonths) return [];
    if (!(row.assetType === 1 ? vap.forNew : vap.forUsed)) return [];
    // nobody insures the life of a company
    const forPJ = vap.forPJ && row.code !== 'LIFE';
    if (vap.forPF && forPJ) return [row];
    if (!vap.forPF && !forPJ) return [];
    const only = vap.forPF ? ('PF' as const) : ('PJ' as const);
    return row.personType === null || row.personType === only ? [{ ...row, personType: only }] : [];
  });
}
