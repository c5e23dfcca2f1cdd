import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, centsToDecimal, MoneyError, roundToCents, toCents } from './index.ts';

describe('toCents', () => {
  it.each([
    ['0', 0],
    ['100000', 10_000_000],
    ['950.00', 95_000],
    ['0.1', 10],
    ['-1.05', -105],
    ['1.15', 115],
  ])('reads %s', (decimal, cents) => expect(toCents(decimal)).toBe(cents));

  it.each([
    ['1.005', 'TOO_MANY_DECIMALS'],
    ['NaN', 'NOT_A_NUMBER'],
    ['', 'NOT_A_NUMBER'],
    ['1,50', 'NOT_A_NUMBER'],
    ['1e3', 'NOT_A_NUMBER'],
    ['Infinity', 'NOT_A_NUMBER'],
    ['99999999999999999', 'OUT_OF_RANGE'],
  ])('refuses %j as %s', (decimal, code) => {
    expect(() => toCents(decimal)).toThrow(expect.objectContaining({ name: 'MoneyError', code }));
  });

  it('reads back what centsToDecimal wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(centsToDecimal(cents))).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });

  it('refuses fractions of a centavo', () => expect(() => centsToDecimal(0.5)).toThrow(MoneyError));
});

describe('roundToCents', () => {
  it.each([
    [1.005 * 100, 101],
    [0.5, 1],
    [0.4999, 0],
    [-0.5, -1],
    [-0.2, 0],
    [3_104_063.4999999995, 3_104_064],
    [211_792.9949, 211_793],
  ])('rounds %d to %d', (value, cents) => expect(Object.is(roundToCents(value), cents)).toBe(true));

  it('rounds every exact half up, however the value was computed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 97 }), (cents, parts) => {
        expect(roundToCents(((cents + 0.5) / parts) * parts)).toBe(cents + 1);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) => {
    expect(() => roundToCents(value)).toThrow(MoneyError);
  });
});

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [2, [1, 1, 1, 1], [1, 1, 0, 0]],
    [10, [0.6, 0.25, 0.15], [6, 3, 1]],
    [10_000, [7_000_000, 71_900, 28_600, 419_200], [9309, 96, 38, 557]],
  ])('distributes the remainder of %d over %j by the largest remainders', (total, shares, parts) => {
    expect(allocate(total, shares)).toEqual(parts);
  });

  it('adds up to the total, with no part off by a whole unit, for any shares', () => {
    const share = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.array(share, { minLength: 1, maxLength: 20 }),
        (total, shares) => {
          const sum = shares.reduce((before, one) => before + one, 0);
          fc.pre(shares.some((one) => one > 1e-3));
          const parts = allocate(total, shares);
          expect(parts.reduce((before, part) => before + part, 0)).toBe(total);
          for (const [index, part] of parts.entries())
            expect(Math.abs(part - (total * shares[index]!) / sum)).toBeLessThan(1);
        },
      ),
    );
  });

  it.each([[[]], [[0, 0]], [[1, -1, 2]]])('refuses shares %j', (shares) => {
    expect(() => allocate(100, shares)).toThrow(MoneyError);
  });
});
