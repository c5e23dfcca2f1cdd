import type { Line } from './line.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { sniffFile } from './sniff.ts';

/**
 * The lines of a table file, in batches. The kind of file is detected by its content, not by its name.
 *
 * @throws TableFileError when it is no readable table
 */
export async function* readTableFile(path: string, batchSize: number): AsyncGenerator<Line[]> {
  yield* (await sniffFile(path)) === 'xlsx' ? readXlsx(path, batchSize) : readCsv(path, batchSize);
}
