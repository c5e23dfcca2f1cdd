import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A name as people search for it: no accents, no capitals, so that `jose` finds `JOSÉ`. Decomposing first makes `lower`
 * right on a database of any locale, also `C`, where it knows ASCII letters only. The trigram indexes hold this expression.
 */
export const plainName = (name: SQLWrapper): SQL =>
  sql`lower(regexp_replace(normalize(${name}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** True for rows whose name contains the words as typed; `%`, `_` and `\` stand for themselves. */
export function nameContains(name: SQLWrapper, words: string): SQL {
  const plain = words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return sql`${plainName(name)} like ${`%${plain.replace(/[\\%_]/g, '\\$&')}%`}`;
}
