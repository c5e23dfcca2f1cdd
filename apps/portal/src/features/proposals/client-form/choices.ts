import type { EnumerationRow } from '@estrada/domain/enumerations/index';
import { labelOf } from '@estrada/domain/enumerations/index';
import type { Language } from '@estrada/domain/errors/index';

/** The values of an enumeration for a select. */
export function choicesOf(rows: readonly EnumerationRow[], language: Language): { value: string; label: string }[] {
  return rows.map(({ id }) => ({ value: String(id), label: labelOf(rows, id, language) ?? String(id) }));
}
