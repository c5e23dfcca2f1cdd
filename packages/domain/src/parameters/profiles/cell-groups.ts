import { type Combination, combinations } from './combinations.ts';
import { type ProfileFlag, type ProfileFlags, profileFlagNames } from './flags.ts';
import { applyChanges, type CellChange, flagsFor, matrixOf, type ProfileMatrix } from './profile-matrix.ts';

/** Cells that differ only in their finance type, grouped: the wire format. */
export type CellGroup = Omit<Combination, 'financeTypeId'> & {
  readonly flag: ProfileFlag;
  readonly isOn: boolean;
  readonly financeTypeIds: readonly number[];
};

/** The cells of groups, one by one. */
export const cellsOf = (groups: readonly CellGroup[]): CellChange[] =>
  groups.flatMap(({ financeTypeIds, ...group }) =>
    financeTypeIds.map((financeTypeId) => ({ ...group, financeTypeId })),
  );

/** Groups cells that differ only in their finance type. */
export function groupCells(cells: readonly CellChange[]): CellGroup[] {
  const groups = new Map<string, CellGroup & { financeTypeIds: number[] }>();
  for (const { financeTypeId, ...cell } of cells) {
    const key = [cell.channel, cell.vehicleType, cell.taxType, cell.flag, cell.isOn].join('/');
    const group = groups.get(key);
    if (group) group.financeTypeIds.push(financeTypeId);
    else groups.set(key, { ...cell, financeTypeIds: [financeTypeId] });
  }
  return [...groups.values()];
}

/** All enabled cells of a matrix. */
export const cellsThatAreOn = (matrix: ProfileMatrix): CellChange[] =>
  combinations.flatMap((combination) =>
    profileFlagNames
      .filter((flag) => flagsFor(matrix, combination)[flag])
      .map((flag) => ({ ...combination, flag, isOn: true })),
  );

const allOff = Object.fromEntries(profileFlagNames.map((flag) => [flag, false])) as ProfileFlags;

/** The matrix of which these cells are on, and no others. */
export const matrixOfCells = (cells: readonly CellChange[]): ProfileMatrix =>
  applyChanges(matrixOf(combinations.map((combination) => ({ ...combination, ...allOff }))), cells);
