import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A normalized name for searches: no accents, no capitals, so that `jose` finds `JOSÉ`. Decomposing first makes `lower`
 * correct on a database of any locale, also `C`, where it knows ASCII letters only. The trigram indexes use this
 * expression.
 */
export const plainName = (name: SQLWrapper): SQL =>
  sql`lower(regexp_replace(normalize(${name}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** A name as `plainName` compares it. */
export const toPlainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Shorter words alone use no trigram index. */
const indexedFrom = 3;

const containsText = (name: SQLWrapper, text: string): SQL =>
  sql`${plainName(name)} like ${`%${toPlainName(text).replace(/[\\%_]/g, '\\$&')}%`}`;

/**
 * True for rows whose name contains every word that was typed, in any order; `%`, `_` and `\` match themselves. Without a
 * word that an index can find, the text is matched as typed.
 */
export function nameContains(name: SQLWrapper, typed: string): SQL {
  const words = typed.split(/\s+/).filter(Boolean);
  if (!words.some((word) => word.length >= indexedFrom)) return containsText(name, typed);
  const all = words.map((word) => containsText(name, word));
  return sql`(${sql.join(all, sql` and `)})`;
}
