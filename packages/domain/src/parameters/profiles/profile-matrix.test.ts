import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  type CellChange,
  cellsOf,
  cellsThatAreOn,
  changesBetween,
  combinationKey,
  combinations,
  copyMatrix,
  countChanges,
  defaultFlags,
  flagDecides,
  flagsFor,
  groupCells,
  matrixOf,
  matrixOfCells,
  profileFlagNames,
  rightsOf,
  setSelection,
  simulationProfiles,
  textsOfChange,
  trailOfChanges,
  vehicleTypeOf,
} from './index.ts';

const empty = matrixOf([]);
const first = combinations[0]!;

const someChanges = fc.array(
  fc.record({
    at: fc.nat({ max: combinations.length - 1 }),
    flag: fc.constantFrom(...profileFlagNames),
    isOn: fc.boolean(),
  }),
  { maxLength: 40 },
);
const matrices = someChanges.map((changes) =>
  applyChanges(
    empty,
    changes.map(({ at, flag, isOn }): CellChange => ({ ...combinations[at]!, flag, isOn })),
  ),
);
const profiles = fc.constantFrom(...simulationProfiles);

it('contains every combination of channel, vehicle, tax and finance type once', () => {
  expect(combinations).toHaveLength(5 * 3 * 3 * 13);
  expect(new Set(combinations.map(combinationKey)).size).toBe(combinations.length);
});

it('shows every part and grants no right when nothing was saved', () => {
  expect(flagsFor(empty, first)).toEqual(defaultFlags);
  expect(rightsOf(empty)).toEqual({ createPropose: false, viewPaymentReport: false });
  expect(profileFlagNames.filter((flag) => !defaultFlags[flag])).toEqual(['createPropose', 'viewPaymentReport']);
});

it('reads a stored row, and drops one of a plan that the product no longer has', () => {
  const kept = { ...first, ...defaultFlags, viewSimulationTax: false };
  const matrix = matrixOf([kept, { ...kept, financeTypeId: 999, createPropose: true }]);
  expect(flagsFor(matrix, first).viewSimulationTax).toBe(false);
  expect(matrix.size).toBe(combinations.length);
  expect(rightsOf(matrix).createPropose).toBe(false);
});

it('grants a right that is on in a single combination', () => {
  const one = applyChanges(empty, [{ ...combinations.at(-1)!, flag: 'viewPaymentReport', isOn: true }]);
  expect(rightsOf(one)).toEqual({ createPropose: false, viewPaymentReport: true });
});

describe('for any matrix', () => {
  it('computes changes that turn one matrix into the other', () => {
    fc.assert(
      fc.property(matrices, matrices, (before, after) => {
        const changes = changesBetween(before, after);
        expect(changesBetween(applyChanges(before, changes), after)).toEqual([]);
        expect(countChanges(changes).reduce((sum, { on, off }) => sum + on + off, 0)).toBe(changes.length);
      }),
      { numRuns: 30 },
    );
  });

  it('restores the matrix from the groups of its cells', () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        const groups = groupCells(cellsThatAreOn(matrix));
        expect(changesBetween(matrix, matrixOfCells(cellsOf(groups)))).toEqual([]);
        expect(groups.length).toBeLessThanOrEqual(5 * 3 * 3 * 8);
      }),
      { numRuns: 30 },
    );
  });

  it('copies only the flags that apply to the profile', () => {
    fc.assert(
      fc.property(matrices, matrices, profiles, (from, to, profile) => {
        const copied = copyMatrix(from, to, profile);
        for (const { flag } of changesBetween(copied, from)) expect(flagDecides(flag, profile)).toBe(false);
        for (const { flag } of changesBetween(to, copied)) expect(flagDecides(flag, profile)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('sets the selected cells, and no other', () => {
    fc.assert(
      fc.property(
        matrices,
        profiles,
        fc.subarray([...combinations], { maxLength: 12 }),
        fc.boolean(),
        (matrix, profile, chosen, isOn) => {
          const set = setSelection(
            matrix,
            profile,
            { combinations: chosen, flags: ['createPropose', 'viewDirectSale'] },
            isOn,
          );
          const keys = new Set(chosen.map(combinationKey));
          for (const change of changesBetween(matrix, set)) {
            expect(keys.has(combinationKey(change))).toBe(true);
            expect(['createPropose', 'viewDirectSale']).toContain(change.flag);
            expect(change.isOn).toBe(isOn);
          }
          for (const combination of chosen) expect(flagsFor(set, combination).viewDirectSale).toBe(isOn);
        },
      ),
      { numRuns: 30 },
    );
  });
});

it('applies a right only to profiles whose access table requires it', () => {
  const deciding = simulationProfiles.filter((profile) => flagDecides('createPropose', profile));
  expect(deciding).toEqual(['sales-manager', 'fi-manager', 'seller']);
  expect(simulationProfiles.every((profile) => flagDecides('viewSimulationTax', profile))).toBe(true);
});

it('treats a direct sale as a separate vehicle type, whatever the vehicle', () => {
  expect(vehicleTypeOf({ assetType: 1, saleType: 'TD' })).toBe('NEW');
  expect(vehicleTypeOf({ assetType: 2, saleType: 'TD' })).toBe('USED');
  expect(vehicleTypeOf({ assetType: 2, saleType: 'VD' })).toBe('DIRECT_SALES');
});

describe('in the audit trail', () => {
  const changes: CellChange[] = [
    { ...first, flag: 'createPropose', isOn: true },
    { ...first, flag: 'viewDirectSale', isOn: false },
  ];

  it('lists the combinations when they are few', () => {
    const trail = trailOfChanges(changes);
    expect(trail).toEqual({
      viewDirectSale: '+0 -1',
      createPropose: '+1 -0',
      cells: 2,
      combinations: ['CHD/NEW/NOT_SUBSIDIZED/1'],
    });
    expect(textsOfChange('CHD/NEW/NOT_SUBSIDIZED/1')).toEqual({
      pt: 'Simulador da concessionária · Novo · Sem subsídio · Regular FDU',
      en: 'Dealer simulator · New · Not subsidised · Regular FDU',
    });
  });

  it('counts the combinations when they are many', () => {
    const many = combinations.slice(0, 9).map((combination) => ({ ...combination, flag: 'createPropose', isOn: true }));
    expect(trailOfChanges(many as CellChange[])).toEqual({ createPropose: '+9 -0', cells: 9 });
    expect(textsOfChange('+9 -2')).toEqual({ pt: '9 ativadas, 2 desativadas', en: '9 turned on, 2 turned off' });
    expect([textsOfChange('CHD/NEW/NOPE/1'), textsOfChange('12')]).toEqual([undefined, undefined]);
  });
});
