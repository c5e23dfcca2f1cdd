import { describe, expect, it } from 'vitest';
import { typeEntryAmount, typeEntryShare, typePrice } from './entry.ts';

const start = {
  vehicleValueCents: 9_640_000,
  entryValueCents: null,
  entryShare: null,
  entryHeldAs: 'amount',
} as const;

describe('entry as amount and as percentage', () => {
  it('updates the percentage when an amount is typed', () => {
    expect(typeEntryAmount(start, 2_800_000)).toMatchObject({ entryValueCents: 2_800_000, entryShare: '0.2905' });
  });

  it('updates the amount when a percentage is typed, rounded to centavos', () => {
    expect(typeEntryShare({ ...start, vehicleValueCents: 9_999_999 }, '0.3333')).toMatchObject({
      entryValueCents: 3_333_000,
      entryShare: '0.3333',
    });
  });

  it('retains the last typed value when the price changes', () => {
    const asShare = typeEntryShare(start, '0.2000');
    expect(typePrice(asShare, 10_000_000)).toMatchObject({ entryValueCents: 2_000_000, entryShare: '0.2000' });
    const asAmount = typeEntryAmount(start, 2_800_000);
    expect(typePrice(asAmount, 5_600_000)).toMatchObject({ entryValueCents: 2_800_000, entryShare: '0.5000' });
  });

  it('loses neither while the price is being retyped', () => {
    const asShare = typeEntryShare(start, '0.2000');
    const without = typePrice(asShare, null);
    expect(typePrice(without, 8_000_000)).toMatchObject({ entryValueCents: 1_600_000, entryShare: '0.2000' });
  });

  it('clears the percentage with the amount', () => {
    expect(typeEntryAmount(typeEntryAmount(start, 100), null)).toMatchObject({ entryShare: null });
  });
});
