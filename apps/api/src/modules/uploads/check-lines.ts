import type { CalendarDate } from '@estrada/domain/calendar/index';
import { headingKey, showCell, type TableCell, type TableColumn } from '@estrada/domain/uploads/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import type { Line } from '../../kernel/spreadsheets/line.ts';
import { TableFileError } from '../../kernel/spreadsheets/table-file-error.ts';
import { endOf } from './table-lines.ts';
import { type CheckedLoad, columnsOf, type UploadTable } from './upload-table.ts';

/** One invalid cell, or an invalid line as a whole. */
export interface LineProblem {
  line: number;
  column: string;
  value: string;
  reason: MessageKey;
}

interface PlacedColumn {
  field: string;
  place: number;
  column: TableColumn;
}

/** The columns of a table in a file, and what else its heading has. */
export interface Located {
  columns: readonly PlacedColumn[];
  /** the columns of the heading, empty ones at its end aside */
  width: number;
  /** the places in between that have no name */
  unnamed: readonly number[];
  /** the names of columns that the table does not have */
  unknown: readonly string[];
}

/**
 * Finds the columns of a table in a heading; their order is free, and unknown columns are not read.
 *
 * @throws TableFileError naming missing and duplicate columns
 */
export function locateColumns(table: UploadTable, heading: readonly TableCell[]): Located {
  const places = heading.map((cell) => headingKey(showCell(cell)));
  const columns = Object.entries(columnsOf(table));
  const named = (wanted: (key: string) => boolean) =>
    columns.filter(([, column]) => wanted(headingKey(column.name))).map(([, column]) => column.name);
  const missing = columns.filter(([, { isRequired, name }]) => isRequired && !places.includes(headingKey(name)));
  if (missing.length > 0)
    throw new TableFileError('heading.missing', { columns: missing.map(([, { name }]) => name).join(', ') });
  const repeated = named((key) => places.indexOf(key) !== places.lastIndexOf(key));
  if (repeated.length > 0) throw new TableFileError('heading.repeated', { columns: repeated.join(', ') });
  const known = new Set(columns.map(([, { name }]) => headingKey(name)));
  const width = places.findLastIndex((key) => key !== '') + 1;
  return {
    width,
    unnamed: places.slice(0, width).flatMap((key, place) => (key === '' ? [place] : [])),
    unknown: heading.map(showCell).filter((_, place) => places[place] !== '' && !known.has(places[place]!)),
    columns: columns.map(([field, column]) => ({ field, place: places.indexOf(headingKey(column.name)), column })),
  };
}

/**
 * Turns lines into rows of the table and reports everything that is wrong with them. Remembers the lines of a whole file.
 *
 * @param day on which the table takes effect
 * @param ended the lines in force that have ended: the table in force is accepted as it is (`endOf`)
 */
export function makeLineCheck(
  table: UploadTable,
  { columns, width, unnamed }: Located,
  { check: checkByLoad }: Pick<CheckedLoad<object>, 'check'>,
  day: CalendarDate,
  ended: ReadonlySet<string>,
) {
  const seen = new Map<string, number>();
  /** A value in a column without a name; most files have no such column. */
  const findNameless = (cells: readonly TableCell[]): TableCell | undefined =>
    unnamed.length === 0 && cells.length <= width
      ? undefined
      : [...unnamed.map((place) => cells[place]), ...cells.slice(width)].find((cell) => showCell(cell).trim() !== '');

  return ({ line, cells }: Line): { row: object } | { problems: LineProblem[] } => {
    const beyond = findNameless(cells);
    // what is behind an unquoted comma has moved into the next column
    if (beyond !== undefined)
      return { problems: [{ line, column: '', value: showCell(beyond), reason: 'line.moreCells' }] };
    const row: Record<string, unknown> = {};
    const problems: LineProblem[] = [];
    for (const { field, place, column } of columns) {
      const cell = cells[place] ?? '';
      const reading = column.read(cell);
      if ('reason' in reading)
        problems.push({ line, column: column.name, value: showCell(cell), reason: reading.reason });
      else row[field] = reading.value;
    }
    if (problems.length > 0) return { problems };
    const refuse = ({ column: field, reason }: { column: string; reason: MessageKey }) => {
      const { place, column } = columns.find((one) => one.field === field)!;
      return { problems: [{ line, column: column.name, value: showCell(cells[place]), reason }] };
    };
    const wrong = table.check?.(row, day);
    if (wrong && !(wrong.reason === 'validity.ended' && ended.has(endOf(table, row)))) return refuse(wrong);
    const key = table.keyOf(row);
    const earlier = seen.get(key);
    // the earlier line is the value: it is what the user looks for
    if (earlier) return { problems: [{ line, column: '', value: `#${earlier}`, reason: 'line.repeated' }] };
    seen.set(key, line);
    const wrongByLoad = checkByLoad?.(row);
    return wrongByLoad ? refuse(wrongByLoad) : { row };
  };
}
