import type { Texts } from '../errors/texts.ts';

/**
 * A field that an entry of the trail may carry. `personal` ones identify a person: the trail keeps them masked. `technical`
 * ones say nothing to people (a counter, an id beside its name): they are shown with the technical data of the entry.
 */
export type AuditField = Texts & { readonly personal?: true; readonly technical?: true };

/** An act of the trail. A `lookUp` only reads: it leaves its trace, and is shown on request. */
export type AuditActTexts = Texts & { readonly lookUp?: true };

/** A kind of record of the trail: what it is called, what can befall it, and what its entries may carry. */
export type AuditEntity = Texts & {
  readonly acts: Readonly<Record<string, AuditActTexts>>;
  readonly fields: Readonly<Record<string, AuditField>>;
};

/** The words of an enumeration whose values are fields of an entry: what was switched, by its name. */
export function textsOfRows<const Row extends Texts & { readonly id: string }>(
  rows: readonly Row[],
): { readonly [Id in Row['id']]: Texts } {
  return Object.fromEntries(rows.map(({ id, pt, en }) => [id, { pt, en }])) as { [Id in Row['id']]: Texts };
}
