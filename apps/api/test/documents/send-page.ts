/** Sends a page of a document like a browser or a phone. */
import { buildPath, type Endpoint, endpoints, type ProposalDocuments } from '@estrada/endpoints/index';
import { demoApiKey } from '../../src/demo/insert-accounts.ts';
import type { Answer, Refusal, Session, TestApi } from '../open-api.ts';

const boundary = 'estrada-test-boundary';

/** @param type the sender's content type: a HEIC arrives as octet-stream */
export async function sendPage(
  api: TestApi,
  session: Session,
  where: { proposalId: string; kind?: string; sendId?: string; userType?: 'gmf' | 'dealer' },
  content: Uint8Array,
  {
    fileName = 'foto.jpg',
    type = 'application/octet-stream',
    endpoint = endpoints.sendProposalDocument as Endpoint,
  } = {},
): Promise<Answer<Refusal & ProposalDocuments>> {
  const { userType = 'dealer', ...query } = where;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`;
  const response = await api.server.inject({
    method: 'POST',
    url: buildPath(endpoint, userType),
    query,
    headers: { ...session.tokens, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

/**
 * @param session the session secret of the phone, or of the web form
 * @param where of a web form: the document that it is a file of, and the sender's id
 */
export async function sendFromPhone(
  api: TestApi,
  session: string,
  content: Uint8Array,
  key: Record<string, string> = { 'x-api-key': demoApiKey },
  where?: { kind: string; sendId?: string },
) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="IMG_0001.HEIC"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const endpoint: Endpoint = where ? endpoints.attachWebFormDocument : endpoints.sendCapturedPage;
  const { kind, ...query } = where ?? { kind: '' };
  const response = await api.server.inject({
    method: 'POST',
    url: buildPath(endpoint, 'public', { kind }, query),
    headers: { ...key, captureToken: session, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json() };
}
