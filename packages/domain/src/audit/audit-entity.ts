import type { Texts } from '../errors/texts.ts';

/** A field that an entry of the trail may carry. `personal` ones identify a person: the trail keeps them masked. */
export type AuditField = Texts & { readonly personal?: true };

/** A kind of record of the trail: what it is called, what can befall it, and what its entries may carry. */
export type AuditEntity = Texts & {
  readonly acts: Readonly<Record<string, Texts>>;
  readonly fields: Readonly<Record<string, AuditField>>;
};

/** The words of an enumeration whose values are fields of an entry: what was switched, by its name. */
export function wordsOfRows<const Row extends Texts & { readonly id: string }>(
  rows: readonly Row[],
): { readonly [Id in Row['id']]: Texts } {
  return Object.fromEntries(rows.map(({ id, pt, en }) => [id, { pt, en }])) as { [Id in Row['id']]: Texts };
}
