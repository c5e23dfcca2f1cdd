import { get, set } from 'react-hook-form';

/** Deep equality of form values. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges input into a newer version: a value that the user changed is preserved, all others are the newer ones. A list
 * counts as one value, because its indexes are not comparable across versions.
 *
 * @param base the version that the user started from
 */
export function mergeTyped<T>(base: T, typed: T, fresh: T): T {
  if (!isGroup(base) || !isGroup(typed) || !isGroup(fresh)) return isSameValue(base, typed) ? fresh : typed;
  const keys = Object.keys(fresh);
  return Object.fromEntries(keys.map((key) => [key, mergeTyped(base[key], typed[key], fresh[key])])) as T;
}

/** The paths of all values of a form; a list is one value. */
function pathsOf(values: unknown, path = ''): string[] {
  if (!isGroup(values)) return [path];
  return Object.keys(values).flatMap((key) => pathsOf(values[key], path === '' ? key : `${path}.${key}`));
}

/** Which version of a field is used. */
export type Side = 'theirs' | 'mine';

/** A field that differs between two versions of a form, or several that depend on each other. */
export type Difference = {
  /** the field that represents all of them */
  path: string;
  paths: readonly string[];
  /** another user has changed it */
  isTheirs: boolean;
  /** it was changed here */
  isMine: boolean;
};

/**
 * What the user has to choose between after another user was first: fields changed by both come first, then those of
 * the other user, then those changed only here. Equal changes are not a difference.
 *
 * @param rowOf the field that a path belongs to; by default itself
 */
export function differencesOf<T>(
  { base, typed, fresh }: { base: T; typed: T; fresh: T },
  rowOf: (path: string) => string = (path) => path,
): Difference[] {
  const rows = Map.groupBy(pathsOf(fresh), rowOf);
  const differs = (paths: readonly string[], one: T, other: T) =>
    paths.some((path) => !isSameValue(get(one, path), get(other, path)));
  const place = ({ isTheirs, isMine }: Difference) => (isTheirs && isMine ? 0 : isTheirs ? 1 : 2);
  return [...rows]
    .filter(([, paths]) => differs(paths, typed, fresh))
    .map(([path, paths]) => ({
      path,
      paths,
      isTheirs: differs(paths, base, fresh),
      isMine: differs(paths, base, typed),
    }))
    .sort((one, other) => place(one) - place(other));
}

/** The newer version with the chosen side of each field. A field that was not changed here always has theirs. */
export function chooseSides<T>(
  { typed, fresh }: { typed: T; fresh: T },
  differences: readonly Difference[],
  sideOf: (difference: Difference) => Side,
): T {
  const chosen = structuredClone(fresh) as object;
  for (const difference of differences) {
    if (!difference.isMine || sideOf(difference) === 'theirs') continue;
    for (const path of difference.paths) set(chosen, path, structuredClone(get(typed, path)));
  }
  return chosen as T;
}
