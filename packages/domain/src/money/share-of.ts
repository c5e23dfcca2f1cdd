import type { Money } from './money.ts';

/** A share of an amount, to the centavo, half up: computed in whole numbers, so that no half is lost. */
export const shareOf = (cents: Money, millionths: number): Money =>
  Number((BigInt(cents) * BigInt(millionths) + 500_000n) / 1_000_000n);
