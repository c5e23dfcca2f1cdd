/** Sends the two pictures of a selfie like the public page. */
import { buildPath, type Endpoint, endpoints } from '@estrada/endpoints/index';
import { demoApiKey } from '../../src/demo/insert-accounts.ts';
import type { Answer, Refusal, TestApi } from '../open-api.ts';

const boundary = 'estrada-test-boundary';

/** The parts of a link's address. */
export interface OpenedLink {
  proposalSaleId: string;
  signerId: string;
  token: string;
}

export const headersOf = (token: string) => ({ 'x-api-key': demoApiKey, captureToken: token });

const filePart = (name: string, content: Uint8Array) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);

export async function sendSelfie(
  api: TestApi,
  { proposalSaleId, signerId, token }: OpenedLink,
  pictures: { front: Uint8Array; turned: Uint8Array },
  device: object = {},
): Promise<Answer<Refusal & { uploaded: boolean }>> {
  const fields = {
    device: {
      userAgent: 'Mozilla/5.0 (Android)',
      width: 600,
      height: 800,
      source: 'camera',
      takenAt: api.clock.now().toISOString(),
      ...device,
    },
  };
  const params = { id: proposalSaleId, docId: 'selfie', signerId };
  const response = await api.server.inject({
    method: 'POST',
    url: buildPath(endpoints.uploadSelfie as Endpoint, 'public', params),
    headers: { ...headersOf(token), 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="fields"\r\n\r\n${JSON.stringify(fields)}\r\n`,
      ),
      filePart('front', pictures.front),
      filePart('turned', pictures.turned),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
