import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A normalized name for searches: no accents, no capitals, so that `jose` finds `JOSÉ`. Decomposing first makes `lower`
 * correct on a database of any locale, also `C`, where it knows ASCII letters only. The trigram indexes use this
 * expression.
 */
export const plainName = (name: SQLWrapper): SQL =>
  sql`lower(regexp_replace(normalize(${name}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** True for rows whose name contains the text as typed; `%`, `_` and `\` match themselves. */
export function nameContains(name: SQLWrapper, words: string): SQL {
  const plain = words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return sql`${plainName(name)} like ${`%${plain.replace(/[\\%_]/g, '\\$&')}%`}`;
}
