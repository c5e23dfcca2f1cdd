/** Sends the two pictures of a selfie like the public page. */
import { buildPath, type Endpoint, endpoints } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { demoApiKey } from '../../src/demo/insert-accounts.ts';
import { mailSelfie } from '../../src/modules/contracts/selfie/mail-selfie.ts';
import { mailerOf } from '../client-visit.ts';
import type { Answer, Refusal, Session, TestApi } from '../open-api.ts';
import { rowsOf } from '../rows.ts';

const boundary = 'estrada-test-boundary';

/** The parts of a link's address. */
export interface OpenedLink {
  proposalSaleId: string;
  signerId: string;
  token: string;
}

export const headersOf = (token: string) => ({ 'x-api-key': demoApiKey, captureToken: token });

/** A new link to a person's selfie, requested by the dealer and read from the person's mail. */
export async function linkByMail(
  api: TestApi,
  session: Session,
  proposalSaleId: string,
  signerId: string,
): Promise<OpenedLink> {
  await session.ok('sendSelfieEmail', { body: { proposalSaleId, signerId } });
  return mailedLink(api, proposalSaleId, signerId);
}

/** The link of a requested selfie, read from the person's mail. */
export async function mailedLink(api: TestApi, proposalSaleId: string, signerId: string): Promise<OpenedLink> {
  const [row] = await rowsOf(
    api,
    sql`select f.id from proposal_selfies f
      join proposal_signers s on s.document = f.document
      join proposal_envelopes e on e.id = s.envelope_id and e.contract_id = f.contract_id
      where s.id = ${signerId}`,
  );
  api.mails.length = 0;
  const { context, tokens } = api.system();
  const run = mailSelfie(mailerOf(api), tokens.seal, 'https://estrada.example');
  await run({ selfieId: String(row!.id), signerId, madeBy: signerId }, context);
  const token = /capturaselfie#[\w-]+\.[\w-]+\.([\w-]+)/.exec(api.mails[0]!.text)![1]!;
  return { proposalSaleId, signerId, token };
}

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
