import { Readable } from 'node:stream';
import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { FlowContext, RequestContext } from '../../kernel/context.ts';
import { readTableInForce } from '../../kernel/database/tables-in-force.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Input, UseCase } from '../../kernel/route.ts';
import { byteOrderMark, csvLine } from '../../kernel/spreadsheets/csv-line.ts';
import { acceptUpload } from './receive-upload.ts';
import { streamLines } from './table-lines.ts';
import { columnsOf, type UploadTable } from './upload-table.ts';

type Call = (typeof endpoints)['correctVehiclesTable'];
type Correction = Input<Call>['body']['corrections'][number];

/** One text for the cells of a line: no two lines of a table have the same. */
const textOf = (cells: readonly string[]): string => JSON.stringify(cells);

/**
 * Tries the table in force with corrections made on the screen, exactly as a file: the lines that do not change, then
 * the changed and added ones in the order of the corrections, so that a problem is found at its correction.
 *
 * @throws DomainError SET001 where another table is in force than the one whose lines the user saw; DOM002 for a line
 * that it does not have, one that is corrected twice, or a column that it does not have
 */
export const makeCorrectTable =
  (tableOf: (context: RequestContext) => UploadTable, files: FileStore): UseCase<Call, FlowContext> =>
  async ({ body: { tableId, corrections } }, context) => {
    const { db, today } = context;
    const table = tableOf(context);
    if ((await readTableInForce(db, table.stored.kind, today)) !== tableId) throw new DomainError('SET001');
    const corrected = new Map(corrections.flatMap(({ line }, index) => (line ? [[textOf(line), index] as const] : [])));
    const problems = corrections.flatMap((correction, index) => problemsOf(table, correction, index, corrected));
    if (problems.length > 0) throw new DomainError('DOM002', { fields: problems });
    const found = new Set<number>();
    async function* content() {
      yield byteOrderMark + csvLine(namesOf(table));
      for await (const lines of streamLines(db, table, tableId)) {
        let part = '';
        for (const cells of lines) {
          const index = corrected.get(textOf(cells));
          if (index === undefined) part += csvLine(cells);
          else found.add(index);
        }
        yield part;
      }
      for (const correction of corrections)
        if (correction.cells) yield csvLine(cellsAfter(table, correction.line, correction.cells));
    }
    return acceptUpload(
      { table, files },
      {
        fileName: `${table.fileStem}-${today}.csv`,
        effectiveFrom: null,
        action: 'upload.correct',
        comparedWith: tableId,
        corrections: corrections.length,
        open: () => Readable.from(content(), { objectMode: false }),
        ensure: () => {
          const gone = [...corrected.values()].filter((index) => !found.has(index));
          if (gone.length > 0)
            throw new DomainError('DOM002', {
              fields: gone.map((index) => ({ path: `corrections.${index}`, key: 'line.changed' })),
            });
        },
      },
      context,
    );
  };

const namesOf = (table: UploadTable): string[] => Object.values(columnsOf(table)).map(({ name }) => name);

/** The cells of a changed line, or of an added one, whose omitted cells are empty. */
const cellsAfter = (
  table: UploadTable,
  line: readonly string[] | null,
  cells: Readonly<Record<string, string>>,
): string[] => namesOf(table).map((name, place) => cells[name] ?? line?.[place] ?? '');

function problemsOf(
  table: UploadTable,
  { line, cells }: Correction,
  index: number,
  corrected: ReadonlyMap<string, number>,
): FieldProblem[] {
  const names = namesOf(table);
  const path = `corrections.${index}`;
  if (line === null && cells === null) return [{ path, key: 'required' }];
  // the last one of a line is in the map
  if (line !== null && corrected.get(textOf(line)) !== index) return [{ path, key: 'line.repeated' }];
  const unknown = Object.keys(cells ?? {}).filter((name) => !names.includes(name));
  return unknown.map((name) => ({ path: `${path}.cells.${name}`, key: 'value.notAllowed' }));
}
