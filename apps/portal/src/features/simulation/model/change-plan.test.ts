import { expect, it } from 'vitest';
import { aSavedSimulation } from '../test-support.tsx';
import { changePlan } from './change-plan.ts';
import type { Draft } from './draft.ts';
import { draftFromSaved } from './draft-from-saved.ts';
import { typePrice } from './entry.ts';
import { withFixedEntry } from './fixed-entry.ts';

const draft: Draft = { ...draftFromSaved(aSavedSimulation()), terms: [24, 60], selectedTerm: 60 };
const to = (now: Draft, financeTypeId: number) => withFixedEntry({ ...now, ...changePlan(now, financeTypeId) });

it('restores entry, terms and choices when a plan that fixes the entry is left', () => {
  const half = to(draft, 8);
  expect(half).toMatchObject({ entryValueCents: 4_820_000, terms: [], selectedTerm: null });
  expect(to(half, 1)).toMatchObject({
    entryValueCents: 2_800_000,
    entryHeldAs: draft.entryHeldAs,
    terms: [24, 60],
    selectedTerm: 60,
  });
});

it('restores the typed entry after several plans that fix it', () => {
  expect(to(to(to(draft, 8), 14), 1).entryValueCents).toBe(2_800_000);
});

it('restores a typed percentage, applied to the current price', () => {
  const half = to({ ...draft, entryHeldAs: 'share', entryShare: '0.2500', entryValueCents: 2_410_000 }, 8);
  const dearer = withFixedEntry({ ...half, ...typePrice(half, 10_000_000) });
  expect(to(dearer, 1)).toMatchObject({ entryValueCents: 2_500_000, entryShare: '0.2500', entryHeldAs: 'share' });
});

it('changes nothing when the same plan is selected', () => {
  expect(to(draft, draft.financeTypeId)).toEqual(draft);
});
