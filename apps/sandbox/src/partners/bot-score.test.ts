import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, latency: false });
});
afterAll(() => sandbox.close());

const request = (body: object) =>
  fetch(`${sandbox.url}/bot-score/v1/assessments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it.each([
  ['127.0.0.1', 0.9],
  ['203.0.113.7', 0.1],
])('scores %s with %d', async (clientAddress, score) => {
  expect(await (await request({ clientAddress })).json()).toEqual({ score });
});

it('refuses a request without an address', async () => {
  expect((await request({})).status).toBe(422);
});
