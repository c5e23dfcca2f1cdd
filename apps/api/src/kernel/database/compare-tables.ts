import { joinTranslatable, type Translatable } from '@estrada/domain/errors/index';
import {
  type ChangedCell,
  type DifferenceSample,
  sampleLimit,
  type TableDifference,
} from '@estrada/domain/uploads/index';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import type { StoredTables } from './table-load.ts';

/** The name of a field in the file, and how its value is written there. */
export interface FieldTexts {
  nameOf(field: string): string;
  show(field: string, value: unknown): Translatable;
}

/** How lines of two tables of a kind are compared. */
export interface Comparison {
  /** fields that identify a line; lines of two tables correspond where all are equal */
  key: readonly string[];
  /** the date that orders lines of one key: the latest of both tables are compared, then the next, and so on */
  latestFirst?: string;
  /** fields without meaning of their own, e.g. an id that each upload generates */
  without?: readonly string[];
  /** the text of a key field whose value is not readable itself, from a row named `line` */
  keyText?: { field: string; text: SQL };
  /** the cells of the file that a composite field expands to, by their fields */
  cellsOf?: Readonly<Record<string, (value: never) => Readonly<Record<string, unknown>>>>;
  /**
   * The rows in force, where they are not those of the current table: the same columns, for the lines of the tried
   * table.
   */
  standing?(triedId: string): SQL;
}

/**
 * What a loaded table would change compared with the one in force: how many lines, and the first of each sort in the
 * order of their keys. The database compares; only the samples leave it.
 *
 * @param triedId and `inForce` are ids of tables; while no table of the kind is in force, all lines are added
 */
export async function compareTables(
  db: Db,
  { stored, comparison }: { stored: StoredTables; comparison: Comparison },
  { triedId, inForce }: { triedId: string; inForce: string | null },
  words: FieldTexts,
): Promise<TableDifference> {
  const columns = getTableColumns(stored.rows) as Record<string, PgColumn>;
  const column = (side: 'o' | 'n', field: string) =>
    sql`${sql.identifier(side)}.${sql.identifier(columns[field]!.name)}`;
  // null is a value here: a price for all dealers corresponds to the other table's price for all
  const keyOf = (side: 'o' | 'n', field: string) =>
    columns[field]!.notNull ? column(side, field) : sql`coalesce(${column(side, field)}::text, '')`;
  const fields = Object.keys(columns).filter(
    (field) => field !== 'tableId' && !comparison.key.includes(field) && !comparison.without?.includes(field),
  );
  const list = (side: 'o' | 'n', names: readonly string[]) =>
    sql.join(
      names.map((field) => column(side, field)),
      sql`, `,
    );
  const matched = sql.join(
    [
      ...comparison.key.map((field) => sql`${keyOf('n', field)} = ${keyOf('o', field)}`),
      ...(comparison.latestFirst ? [sql`n.place = o.place`] : []),
    ],
    sql` and `,
  );
  const first = comparison.key[0]!;
  const isAdded = sql`${column('o', first)} is null`;
  const isRemoved = sql`${column('n', first)} is null`;
  const differs =
    fields.length === 0 ? sql`false` : sql`row(${list('o', fields)}) is distinct from row(${list('n', fields)})`;
  const isChanged = sql`${column('o', first)} is not null and ${column('n', first)} is not null and ${differs}`;
  const place = comparison.latestFirst
    ? sql`, row_number() over (partition by ${sql.join(
        comparison.key.map((field) => sql`${columns[field]!}`),
        sql`, `,
      )} order by ${columns[comparison.latestFirst]!} desc) as place`
    : sql.empty();
  const rowsOf = (id: string | null) =>
    sql`select *${place} from ${stored.rows} where ${stored.rows.tableId} = ${id ?? ''}`;
  const sides = sql`(${rowsOf(triedId)}) n full join (${comparison.standing?.(triedId) ?? rowsOf(inForce)}) o on ${matched}`;
  const counted = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
  const [counts] = await db
    .select({
      added: counted(isAdded),
      changed: counted(isChanged),
      removed: counted(isRemoved),
      linesBefore: counted(sql`not (${isAdded})`),
    })
    .from(sql`${sides}`);
  const sampled = async (kind: DifferenceSample['kind'], condition: SQL, side: 'o' | 'n') => {
    if (counts![kind] === 0) return [];
    const lines = await db
      .select({
        keyText: sql<string | null>`${comparison.keyText?.text ?? sql`null::text`}`,
        // a line that does not exist has no set cell
        before: sql<Record<string, unknown> | null>`case when line.old is null then null else to_jsonb(line.old) end`,
        after: sql<Record<string, unknown> | null>`case when line.new is null then null else to_jsonb(line.new) end`,
      })
      .from(
        sql`(select ${sql.identifier(side)}.*, o as old, n as new from ${sides}
        where ${condition} order by ${list(side, comparison.key)} limit ${sampleLimit}) line`,
      );
    return lines.map(({ keyText, before, after }) => ({
      kind,
      label: labelOf((after ?? before)!, keyText),
      // of an added line the values are what tells whether the file was read as it was meant
      cells: after === null ? [] : cellsOf(before, after),
    }));
  };
  const labelOf = (line: Record<string, unknown>, keyText: string | null): Translatable =>
    joinTranslatable(
      comparison.key.map((field) =>
        field === comparison.keyText?.field ? (keyText ?? '') : words.show(field, line[columns[field]!.name]),
      ),
      ' · ',
    );
  /** The cells that differ, of an added line those that are not empty. */
  const cellsOf = (before: Record<string, unknown> | null, after: Record<string, unknown>) =>
    fields.flatMap((field) => {
      const { name } = columns[field]!;
      const parts = comparison.cellsOf?.[field] as ((value: unknown) => Readonly<Record<string, unknown>>) | undefined;
      if (!parts) return cellOf(field, before && { value: before[name] }, after[name]);
      const [was, is] = [before && parts(before[name]), parts(after[name])];
      return Object.keys(is).flatMap((part) => cellOf(part, was && { value: was[part] }, is[part]));
    });
  const cellOf = (field: string, before: { value: unknown } | null, after: unknown): ChangedCell[] => {
    const [was, is] = [before ? words.show(field, before.value) : '', words.show(field, after)];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ column: words.nameOf(field), before: was, after: is }];
  };
  return {
    ...counts!,
    samples: [
      ...(await sampled('changed', isChanged, 'n')),
      ...(await sampled('added', isAdded, 'n')),
      ...(await sampled('removed', isRemoved, 'o')),
    ],
  };
}
