import { parse } from 'csv-parse/sync';
import type { ExtractionName } from '../src/modules/reports/extractions/index.ts';
import type { Session, TestApi } from './open-api.ts';

/** Requests an extraction, waits for its CSV and reads it: a record for each line, by the headings in Portuguese. */
export async function extractRows(
  api: TestApi,
  session: Session,
  name: ExtractionName,
  [initialDate, finalDate]: readonly [string, string],
): Promise<Record<string, string>[]> {
  const { id } = await session.ok(name, { query: { initialDate, finalDate, format: 'csv' } });
  for (let look = 0; look < 400; look++) {
    const { items } = await session.ok('listExtractionFiles', { query: { type: name } });
    const file = items.find((item) => item.id === id);
    if (file?.status === 'ERROR') throw new Error(file.message ?? '');
    if (file?.status === 'SUCCESS') {
      const { url } = await session.ok('readDownloadAddress', { query: { fileName: file.fileName } });
      const { body } = await api.server.inject({ method: 'GET', url });
      return parse(body, { delimiter: ';', record_delimiter: ['\r\n', '\n'], bom: true, columns: true });
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The extraction did not end');
}
