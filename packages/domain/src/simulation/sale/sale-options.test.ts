import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areCompatible, saleOptionsOf, toggleSaleOption } from './sale-options.ts';

const ids = fc.integer({ min: 1, max: 19 });
/** Lists after any sequence of toggles. */
const lists = fc.array(ids, { maxLength: 12 }).map((pressed) => pressed.reduce<number[]>(toggleSaleOption, []));

describe('toggling a sale option', () => {
  it('removes only a chosen option', () => {
    fc.assert(
      fc.property(lists, ids, (list, id) => {
        fc.pre(list.includes(id));
        expect(toggleSaleOption(list, id)).toEqual(list.filter((other) => other !== id));
      }),
    );
  });

  it('replaces the list by any other option, unless 4 and 7 combine', () => {
    fc.assert(
      fc.property(lists, ids, (list, id) => {
        fc.pre(!list.includes(id));
        const meet = (list.join() === '4' && id === 7) || (list.join() === '7' && id === 4);
        expect(toggleSaleOption(list, id)).toEqual(meet ? [...list, id] : [id]);
      }),
    );
  });

  it('never leaves options that cannot be combined, for any sequence of toggles', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(areCompatible(list)).toBe(true);
        expect(list.length < 2 || list.toSorted((a, b) => a - b).join() === '4,7').toBe(true);
      }),
    );
  });
});

it('default to the standard buyer when none was chosen: 10 for companies, 5 otherwise', () => {
  expect(saleOptionsOf({ personType: 'PJ' })).toEqual([10]);
  expect(saleOptionsOf({ personType: 'PF', saleOptionTypeIds: [] })).toEqual([5]);
  expect(saleOptionsOf({ personType: 'PF', directSaleTypeId: 1 })).toEqual([1]);
  expect(saleOptionsOf({ personType: 'PF', directSaleTypeId: 4, saleOptionTypeIds: [4, 7] })).toEqual([4, 7]);
});

it.each([[[4, 4]], [[4, 5]], [[4, 7, 1]], [[7, 4, 7]]])('%j cannot be combined', (list) => {
  expect(areCompatible(list)).toBe(false);
});
