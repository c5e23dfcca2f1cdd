import { type DirectSaleType, directSaleTypes } from '../../enumerations/index.ts';
import type { PersonType, SaleType } from '../tables/price-tables.ts';

/** The direct-sale types that a sale may have, in the order of their ids. */
export const directSaleTypesFor = (saleType: SaleType, personType: PersonType): DirectSaleType[] =>
  directSaleTypes.filter((type) => type.personType === personType && type.saleTypes.includes(saleType));

/** The default type of a sale: the standard one, 10 for companies and 5 otherwise. */
export const defaultDirectSaleType = (personType: PersonType): number => (personType === 'PJ' ? 10 : 5);

/** @returns undefined for an id that is none of the nineteen */
export const findDirectSaleType = (id: number | undefined): DirectSaleType | undefined =>
  directSaleTypes.find((type) => type.id === id);
