/** Uploads by a personal link: the link and its limits are checked before the body is read. */
import { type AddressInfo, connect } from 'node:net';
import { captureSessionMinutes } from '@estrada/domain/documents/index';
import { buildPath, type Endpoint, endpoints, isPublic } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoApiKey } from '../src/demo/insert-accounts.ts';
import { anOpenProposal } from './journey.ts';
import { openApi, type TestApi } from './open-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
  await api.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const byLink = (Object.values(endpoints) as Endpoint[]).filter((endpoint) => endpoint.files && isPublic(endpoint));
const anId = '01'.padEnd(26, '0');
const params = { id: anId, docId: 'selfie', signerId: anId, kind: 'IDENTITY' };

/** Announces a body of nine megabytes and sends none of it: only a server that does not wait for it responds. */
async function announce(endpoint: Endpoint, headers: Record<string, string>): Promise<string> {
  const socket = connect((api.server.server.address() as AddressInfo).port, '127.0.0.1');
  const sent = {
    host: 'localhost',
    'x-api-key': demoApiKey,
    'content-type': 'multipart/form-data; boundary=edge',
    'content-length': '9000000',
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${buildPath(endpoint, 'public', params)} HTTP/1.1\r\n${lines.join('')}\r\n`);
  try {
    return await new Promise((resolve, reject) => {
      socket.once('data', (data) => resolve(data.toString()));
      socket.once('error', reject);
    });
  } finally {
    socket.destroy();
  }
}

describe('an upload by a link', () => {
  it('knows all of them', () => {
    expect(byLink.map(({ name }) => name).sort()).toEqual([
      'attachWebFormDocument',
      'sendCapturedPage',
      'sendClientDocument',
      'uploadSelfie',
    ]);
  });

  it.each(byLink)('of $name refuses an unknown link before it reads the body', async (endpoint) => {
    for (const headers of [{}, { captureToken: 'invented' }] as Record<string, string>[]) {
      const answer = await announce(endpoint, headers);
      expect([answer.slice(9, 12), answer.includes('SEC004')]).toEqual(['404', true]);
    }
  });

  it('refuses an expired session before it reads the body', async () => {
    const seller = await api.signIn('seller');
    const { id } = await anOpenProposal(seller, aPerson(960));
    const { token } = await seller.ok('makeCaptureLink', { params: { id, kind: 'IDENTITY' } });
    const headers = { 'x-api-key': demoApiKey };
    const { session } = (await api.stranger.call('beginCapture', { body: { token }, headers })).body;
    api.clock.advance({ seconds: captureSessionMinutes * 60 });
    expect((await announce(endpoints.sendCapturedPage as Endpoint, { captureToken: session })).slice(9, 12)).toBe(
      '404',
    );
  });

  it('refuses an address that calls too often before it reads the body', async () => {
    for (let times = 0; times < 300; times++) await announce(endpoints.sendClientDocument as Endpoint, {});
    expect((await announce(endpoints.sendClientDocument as Endpoint, {})).slice(9, 12)).toBe('429');
  });
});
