/**
 * A term beside those compared. Where there is no room it takes the place of one that is not chosen; only where one term
 * stands alone does it give way.
 *
 * @returns the terms from the shortest to the longest, and the one that had to go
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
