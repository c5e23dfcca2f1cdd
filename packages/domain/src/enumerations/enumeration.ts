import { type Language, pickText, type Texts } from '../errors/texts.ts';

/** One value of an enumeration: its stored value, and its texts. */
export type EnumerationRow<Id extends string | number = string | number> = Texts & { readonly id: Id };

/**
 * The text of a value of an enumeration.
 *
 * @returns `undefined` for an unknown value
 */
export function labelOf<Id extends string | number>(
  rows: readonly EnumerationRow<Id>[],
  id: Id,
  language: Language,
): string | undefined {
  const row = rows.find((candidate) => candidate.id === id);
  return row && pickText(row, language);
}
