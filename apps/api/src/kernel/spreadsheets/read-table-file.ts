import { type FileAspects, type Line, noAspects } from './line.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { sniffFile } from './sniff.ts';

/**
 * The lines of a table file, in batches. The kind of file is detected by its content, not by its name.
 *
 * @param aspects what is found besides the lines goes there
 * @throws TableFileError when it is no readable table
 */
export async function* readTableFile(
  path: string,
  batchSize: number,
  aspects: FileAspects = noAspects(),
): AsyncGenerator<Line[]> {
  yield* (await sniffFile(path)) === 'xlsx' ? readXlsx(path, batchSize, aspects) : readCsv(path, batchSize);
}
