import type { EnumerationRow } from '@estrada/domain/enumerations/index';
import { labelOf, states } from '@estrada/domain/enumerations/index';
import type { Language } from '@estrada/domain/errors/index';

/** The values of an enumeration for a select. */
export function choicesOf(rows: readonly EnumerationRow[], language: Language): { value: string; label: string }[] {
  return rows.map(({ id }) => ({ value: String(id), label: labelOf(rows, id, language) ?? String(id) }));
}

/** A state of Brazil with its name, "SP · São Paulo"; a code that is none stays alone. */
export function showState(id: string): string {
  const name = states.find((state) => state.id === id)?.name;
  return name ? `${id} · ${name}` : id;
}
