import type { StoredValues } from '../forms/index.ts';
import type { PricedProductRow } from '../simulation/index.ts';
import { canInsure } from './insurance-products.ts';
import type { vapForm } from './vap-form.ts';

/** A registered product, and whether it is sold. */
export type Vap = StoredValues<(typeof vapForm)['fields']> & { enabled: boolean };

const personTypes = ['PF', 'PJ'] as const;

/**
 * The uploaded prices on sale: those of a registered product, for its persons and terms. A price without a registered
 * product is not sold, nor is one whose product is priced by its insurer's own answer. A request names a product
 * without its insurer, so each person is offered one insurer's: the first registered one that has a price.
 *
 * @param vaps in the order of their registration
 */
export function pricesOnSale(rows: readonly PricedProductRow[], vaps: readonly Vap[]): PricedProductRow[] {
  const offered = vaps.filter(({ enabled, priceSource }) => enabled && priceSource === 'TABLE');
  const byKey = new Map(offered.map((vap) => [keyOf(vap), vap]));
  const sold = rows.map((row) => ({ row, persons: personsOf(row, byKey.get(keyOf(row))) }));
  const places = new Map(offered.map((vap, place) => [keyOf(vap), place]));
  const placeOf = (row: PricedProductRow) => places.get(keyOf(row))!;
  const first = new Map<string, number>();
  // a row by age may price nothing: it takes the place of no other insurer's
  for (const { row, persons } of sold.filter(({ row }) => row.share === undefined))
    for (const person of persons) {
      const choice = `${row.code}|${person}`;
      first.set(choice, Math.min(placeOf(row), first.get(choice) ?? placeOf(row)));
    }
  return sold.flatMap(({ row: listed, persons }) => {
    const row = withinTerms(listed, byKey.get(keyOf(listed)));
    const left = persons.filter((person) => row.share || first.get(`${row.code}|${person}`) === placeOf(row));
    if (left.length === personTypes.length) return [row];
    return left.map((personType) => ({ ...row, personType }));
  });
}

const keyOf = ({ code, provider }: { code: string; provider: string }) => `${code}|${provider}`;

/** A row for several terms, for those that its product is sold in. */
function withinTerms(row: PricedProductRow, vap: Vap | undefined): PricedProductRow {
  if (row.maxTermMonths === undefined || !vap) return row;
  return {
    ...row,
    termMonths: Math.max(row.termMonths, vap.minTermMonths),
    maxTermMonths: Math.min(row.maxTermMonths, vap.maxTermMonths),
  };
}

/** The persons whom a price may be sold to by its registration. */
function personsOf(row: PricedProductRow, vap: Vap | undefined): readonly ('PF' | 'PJ')[] {
  if (!vap || row.termMonths > vap.maxTermMonths) return [];
  if ((row.maxTermMonths ?? row.termMonths) < vap.minTermMonths) return [];
  if (!(row.assetType === 1 ? vap.forNew : vap.forUsed)) return [];
  const isFor = { PF: vap.forPF, PJ: vap.forPJ };
  return personTypes.filter(
    (person) => isFor[person] && canInsure(row.code, person) && (row.personType === null || row.personType === person),
  );
}
