/**
 * Adds a term to the compared ones. When the limit is reached it replaces one that is not selected, or the only one.
 *
 * @returns the terms in ascending order, and the replaced one
 */
export function chooseTerm(
  shown: readonly number[],
  term: number,
  { limit, chosen }: { limit: number; chosen: number | null },
): { terms: number[]; replaced: number | null } {
  const ascending = (terms: readonly number[]) => terms.toSorted((a, b) => a - b);
  if (shown.includes(term)) return { terms: ascending(shown), replaced: null };
  if (shown.length < limit) return { terms: ascending([...shown, term]), replaced: null };
  const replaced = shown.find((one) => one !== chosen) ?? shown[0] ?? null;
  return { terms: ascending([...shown.filter((one) => one !== replaced), term]), replaced };
}
