import type { PersonType } from '../tables/price-tables.ts';
import { defaultDirectSaleType } from './direct-sale.ts';

/** Who works for the maker may be its director too: these two may stand together, every other option stands alone. */
const together: readonly number[] = [4, 7];

/** Whether options may stand together: one alone, or those of a director who is an employee; none twice. */
export const areCompatible = (ids: readonly number[]): boolean =>
  ids.length <= 1 || (new Set(ids).size === ids.length && ids.every((id) => together.includes(id)));

/**
 * The sale options after one was pressed: a chosen one leaves, one that may stand beside the chosen joins them, and any other
 * takes their place.
 *
 * @param ids those chosen, ids of direct-sale types (docs/decisions/0055-sale-options.md)
 */
export function toggleSaleOption(ids: readonly number[], pressed: number): number[] {
  if (ids.includes(pressed)) return ids.filter((id) => id !== pressed);
  const joined = [...ids, pressed];
  return areCompatible(joined) ? joined : [pressed];
}

/** What of a sale says who buys. */
type Buyer = {
  personType: PersonType;
  saleOptionTypeIds?: readonly number[] | undefined;
  directSaleTypeId?: number | undefined;
};

/** The sale options: those chosen, else the kind of buyer that is named, else the standard one (10 of companies, 5 otherwise). */
export function saleOptionsOf({ saleOptionTypeIds, directSaleTypeId, personType }: Buyer): number[] {
  if (saleOptionTypeIds?.length) return [...saleOptionTypeIds];
  return [directSaleTypeId ?? defaultDirectSaleType(personType)];
}
