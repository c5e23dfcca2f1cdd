import type { SimulationBasis } from '@estrada/endpoints/index';
import { expect, it } from 'vitest';
import { leastEntryCents } from './least-entry.ts';

const basisWith = (...shares: number[]) =>
  ({ priceRows: shares.map((minEntryShare) => ({ minEntryShare })) }) as unknown as SimulationBasis;

it.each([
  [9_640_000, [0.3, 0.2], 1_928_000],
  // a share that ends between two centavos allows the table only from the upper one
  [9_999_999, [0.2], 2_000_000],
  [10_000_000, [0.07], 700_000],
  [9_640_000, [0, 0.2], 0],
])('is the lowest whole centavo that makes a term available: %d with %j is %d', (price, shares, least) => {
  expect(leastEntryCents(price, basisWith(...shares))).toBe(least);
});

it('is unknown without a price or a table', () => {
  expect(leastEntryCents(null, basisWith(0.2))).toBeNull();
  expect(leastEntryCents(9_640_000, undefined)).toBeNull();
  expect(leastEntryCents(9_640_000, basisWith())).toBeNull();
});
