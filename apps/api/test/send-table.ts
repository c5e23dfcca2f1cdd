/** Sends a file like a browser and waits for the job that reads it. */
import { buildPath, type Endpoint, endpoints, type UploadRecord } from '@estrada/endpoints/index';
import { type TableName, uploadNames } from '@estrada/endpoints/uploads/upload-names';
import type { Answer, Refusal, Session, TestApi } from './open-api.ts';

const boundary = 'estrada-test-boundary';

/**
 * Sends a file for an uploaded table.
 *
 * @param fileName the sender's file name
 * @param field the part of the form
 * @param language of the sender
 * @param trial only tries it
 * @param query further parameters: the effective day
 */
export async function sendTable(
  api: TestApi,
  session: Session,
  fileName: string,
  content: string | Uint8Array,
  {
    field = 'file',
    table = 'Vehicles',
    language = 'pt-BR',
    trial = false,
    query = {},
  }: { field?: string; table?: TableName; language?: string; trial?: boolean; query?: Record<string, string> } = {},
): Promise<Answer<Refusal & UploadRecord>> {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const response = await api.server.inject({
    method: 'POST',
    url: buildPath(endpoints[uploadNames[table][trial ? 'tryOut' : 'send']] as Endpoint, session.userType),
    query,
    headers: {
      ...session.tokens,
      'accept-language': language,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

/** Waits until an upload has ended, with success or not. */
export async function untilFinished(session: Session, id: string, table: TableName = 'Vehicles') {
  for (let look = 0; look < 400; look++) {
    const answer = await session.ok(uploadNames[table].read, { params: { id } });
    if (answer.upload.status === 'SUCCESS' || answer.upload.status === 'ERROR') return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The upload did not end');
}

/**
 * Tries a file and puts it in force, what it takes away confirmed: as finance replaces a table of prices.
 * @returns the applied upload, or the refused trial
 */
export async function replaceTable(
  api: TestApi,
  session: Session,
  fileName: string,
  content: string | Uint8Array,
  table: TableName = 'Plans',
) {
  const { body } = await sendTable(api, session, fileName, content, { table, trial: true });
  const trial = await untilFinished(session, body.id, table);
  if (trial.upload.status === 'ERROR') return trial;
  const applied = await session.ok(uploadNames[table].apply, {
    params: { id: body.id },
    body: { confirmed: trial.difference?.risk?.toType },
  });
  return untilFinished(session, applied.id, table);
}
