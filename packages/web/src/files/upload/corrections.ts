import type { TableLines, TableNames } from './upload-calls.ts';

/** A corrected line of a table: the cells that change by their columns; null where it is removed. */
export interface Correction {
  /** identifies it on the screen */
  key: string;
  /** the line in force; null for an added one */
  line: string[] | null;
  cells: Record<string, string> | null;
}

/** What a user corrects in a table, until it takes effect. */
export interface Corrections {
  /** the columns at that time, by which changes are shown while the table loads */
  columns: TableLines['columns'];
  list: Correction[];
}

export const noCorrections: Corrections = { columns: [], list: [] };

/** The draft of the corrections of a table. */
export const correctionDraft = ({ correct }: TableNames): string => `table.${correct}`;

/** A line in force is identified by its cells: no two lines of a table have the same. */
export const keyOfLine = (line: readonly string[]): string => JSON.stringify(line);

/** The cell of a corrected line, or of one that is not corrected. */
export const cellAt = (
  { line, cells }: Pick<Correction, 'line' | 'cells'>,
  { name, place }: { name: string; place: number },
): string => cells?.[name] ?? line?.[place] ?? '';

const replaced = (list: readonly Correction[], next: Correction): Correction[] =>
  list.some(({ key }) => key === next.key) ? list.map((one) => (one.key === next.key ? next : one)) : [...list, next];

/** Changes a cell; one that has its former value again is no change, and a line without a change is no correction. */
export function setCell(
  list: readonly Correction[],
  { key, line }: Pick<Correction, 'key' | 'line'>,
  { name, place, text }: { name: string; place: number; text: string },
): Correction[] {
  const before = list.find((one) => one.key === key)?.cells ?? {};
  const { [name]: _former, ...others } = before;
  const cells = line !== null && text === line[place] ? others : { ...others, [name]: text };
  return line !== null && Object.keys(cells).length === 0
    ? list.filter((one) => one.key !== key)
    : replaced(list, { key, line, cells });
}

/** Removes a line of the table; an added one is no correction any more. */
export const removeLine = (
  list: readonly Correction[],
  { key, line }: Pick<Correction, 'key' | 'line'>,
): Correction[] => (line === null ? undo(list, key) : replaced(list, { key, line, cells: null }));

/** Takes back everything that was corrected in a line. */
export const undo = (list: readonly Correction[], key: string): Correction[] => list.filter((one) => one.key !== key);

/** Adds an empty line, or one with the cells of another. */
export function addLine(list: readonly Correction[], cells: Record<string, string> = {}): Correction[] {
  const numbers = list.flatMap(({ key, line }) => (line === null ? [Number(key)] : []));
  return [{ key: String(Math.max(0, ...numbers) + 1), line: null, cells }, ...list];
}

/** The number of changes: each changed cell, each removed and each added line. */
export const countChanges = (list: readonly Correction[]): number =>
  list.reduce((sum, { line, cells }) => sum + (line !== null && cells ? Object.keys(cells).length : 1), 0);

/** A problem of a tried file. */
type Problem = { line: number; column: string; value: string; reason: string };

/**
 * The problems of tried corrections at their lines, by key; and those of other lines of the table. The file has the
 * lines that do not change first, then those of the corrections in their order.
 */
export function placeProblems(
  list: readonly Correction[],
  { lineCount, problems }: { lineCount: number; problems: readonly Problem[] },
): { byKey: ReadonlyMap<string, Problem[]>; others: Problem[] } {
  const written = list.filter(({ cells }) => cells !== null);
  // the heading is the first line of a file
  const firstLine = 2 + lineCount - written.length;
  const byKey = new Map<string, Problem[]>();
  const others: Problem[] = [];
  for (const problem of problems) {
    const correction = written[problem.line - firstLine];
    if (correction) byKey.set(correction.key, [...(byKey.get(correction.key) ?? []), problem]);
    else others.push(problem);
  }
  return { byKey, others };
}
