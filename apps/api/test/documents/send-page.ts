/** Sends a page of a document as a browser does. */
import { buildPath, type Endpoint, endpoints, type ProposalDocuments } from '@estrada/endpoints/index';
import type { Answer, Refusal, Session, TestApi } from '../open-api.ts';

const boundary = 'estrada-test-boundary';

/** @param type as the sender calls it: a HEIC comes as octet-stream */
export async function sendPage(
  api: TestApi,
  session: Session,
  where: { proposalId: string; kind: string; userType?: 'gmf' | 'dealer' },
  content: Uint8Array,
  { fileName = 'foto.jpg', type = 'application/octet-stream' } = {},
): Promise<Answer<Refusal & ProposalDocuments>> {
  const { userType = 'dealer', ...query } = where;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`;
  const response = await api.server.inject({
    method: 'POST',
    url: buildPath(endpoints.sendProposalDocument as Endpoint, userType),
    query,
    headers: { ...session.tokens, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
