import type { Role } from '../../access/index.ts';
import { type Combination, combinationKey, combinations } from './combinations.ts';
import {
  defaultFlags,
  flagDecides,
  type ProfileFlag,
  type ProfileFlags,
  profileFlagNames,
  rightFlags,
} from './flags.ts';

/** The rights of one profile, by the key of each combination. */
export type ProfileMatrix = ReadonlyMap<string, ProfileFlags>;

/** One flag of one combination, and its new value. */
export type CellChange = Combination & { readonly flag: ProfileFlag; readonly isOn: boolean };

/** The whole matrix of a profile: the stored rows, and the defaults for all others. */
export function matrixOf(kept: readonly (Combination & ProfileFlags)[]): ProfileMatrix {
  const byKey = new Map(kept.map((row) => [combinationKey(row), flagsOfRow(row)]));
  return new Map(combinations.map(combinationKey).map((key) => [key, byKey.get(key) ?? defaultFlags]));
}

const flagsOfRow = (row: ProfileFlags): ProfileFlags =>
  Object.fromEntries(profileFlagNames.map((flag) => [flag, row[flag]])) as ProfileFlags;

/** The flags of a combination; the defaults for an unknown one. */
export const flagsFor = (matrix: ProfileMatrix, combination: Combination): ProfileFlags =>
  matrix.get(combinationKey(combination)) ?? defaultFlags;

/** A matrix with a selection of cells on or off. Flags without an effect for the profile do not change. */
export function setSelection(
  matrix: ProfileMatrix,
  profile: Role,
  selection: { combinations: readonly Combination[]; flags: readonly ProfileFlag[] },
  isOn: boolean,
): ProfileMatrix {
  const deciding = selection.flags.filter((flag) => flagDecides(flag, profile));
  return applyChanges(
    matrix,
    selection.combinations.flatMap((combination) => deciding.map((flag) => ({ ...combination, flag, isOn }))),
  );
}

/** A matrix after changes; those of unknown combinations have no effect. */
export function applyChanges(matrix: ProfileMatrix, changes: readonly CellChange[]): ProfileMatrix {
  const next = new Map(matrix);
  for (const change of changes) {
    const key = combinationKey(change);
    const flags = next.get(key);
    if (flags) next.set(key, { ...flags, [change.flag]: change.isOn });
  }
  return next;
}

/** The matrix of a profile as that of another one is; what decides nothing for the profile stays as it is. */
export function copyMatrix(from: ProfileMatrix, to: ProfileMatrix, profile: Role): ProfileMatrix {
  const deciding = profileFlagNames.filter((flag) => flagDecides(flag, profile));
  const copied = (flags: ProfileFlags, source: ProfileFlags): ProfileFlags => ({
    ...flags,
    ...Object.fromEntries(deciding.map((flag) => [flag, source[flag]])),
  });
  return new Map([...to].map(([key, flags]) => [key, copied(flags, from.get(key) ?? defaultFlags)]));
}

/** The changes from one matrix to the other, in the order of the combinations and of the flags. */
export function changesBetween(before: ProfileMatrix, after: ProfileMatrix): CellChange[] {
  return combinations.flatMap((combination) => {
    const [old, now] = [flagsFor(before, combination), flagsFor(after, combination)];
    return profileFlagNames
      .filter((flag) => old[flag] !== now[flag])
      .map((flag) => ({ ...combination, flag, isOn: now[flag] }));
  });
}

/** How many cells of each flag are switched on and off; flags without a change are left out. */
export function countChanges(changes: readonly CellChange[]): { flag: ProfileFlag; on: number; off: number }[] {
  return profileFlagNames
    .map((flag) => {
      const ofFlag = changes.filter((change) => change.flag === flag);
      const on = ofFlag.filter(({ isOn }) => isOn).length;
      return { flag, on, off: ofFlag.length - on };
    })
    .filter(({ on, off }) => on + off > 0);
}

/** The rights of a profile's people: each is theirs where it is on in any combination (docs/decisions/0051). */
export function rightsOf(matrix: ProfileMatrix): Record<(typeof rightFlags)[number], boolean> {
  const rows = [...matrix.values()];
  const [createPropose, viewPaymentReport] = rightFlags.map((flag) => rows.some((flags) => flags[flag]));
  return { createPropose: createPropose!, viewPaymentReport: viewPaymentReport! };
}
