import { describe, expect, it } from 'vitest';
import { directSaleSegments, directSaleTypes } from '../../enumerations/index.ts';
import { defaultDirectSaleType, directSaleTypesFor, findDirectSaleType } from './direct-sale.ts';

const sales = (['TD', 'VD'] as const).flatMap((saleType) =>
  (['PF', 'PJ'] as const).map((personType) => ({ saleType, personType })),
);

describe('direct-sale types', () => {
  it('have the ids 1 to 19, and every one of the nine segments has a type', () => {
    expect(directSaleTypes.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1));
    expect(new Set(directSaleTypes.map(({ segment }) => segment))).toEqual(
      new Set(directSaleSegments.map(({ id }) => id)),
    );
    expect(directSaleSegments).toHaveLength(9);
  });

  it('have unique names within a person type, in both languages', () => {
    for (const language of ['pt', 'en'] as const)
      expect(new Set(directSaleTypes.map((type) => `${type.personType} ${type[language]}`)).size).toBe(19);
  });

  it.each(directSaleTypes)('$id $pt is offered only to its person type and in its sale types', (type) => {
    const offered = sales.filter((sale) => directSaleTypesFor(sale.saleType, sale.personType).includes(type));
    expect(offered).toEqual(
      sales.filter((sale) => sale.personType === type.personType && type.saleTypes.includes(sale.saleType)),
    );
    expect(offered.length).toBeGreaterThan(0);
    expect(findDirectSaleType(type.id)).toBe(type);
  });

  it.each(sales)('include a standard type for $saleType and $personType', ({ saleType, personType }) => {
    const standard = directSaleTypesFor(saleType, personType).find(({ segment }) => segment === 'DEFAULT');
    expect(standard?.id).toBe(defaultDirectSaleType(personType));
  });

  it('allow only the standard buyer in a sale from stock', () => {
    expect(directSaleTypesFor('TD', 'PF').map(({ id }) => id)).toEqual([5]);
    expect(directSaleTypesFor('TD', 'PJ').map(({ id }) => id)).toEqual([10]);
  });

  it('exclude type 0 and type 20', () => {
    expect([findDirectSaleType(0), findDirectSaleType(20), findDirectSaleType(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
