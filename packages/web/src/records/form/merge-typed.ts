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

/** One field that differs between two versions of a form. */
type Difference = { path: string; current: unknown; typed: unknown };

/** The fields in which the typed form differs from the current one, lists as a whole. */
export function listDifferences(current: unknown, typed: unknown, path = ''): Difference[] {
  if (!isGroup(current) || !isGroup(typed)) return isSameValue(current, typed) ? [] : [{ path, current, typed }];
  return Object.keys(current).flatMap((key) =>
    listDifferences(current[key], typed[key], path === '' ? key : `${path}.${key}`),
  );
}
