import type { PersonType } from '../tables/price-tables.ts';
import { defaultDirectSaleType } from './direct-sale.ts';

/** An employee of the maker may also be its director: only these two combine, every other option is exclusive. */
const together: readonly number[] = [4, 7];

/** Whether options may be combined: a single one, or those of a director who is an employee; no duplicates. */
export const areCompatible = (ids: readonly number[]): boolean =>
  ids.length <= 1 || (new Set(ids).size === ids.length && ids.every((id) => together.includes(id)));

/**
 * The sale options after one was toggled: a chosen one is removed, a compatible one is added, and any other replaces
 * the list.
 *
 * @param ids the chosen ones, ids of direct-sale types (docs/decisions/0055-sale-options.md)
 */
export function toggleSaleOption(ids: readonly number[], pressed: number): number[] {
  if (ids.includes(pressed)) return ids.filter((id) => id !== pressed);
  const joined = [...ids, pressed];
  return areCompatible(joined) ? joined : [pressed];
}

/** The part of a sale that identifies the buyer. */
type Buyer = {
  personType: PersonType;
  saleOptionTypeIds?: readonly number[] | undefined;
  directSaleTypeId?: number | undefined;
};

/**
 * The sale options: the chosen ones, else the named kind of buyer, else the standard one (10 for companies, 5
 * otherwise).
 */
export function saleOptionsOf({ saleOptionTypeIds, directSaleTypeId, personType }: Buyer): number[] {
  if (saleOptionTypeIds?.length) return [...saleOptionTypeIds];
  return [directSaleTypeId ?? defaultDirectSaleType(personType)];
}
