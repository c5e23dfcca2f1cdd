import { get, set } from 'react-hook-form';

/** True for equal values of a form, whatever object holds them. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lays what was typed over a newer version: a value that the person changed stays, everything else is the newer one. A
 * list counts as one value, because its positions mean nothing across versions.
 *
 * @param base what the person started from
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

/** Which version of a field goes on. */
export type Side = 'theirs' | 'mine';

/** A field in which two versions of a form differ, or several that only make sense together. */
export type Difference = {
  /** the field that stands for all of them */
  path: string;
  paths: readonly string[];
  /** somebody else has changed it */
  isTheirs: boolean;
  /** it was changed here */
  isMine: boolean;
};

/**
 * What the person has to choose between after somebody else was first: fields that both changed come first, then those
 * of the other, then those changed here alone. What both changed alike is no difference.
 *
 * @param rowOf the field that a path goes with; itself where nothing is said
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

/** The newer version with each field as it was chosen. A field that was not changed here has no other side than theirs. */
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
