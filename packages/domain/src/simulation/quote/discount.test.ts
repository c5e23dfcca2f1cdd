/** The first stage of a price: the discount comes before everything that is a share of the price. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../errors/index.ts';
import {
  applyDiscount,
  comparePlans,
  type Discount,
  priceForInstallment,
  quoteLoan,
  quoteSimulation,
} from '../index.ts';
import { explainDiscount, lowestListPrice } from './discount.ts';
import { planExamples, quoteExample } from './plan-examples.ts';

const cents = (min: number, max: number) => fc.integer({ min, max });
const discounts: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({
    kind: fc.constant('VOUCHER' as const),
    discountType: fc.constant('PERCENTUAL' as const),
    discountValue: cents(1, 10_000),
  }),
  fc.record({
    kind: fc.constant('COUPON' as const),
    discountType: fc.constantFrom('VALUE' as const, 'FIXED_PRICE' as const),
    discountValue: cents(1, 20_000_000),
  }),
);
const tenth: Discount = { kind: 'VOUCHER', discountType: 'PERCENTUAL', discountValue: 1_000 };
const listCents = 11_111_111;

describe('the discount of a price', () => {
  it('is whole centavos between nothing and the list price, and the lines add up', () => {
    fc.assert(
      fc.property(cents(1, 10_000_000_000), discounts, (list, discount) => {
        const lines = applyDiscount(list, discount);
        expect(lines.listPriceCents - lines.discountCents).toBe(lines.priceCents);
        for (const amount of Object.values(lines)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(lines.priceCents).toBeLessThanOrEqual(list);
      }),
    );
  });

  it('never gets smaller prices for a more expensive vehicle', () => {
    fc.assert(
      fc.property(cents(1, 1_000_000_000), cents(0, 1_000_000), discounts, (list, more, discount) => {
        expect(applyDiscount(list + more, discount).priceCents).toBeGreaterThanOrEqual(
          applyDiscount(list, discount).priceCents,
        );
      }),
    );
  });

  it('leaves a centavo at the lowest list price that can be quoted, and none below it', () => {
    const half: Discount = { kind: 'COUPON', discountType: 'VALUE', discountValue: 500_000 };
    expect(applyDiscount(lowestListPrice(half), half).priceCents).toBe(1);
    expect(applyDiscount(lowestListPrice(half) - 1, half).priceCents).toBe(0);
  });

  it('is nothing without a code', () => {
    expect(applyDiscount(listCents, null)).toEqual({
      listPriceCents: listCents,
      discountCents: 0,
      priceCents: listCents,
    });
    expect(explainDiscount(applyDiscount(listCents, undefined))).toBeNull();
  });

  it('is explained with both prices', () => {
    const text = explainDiscount(applyDiscount(10_000_000, tenth));
    expect(text?.pt.replaceAll(/\s/g, ' ')).toBe(
      'O preço de R$ 100.000,00 tem um desconto de R$ 10.000,00: o veículo custa R$ 90.000,00.',
    );
  });
});

describe('a quote with a discount', () => {
  it.each(planExamples)('equals the quote of a vehicle that costs as much: $name', (example) => {
    const { priceCents } = applyDiscount(listCents, tenth);
    const entryValueCents = Math.round(priceCents * example.entryShares.min);
    const input = quoteExample(example, { vehicleValueCents: priceCents, entryValueCents });
    expect(quoteSimulation({ ...input, discount: tenth })).toEqual(quoteSimulation(input));
  });

  it('finds the list price for an instalment: one centavo more would exceed it', () => {
    const input = { ...quoteExample(planExamples[0]!), discount: tenth };
    const goal = { termMonths: 48, installmentCents: 250_000 };
    const found = priceForInstallment(input, goal, { share: 0.2 });
    if (!found.reached) throw new Error('not reached');
    const instalmentAt = (list: number) => {
      const vehicleValueCents = applyDiscount(list, tenth).priceCents;
      const entryValueCents = Math.ceil(vehicleValueCents * 0.2 - 1e-6);
      return quoteLoan({ ...input, vehicleValueCents, entryValueCents }, 48).installmentCents;
    };
    expect(instalmentAt(found.vehicleValueCents)).toBe(found.installmentCents);
    expect(found.installmentCents).toBeLessThanOrEqual(goal.installmentCents);
    expect(instalmentAt(found.vehicleValueCents + 100)).toBeGreaterThan(goal.installmentCents);
  });

  it('has no list price to find where the code sets the price', () => {
    const discount: Discount = { kind: 'VOUCHER', discountType: 'FIXED_PRICE', discountValue: 5_000_000 };
    const input = { ...quoteExample(planExamples[0]!), discount };
    const solve = (installmentCents: number) =>
      priceForInstallment(input, { termMonths: 48, installmentCents }, { share: 0.2 });
    expect(solve(1_000_000)).toEqual({ reached: false, reason: 'unbounded' });
  });

  it('compares the plans that the rule is for; the others are refused at the code', () => {
    const [regular, sempre] = planExamples;
    const input = quoteExample(regular!, { priceRows: [regular!.table, sempre!.table], entryValueCents: 3_000_000 });
    const compared = comparePlans({ ...input, discount: { ...tenth, financeTypeIds: [1] } }, 36);
    const of = (id: number) => compared.find(({ financeTypeId }) => financeTypeId === id)!;
    expect('figures' in of(1)).toBe(true);
    const other = of(2);
    expect('refusal' in other && other.refusal).toBeInstanceOf(DomainError);
    expect('refusal' in other && [other.refusal.code, other.refusal.fields[0]?.path]).toEqual([
      'voucher-007-3',
      'voucherCode',
    ]);
  });
});
