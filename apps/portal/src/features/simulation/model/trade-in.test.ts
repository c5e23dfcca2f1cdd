import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSavedSimulation } from '../test-support.tsx';
import { changePlan } from './change-plan.ts';
import { contentOf, type Draft, requestOf, savedRequestOf } from './draft.ts';
import { draftFromSaved } from './draft-from-saved.ts';
import { typeEntryAmount, typeEntryShare } from './entry.ts';
import { withFixedEntry } from './fixed-entry.ts';
import { countedWorth, tradeInOf, tradeInValues } from './trade-in.ts';
import { raiseToTradeIn, removeTradeIn, typeCash, typeTradeIn } from './type-trade-in.ts';

const saved = aSavedSimulation();
const draft = draftFromSaved(saved);
const change = (now: Draft, part: Partial<Draft>): Draft => withFixedEntry({ ...now, ...part });
/** R$ 28.000,00 in cash, and a vehicle worth R$ 18.000,00. */
const withVehicle = change(draft, typeTradeIn(draft, { valueCents: 4_500_000, debtsCents: 2_700_000 }));

describe('typing a trade-in', () => {
  it('adds the vehicle to the cash amount, digit by digit, and subtracts it again', () => {
    let now: Draft = draft;
    for (const valueCents of [1, 18, 180, 18_000, 1_800_000]) now = change(now, typeTradeIn(now, { valueCents }));
    expect(now).toMatchObject({ entryValueCents: 4_600_000, entryShare: '0.4772', entryHeldAs: 'amount' });
    now = change(now, typeTradeIn(now, { debtsCents: 300_000 }));
    expect(now.entryValueCents).toBe(4_300_000);
    expect(change(now, removeTradeIn(now))).toMatchObject({ tradeIn: null, entryValueCents: 2_800_000 });
  });

  it('sets the entry to the vehicle alone when nothing was typed before', () => {
    const fresh = { ...draft, entryValueCents: null, entryShare: null };
    const typed = change(fresh, typeTradeIn(fresh, { valueCents: 1_800_000 }));
    expect([typed.entryValueCents, tradeInValues(typed)?.cashCents]).toEqual([1_800_000, 0]);
  });

  it('leaves the entry unchanged while the vehicle has no value, or its debts exceed its value', () => {
    const named = change(draft, typeTradeIn(draft, { description: 'Fiat Argo', plate: 'ABC1D23', year: 2019 }));
    expect(named.entryValueCents).toBe(2_800_000);
    const owing = change(named, typeTradeIn(named, { valueCents: 100, debtsCents: 500 }));
    expect(owing.entryValueCents).toBe(2_800_000);
    expect(tradeInValues(owing)).toMatchObject({ equityCents: 0, shortfallCents: 400, cashCents: 2_800_000 });
  });

  it('sets the entry to the sum of cash and vehicle', () => {
    expect(change(withVehicle, typeCash(withVehicle, 1_000_000)).entryValueCents).toBe(2_800_000);
    expect(change(withVehicle, typeCash(withVehicle, null)).entryValueCents).toBe(1_800_000);
    expect(change(draft, typeCash(draft, null)).entryValueCents).toBeNull();
  });
});

describe('an entry that is changed elsewhere', () => {
  it('always equals cash plus vehicle, whatever the order of typing, unless the vehicle does not count', () => {
    const cents = fc.integer({ min: 0, max: 9_000_000 });
    const acts = fc.array(
      fc.oneof(
        cents.map((valueCents) => (now: Draft) => typeTradeIn(now, { valueCents })),
        cents.map((debtsCents) => (now: Draft) => typeTradeIn(now, { debtsCents })),
        cents.map((cashCents) => (now: Draft) => typeCash(now, cashCents)),
        cents.map((entryCents) => (now: Draft) => typeEntryAmount(now, entryCents)),
        fc.integer({ min: 0, max: 99 }).map((share) => (now: Draft) => typeEntryShare(now, String(share / 100))),
        fc.constantFrom(1, 8, 14).map((plan) => (now: Draft) => changePlan(now, plan)),
        fc.constant(raiseToTradeIn),
      ),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(acts, (typed) => {
        const now = typed.reduce((before, act) => change(before, act(before)), draft);
        const standing = tradeInValues(now);
        const tradeIn = tradeInOf(now);
        if (!standing || standing.isAside) expect(tradeIn).toBeUndefined();
        else expect(standing.equityCents + standing.cashCents!).toBe(now.entryValueCents);
        if (tradeIn) expect(tradeIn.cashCents).toBe(standing?.cashCents);
        if (tradeIn) expect(tradeIn.cashCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('excludes a vehicle worth more than it without losing its data, and includes it again later', () => {
    const low = change(withVehicle, typeEntryAmount(withVehicle, 1_000_000));
    expect(low.tradeIn).toEqual(withVehicle.tradeIn);
    expect([tradeInValues(low)?.isAside, countedWorth(low), savedRequestOf(low)]).toEqual([
      ...[true, null, requestOf(low)],
    ]);
    expect(change(low, removeTradeIn(low)).entryValueCents).toBe(1_000_000);
    const corrected = change(low, typeTradeIn(low, { debtsCents: 4_000_000 }));
    expect([corrected.entryValueCents, tradeInValues(corrected)?.cashCents]).toEqual([1_000_000, 500_000]);
    expect(tradeInValues(change(low, raiseToTradeIn(low)))).toMatchObject({ isAside: false, cashCents: 0 });
  });

  it('excludes the vehicle while a plan fixes it, and includes it again with another plan', () => {
    const none = change(withVehicle, changePlan(withVehicle, 14));
    expect([none.entryValueCents, tradeInValues(none)?.isAside]).toEqual([0, true]);
    const half = change(none, changePlan(none, 8));
    expect(tradeInValues(half)).toMatchObject({ isAside: false, cashCents: 4_820_000 - 1_800_000 });
    expect(change(half, typeTradeIn(half, { valueCents: 5_000_000 })).entryValueCents).toBe(4_820_000);
    const back = change(half, changePlan(half, 1));
    expect([back.entryValueCents, tradeInValues(back)?.cashCents]).toEqual([4_600_000, 2_800_000]);
  });
});

describe('saved request', () => {
  it('does not trigger new figures for a vehicle, and includes it', () => {
    const { tradeIn, ...request } = savedRequestOf(withVehicle)!;
    expect(request).toEqual(requestOf(withVehicle));
    expect(tradeIn).toEqual({ valueCents: 4_500_000, debtsCents: 2_700_000, cashCents: 2_800_000 });
    expect(contentOf(withVehicle)).not.toBe(contentOf({ ...withVehicle, tradeIn: null }));
  });

  it('restores the vehicle as it was saved', () => {
    const tradeIn = { description: 'Fiat Argo', year: 2019, valueCents: 4_500_000, debtsCents: 0, cashCents: 100 };
    const request = { ...saved.request, entryValueCents: 4_500_100, tradeIn };
    const opened = draftFromSaved({ ...saved, request });
    expect(savedRequestOf(opened)?.tradeIn).toEqual(tradeIn);
    expect(opened.saved?.content).toBe(contentOf(opened));
  });
});
