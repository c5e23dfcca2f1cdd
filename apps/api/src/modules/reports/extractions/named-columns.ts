import type { Texts } from '@estrada/domain/errors/index';
import { type SQL, sql } from 'drizzle-orm';
import type { ExtractionColumn } from '../extraction.ts';

/** A coded value and its name as on screen. */
export type NamedValue = Texts & { readonly id: string | number };

/** The rows of a table of names. */
export const namesOf = (names: Readonly<Record<string, Texts>>): readonly NamedValue[] =>
  Object.entries(names).map(([id, { pt, en }]) => ({ id, pt, en }));

/** The name of a coded value in one language; empty for an unknown one. */
const nameIn = (language: 'pt' | 'en', value: SQL, rows: readonly NamedValue[]): SQL =>
  sql`case (${value})::text ${sql.join(
    rows.map((row) => sql`when ${String(row.id)} then ${row[language]}`),
    sql` `,
  )} end`;

/** The values of a column with the names of its rows, in both languages. */
export const namesIn = (
  value: SQL,
  rows: readonly NamedValue[],
): Pick<ExtractionColumn, 'type' | 'value' | 'english'> => ({
  type: 'text',
  value: nameIn('pt', value, rows),
  english: nameIn('en', value, rows),
});

/** A coded value as on screen, with its code in a column of its own next to it. */
export const namedColumns = (
  header: Texts,
  value: SQL,
  rows: readonly NamedValue[],
  width: number,
): readonly ExtractionColumn[] => [
  { header, ...namesIn(value, rows), width },
  {
    header: { pt: `${header.pt} (código)`, en: `${header.en} (code)` },
    type: 'code',
    value: sql`(${value})::text`,
    width: Math.max(14, header.pt.length + 9),
  },
];

/** Yes or no, in the language of the file; empty for null. */
export const yesNoColumn = (header: Texts, value: SQL): ExtractionColumn => ({
  header,
  type: 'code',
  value: sql`case ${value} when true then 'Sim' when false then 'Não' end`,
  english: sql`case ${value} when true then 'Yes' when false then 'No' end`,
  width: Math.max(10, header.pt.length + 2),
});
