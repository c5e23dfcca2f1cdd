import { type Language, pickText, type Texts } from '../errors/texts.ts';

/** One value of an enumeration: what is stored and sent, and what it is called. */
export type EnumerationRow<Id extends string | number = string | number> = Texts & { readonly id: Id };

/**
 * What a value of an enumeration is called.
 *
 * @returns `undefined` for a value the enumeration does not have
 */
export function labelOf<Id extends string | number>(
  rows: readonly EnumerationRow<Id>[],
  id: Id,
  language: Language,
): string | undefined {
  const row = rows.find((candidate) => candidate.id === id);
  return row && pickText(row, language);
}
