import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CallbackManner, sendCallbacks, signCallback } from './send-callback.ts';

const secret = 'a-secret-of-the-sandbox-32-letters';
const now = new Date('2026-11-20T13:00:00Z');
const events = [{ id: 'e1' }, { id: 'e2' }];
const got: { body: string; timestamp: string; signature: string }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const { 'x-timestamp': timestamp, 'x-signature': signature } = request.headers;
  got.push({ body, timestamp: String(timestamp), signature: String(signature) });
  response.writeHead(got.length === 1 ? 200 : 202).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
beforeEach(() => void got.splice(0));
afterAll(() => void server.close());

const send = (manner?: CallbackManner) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  return sendCallbacks({ url, secret }, events, { now, ...(manner ? { manner } : {}) });
};
const rightly = (call: (typeof got)[number]) =>
  signCallback({ url: '', secret }, call.body, Number(call.timestamp))['x-signature'] === call.signature;

// the same vector as in apps/api/src/kernel/callbacks/callbacks.test.ts: the two halves meet in it
it('signs in the way the product verifies', () => {
  expect(signCallback({ url: '', secret }, '{"id":"e1"}', 1795179600)).toEqual({
    'x-timestamp': '1795179600',
    'x-signature': 'sha256=21437ae43e2a28b6b280beb72054af84cc9c6ee063cfa74d72c0cd7a3dac67f4',
  });
  const target = { url: '', secret, covers: 'body', signatureHeader: 'x-hub', timestampHeader: 'x-at' } as const;
  expect(signCallback(target, '{"id":"e1"}', 1795179600)).toEqual({
    'x-at': '1795179600',
    'x-hub': 'sha256=94dc39a63fa77a46f00371b4af1dfd7110f47c2b3d4c35527d85f5d5b17f0e87',
  });
});

it('sends one callback per event, in order and with the current time', async () => {
  expect(await send()).toEqual([200, 202]);
  expect(got.map(({ body }) => body)).toEqual(['{"id":"e1"}', '{"id":"e2"}']);
  expect(got.map(({ timestamp }) => timestamp)).toEqual(['1795179600', '1795179600']);
  expect(got.every(rightly)).toBe(true);
});

it('sends callbacks twice, out of order or late on request', async () => {
  await send('doubled');
  expect(got.map(({ body }) => body)).toEqual(['{"id":"e1"}', '{"id":"e1"}', '{"id":"e2"}', '{"id":"e2"}']);
  got.splice(0);
  await send('outOfOrder');
  expect(got.map(({ body }) => body)).toEqual(['{"id":"e2"}', '{"id":"e1"}']);
  got.splice(0);
  await send('late');
  expect([got[0]!.timestamp, rightly(got[0]!)]).toEqual(['1795179000', true]);
});

it.each(['wronglySigned', 'changed'] as const)('sends an invalid signature on request: %s', async (manner) => {
  await send(manner);
  expect(got.map(rightly)).toEqual([false, false]);
  for (const { body } of got) expect(() => JSON.parse(body)).not.toThrow();
});
