import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { httpBotScore } from './bot-score.ts';

const request = { requestId: 'r-1', action: 'login', clientAddress: '203.0.113.7' } as const;
let stop: () => void = () => undefined;
afterEach(() => stop());

async function scoreWhen(status: number, body: string): Promise<number> {
  const server = createServer((_request, response) => void response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  const { port } = server.address() as AddressInfo;
  return httpBotScore({ baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 1_000 }).assess(request);
}

it('is what the service says', async () => {
  expect(await scoreWhen(200, '{"score":0.2}')).toBe(0.2);
});

it.each([
  [204, ''],
  [200, ''],
  [200, '{"score":7}'],
  [400, '{"error":"no"}'],
])('is 0.9 for the answer %i %j', async (status, body) => {
  expect(await scoreWhen(status, body)).toBe(0.9);
});

it('is 0.9 when nobody answers', async () => {
  expect(await httpBotScore({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 500 }).assess(request)).toBe(0.9);
});
