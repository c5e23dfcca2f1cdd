import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeEntry, describeTradeIn } from './describe-entry.ts';
import { cashPart, evaluateTradeIn, tradeInProblems } from './trade-in.ts';

const cents = fc.integer({ min: 0, max: 10_000_000_000 });
const amounts = fc.record({ valueCents: cents, debtsCents: cents });
const argo = { description: 'Fiat Argo', year: 2019, plate: 'ABC1D23', valueCents: 4_500_000, debtsCents: 2_700_000 };

describe('a traded-in vehicle', () => {
  it('counts as its value less its debts, and never reduces the down payment', () => {
    expect(evaluateTradeIn(argo)).toEqual({ equityCents: 1_800_000, shortfallCents: 0 });
    expect(evaluateTradeIn({ valueCents: 2_700_000, debtsCents: 4_500_000 })).toEqual({
      equityCents: 0,
      shortfallCents: 1_800_000,
    });
  });

  it('loses no centavo: equity less shortfall equals value less debts, and one of them is zero', () => {
    fc.assert(
      fc.property(amounts, ({ valueCents, debtsCents }) => {
        const { equityCents, shortfallCents } = evaluateTradeIn({ valueCents, debtsCents });
        expect(equityCents - shortfallCents).toBe(valueCents - debtsCents);
        expect(Math.min(equityCents, shortfallCents)).toBe(0);
      }),
    );
  });

  it('leaves the rest of the down payment to cash, or exceeds it', () => {
    fc.assert(
      fc.property(amounts, cents, (vehicle, entryValueCents) => {
        const worth = evaluateTradeIn(vehicle);
        const cashCents = cashPart(entryValueCents, worth);
        if (cashCents === null) expect(worth.equityCents).toBeGreaterThan(entryValueCents);
        else expect(cashCents + worth.equityCents).toBe(entryValueCents);
        expect(cashCents ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the parts of a down payment', () => {
  it('add up to the centavo, or are refused', () => {
    const positive = amounts.filter(({ valueCents }) => valueCents > 0);
    fc.assert(
      fc.property(positive, cents, cents, (vehicle, cashCents, entryValueCents) => {
        const problems = tradeInProblems(entryValueCents, { ...vehicle, cashCents });
        const isSum = cashCents + evaluateTradeIn(vehicle).equityCents === entryValueCents;
        expect(problems.length === 0).toBe(isSum);
        const sum = cashCents + evaluateTradeIn(vehicle).equityCents;
        expect(tradeInProblems(sum, { ...vehicle, cashCents })).toEqual([]);
      }),
    );
  });

  it('report the correct cash amount at the cash field', () => {
    expect(tradeInProblems(3_000_000, { ...argo, cashCents: 1_200_001 })).toEqual([
      { path: 'tradeIn.cashCents', key: 'tradeIn.otherSum', params: { cash: 'R$ 12.000,00' } },
    ]);
  });

  it('report at the vehicle that it is worth more than the down payment', () => {
    expect(tradeInProblems(1_000_000, { ...argo, cashCents: 0 })).toEqual([
      {
        path: 'tradeIn.valueCents',
        key: 'tradeIn.aboveEntry',
        params: { equity: 'R$ 18.000,00', entry: 'R$ 10.000,00' },
      },
    ]);
  });

  it('require a vehicle with a value', () => {
    expect(tradeInProblems(1_000_000, { valueCents: 0, debtsCents: 0, cashCents: 1_000_000 })).toEqual([
      { path: 'tradeIn.valueCents', key: 'money.positive' },
    ]);
  });
});

/** With ordinary spaces instead of non-breaking ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('description of the down payment', () => {
  const worth = evaluateTradeIn(argo);

  it.each([
    ['pt-BR', undefined, 'R$ 30.000,00'],
    ['pt-BR', worth, 'R$ 30.000,00, sendo R$ 18.000,00 do veículo na troca'],
    ['en', worth, 'R$ 30.000,00, of which R$ 18.000,00 is the trade-in vehicle'],
    ['pt-BR', { equityCents: 0, shortfallCents: 0 }, 'R$ 30.000,00, toda em dinheiro'],
    [
      'pt-BR',
      { equityCents: 0, shortfallCents: 200_000 },
      'R$ 30.000,00, toda em dinheiro; R$ 2.000,00 de dívidas do veículo na troca são quitadas à parte',
    ],
    [
      'en',
      { equityCents: 0, shortfallCents: 200_000 },
      'R$ 30.000,00, all in cash; R$ 2.000,00 of debts of the trade-in vehicle are settled separately',
    ],
  ] as const)('states the share of the vehicle in the down payment: %s %o', (language, of, text) => {
    expect(plain(describeEntry(3_000_000, of, language))).toBe(text);
  });

  it('describes the vehicle with the known details', () => {
    expect(plain(describeTradeIn(argo, 'pt-BR'))).toBe(
      'Fiat Argo · 2019 · ABC1D23 · R$ 45.000,00 menos R$ 27.000,00 de dívidas',
    );
    expect(plain(describeTradeIn(argo, 'en'))).toBe(
      'Fiat Argo · 2019 · ABC1D23 · R$ 45.000,00 less R$ 27.000,00 of debts',
    );
    expect(plain(describeTradeIn({ valueCents: 4_500_000, debtsCents: 0 }, 'en'))).toBe('R$ 45.000,00');
  });
});
