import type { Texts } from '../errors/texts.ts';

/**
 * A field that an entry of the trail may contain. `personal` ones identify a person: the trail masks them. `technical`
 * ones mean nothing to users (a counter, an id next to its name): they are shown with the technical data of the entry.
 */
export type AuditField = Texts & { readonly personal?: true; readonly technical?: true };

/** An act of the trail. A `lookUp` only reads: it is recorded, and shown on request. */
export type AuditActTexts = Texts & { readonly lookUp?: true };

/** A kind of record of the trail: its name, its acts, and the fields of its entries. */
export type AuditEntity = Texts & {
  readonly acts: Readonly<Record<string, AuditActTexts>>;
  readonly fields: Readonly<Record<string, AuditField>>;
};

/** The texts of an enumeration whose values are fields of an entry: the switched item, by its name. */
export function textsOfRows<const Row extends Texts & { readonly id: string }>(
  rows: readonly Row[],
): { readonly [Id in Row['id']]: Texts } {
  return Object.fromEntries(rows.map(({ id, pt, en }) => [id, { pt, en }])) as { [Id in Row['id']]: Texts };
}
