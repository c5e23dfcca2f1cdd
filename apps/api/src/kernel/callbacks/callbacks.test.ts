/** What every callback guarantees, tested with one of a partner that no product has. */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { openServer } from '../../../test/open-server.ts';
import { rowsOf } from '../../../test/rows.ts';
import { purges } from '../housekeeping.ts';
import { defineJob, handleJobs } from '../jobs/define-job.ts';
import { type JobQueue, openJobQueue } from '../jobs/job-queue.ts';
import { makeLogger } from '../logger.ts';
import { callbackVariables } from './callback-access.ts';
import { defineCallback } from './define-callback.ts';

const body = z.object({ id: z.string().max(60), envelopeId: z.string().max(26), state: z.enum(['signed', 'refused']) });
const terms = { concurrency: 1, retryLimit: 1, retryDelaySeconds: 1, expireSeconds: 10 };
const sealed = defineJob({ name: 'test.sealed', data: body, ...terms });
const counted = defineJob({ name: 'test.counted', data: z.object({ id: z.number() }), ...terms });
const callbacks = [
  defineCallback({ partner: 'notary', path: '/notary/envelopes', body, eventId: ({ id }) => id, job: sealed }),
  defineCallback({ partner: 'notary', path: '/notary/counts', body: z.object({ id: z.number() }), job: counted }),
];
const oldSecret = 'a-secret-of-the-sandbox-32-letters';
const newSecret = 'another-secret-of-thirty-two-letters';
const variables = callbackVariables('NOTARY', 'the notary');
const configOf = (env: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema.parse(env[name])]));

let api: TestApi;
let server: FastifyInstance;
let jobs: JobQueue;
const seen: unknown[] = [];
beforeAll(async () => {
  api = await openApi();
  const handled = handleJobs(
    { sealed, counted },
    { sealed: async (data) => void seen.push(data), counted: async () => {} },
  );
  const options = { clock: api.clock, pollingSeconds: 0.5, auditKey: null };
  jobs = await openJobQueue(api.database, handled, makeLogger('silent'), options);
  await jobs.work();
  server = await openWith({ NOTARY_CALLBACK_SECRETS: `${newSecret},${oldSecret}` });
});
const openWith = (env: Record<string, string>, sink = jobs) =>
  openServer(api, [], { callbacks, config: configOf(env), jobs: sink });
afterAll(async () => {
  await server.close();
  await jobs.stop();
  await api.close();
});

let events = 0;
const anEvent = (change: object = {}) =>
  JSON.stringify({ id: `e-${++events}`, envelopeId: 'env-1', state: 'signed', ...change });
const seconds = (shift = 0) => String(Math.floor(api.clock.now().getTime() / 1000) + shift);
const sign = (text: string, at: string, secret = newSecret) =>
  createHmac('sha256', secret).update(`${at}.${text}`).digest('hex');
const headersOf = (text: string, at = seconds(), secret = newSecret) => ({
  'content-type': 'application/json',
  'x-timestamp': at,
  'x-signature': sign(text, at, secret),
});
async function call(text: string, headers: Record<string, string | string[]> = headersOf(text), to = server) {
  const answer = await to.inject({ method: 'POST', url: '/api/callbacks/notary/envelopes', payload: text, headers });
  return [answer.statusCode, answer.json().code ?? answer.json()];
}
const received = [200, { received: true }];
const unknown = [401, 'SEC004'];
const stored = async () => Number((await rowsOf(api, sql`select count(*)::int as n from callback_events`))[0]!.n);
/** The jobs that were stored for an event, done or not. */
const jobsOf = async (name: string, id: string) =>
  (await rowsOf(api, sql`select data from jobs.job where name = ${name} and data->>'id' = ${id}`)).map(
    ({ data }) => data,
  );
const theJob = (id: string) => [{ id, envelopeId: 'env-1', state: 'signed' }];

describe('200', () => {
  it('passes the event to its job and to the trail, and drops fields outside the contract', async () => {
    const text = anEvent({ id: 'first', clientName: 'Rosana Teles Braga' });
    expect(await call(text)).toEqual(received);
    await vi.waitFor(() => expect(seen).toEqual(theJob('first')), { timeout: 60_000 });
    const [entry] = await rowsOf(
      api,
      sql`select * from audit_entries where entity = 'callback' order by seq desc limit 1`,
    );
    expect(entry).toMatchObject({
      action: 'callback.receive',
      actor_name: 'system',
      after: { partner: 'notary', path: '/notary/envelopes' },
    });
  });

  it('accepts a call that the sandbox signed', async () => {
    // the same vector as in apps/sandbox/src/callbacks/send-callback.test.ts
    expect(seconds()).toBe('1795179600');
    const signature = 'sha256=21437ae43e2a28b6b280beb72054af84cc9c6ee063cfa74d72c0cd7a3dac67f4';
    expect(await call('{"id":"e1"}', { 'x-timestamp': '1795179600', 'x-signature': signature })).toEqual([
      422,
      'DOM002',
    ]);
    expect(await call('{"id":"e2"}', { 'x-timestamp': '1795179600', 'x-signature': signature })).toEqual(unknown);
  });

  it('accepts the old and the new secret during rotation, and the new one alone afterwards', async () => {
    for (const secret of [oldSecret, newSecret]) {
      const text = anEvent();
      expect(await call(text, headersOf(text, seconds(), secret))).toEqual(received);
    }
    const after = await openWith({ NOTARY_CALLBACK_SECRETS: newSecret });
    for (const [secret, answer] of [
      [newSecret, received],
      [oldSecret, unknown],
    ] as const) {
      const text = anEvent();
      expect(await call(text, headersOf(text, seconds(), secret), after)).toEqual(answer);
    }
    await after.close();
  });

  it('uses the configured headers and signing method', async () => {
    const env = { NOTARY_CALLBACK_HEADERS: 'x-hub,x-at', NOTARY_CALLBACK_COVERS: 'body' };
    const other = await openWith({ NOTARY_CALLBACK_SECRETS: newSecret, ...env });
    const text = anEvent();
    const signature = createHmac('sha256', newSecret).update(text).digest('hex');
    expect(await call(text, { 'x-at': api.clock.now().toISOString(), 'x-hub': signature }, other)).toEqual(received);
    await other.close();
  });

  it('verifies the raw bytes, whatever the content type', async () => {
    const text = `  ${anEvent()}\r\n`;
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/xml'])
      expect(await call(text, { ...headersOf(text), 'content-type': type }), type).toEqual(received);
  });
});

describe('idempotency', () => {
  it('returns the first response to a repeated event, and does nothing more', async () => {
    const before = await stored();
    const text = anEvent({ id: 'again' });
    for (let time = 1; time <= 3; time++) expect(await call(text)).toEqual(received);
    const later = headersOf(text, seconds(30));
    expect(await call(text, later)).toEqual(received);
    const changed = anEvent({ id: 'again', state: 'refused' });
    expect(await call(changed)).toEqual(received);
    expect(await jobsOf(sealed.name, 'again')).toEqual(theJob('again'));
    expect(await stored()).toBe(before + 1);
  });

  it('processes an event once when it arrives ten times at the same moment', async () => {
    const text = anEvent({ id: 'crowd' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(text)));
    expect(answers).toEqual(Array(10).fill(received));
    expect(await jobsOf(sealed.name, 'crowd')).toEqual(theJob('crowd'));
  });

  it('compares the bytes when a partner gives its events no id', async () => {
    const count = async (text: string) => {
      const answer = await server.inject({
        method: 'POST',
        url: '/api/callbacks/notary/counts',
        payload: text,
        headers: headersOf(text),
      });
      return answer.statusCode;
    };
    expect([await count('{"id":1}'), await count('{"id":1}'), await count('{"id":2}')]).toEqual([200, 200, 200]);
    expect([await jobsOf(counted.name, '1'), await jobsOf(counted.name, '2')]).toEqual([[{ id: 1 }], [{ id: 2 }]]);
  });

  it('does not record an event whose job could not be stored', async () => {
    const text = anEvent({ id: 'unlucky' });
    const broken: JobQueue = { ...jobs, enqueue: () => Promise.reject(new Error('The job store is away')) };
    const failing = await openWith({ NOTARY_CALLBACK_SECRETS: newSecret }, broken);
    expect(await call(text, headersOf(text), failing)).toEqual([500, 'SIS001']);
    await failing.close();
    expect(await call(text)).toEqual(received);
    expect(await jobsOf(sealed.name, 'unlucky')).toEqual(theJob('unlucky'));
  });

  it('deletes events after ninety days', async () => {
    const day = 86_400_000;
    const now = api.clock.now().getTime();
    const before = await stored();
    await purges['callback-events']!(api.database.db, new Date(now + 89 * day));
    expect(await stored()).toBe(before);
    await purges['callback-events']!(api.database.db, new Date(now + 91 * day));
    expect(await stored()).toBe(0);
  });
});

describe('401', () => {
  const text = '{"id":"forged","envelopeId":"env-secret","state":"signed"}';
  it.each<[string, (good: Record<string, string>) => Record<string, string | string[]>]>([
    ['no signature', ({ 'x-timestamp': at }) => ({ 'x-timestamp': at! })],
    ['no time stamp', ({ 'x-signature': signature }) => ({ 'x-signature': signature! })],
    ['another secret', (good) => ({ ...good, 'x-signature': sign(text, good['x-timestamp']!, `${newSecret}!`) })],
    ['the signature of another body', (good) => ({ ...good, 'x-signature': sign('{}', good['x-timestamp']!) })],
    ['another time stamp than was signed', (good) => ({ ...good, 'x-timestamp': seconds(1) })],
    ['half a signature', (good) => ({ ...good, 'x-signature': good['x-signature']!.slice(0, 32) })],
    ['an empty signature', (good) => ({ ...good, 'x-signature': 'sha256=' })],
    ['two signatures', (good) => ({ ...good, 'x-signature': `${good['x-signature']}, ${good['x-signature']}` })],
    ['a signature of five minutes ago', () => headersOf(text, seconds(-301))],
    ['a signature of the future', () => headersOf(text, seconds(301))],
    ['a time stamp that is none', () => headersOf(text, 'yesterday')],
    ['a session instead', () => ({ idToken: 'x', permissionToken: 'y' })],
  ])('refuses %s, stores nothing and logs nothing of it', async (_what, change) => {
    const [before, lines] = [await stored(), api.logLines.length];
    expect(await call(text, change(headersOf(text)))).toEqual(unknown);
    expect(await stored()).toBe(before);
    const log = api.logLines.slice(lines).join('');
    expect(log).toMatch(/"partner":"notary","fault":"(unsigned|forged|stale)"/);
    expect(log).not.toContain('env-secret');
  });

  it.each([-299, 299])('accepts a timestamp %d seconds off', async (shift) => {
    const near = anEvent();
    expect(await call(near, headersOf(near, seconds(shift)))).toEqual(received);
  });

  it('refuses every call while no secret is configured', async () => {
    const shut = await openWith({});
    expect(await call(text, headersOf(text, seconds(), ''), shut)).toEqual(unknown);
    await shut.close();
  });
});

it.each(['{"id":', '[]', '{"id":"x","envelopeId":"env-1","state":"lost"}', '{"__proto__":{"id":"x"}}', ''])(
  'refuses a signed but invalid body with 422 (%s)',
  async (text) => {
    expect(await call(text)).toEqual([422, 'DOM002']);
  },
);

it('refuses more than 64 KiB with 413 before it checks the signature', async () => {
  expect(await call(anEvent({ more: 'x'.repeat(64 * 1024) }))).toEqual([413, 'SIS005']);
});

it('rate-limits callers', async () => {
  let last: unknown[] = [];
  for (let count = 0; count <= 620 && last[0] !== 429; count += 20)
    last = (await Promise.all(Array.from({ length: 20 }, () => call('{}', {})))).at(-1)!;
  expect(last).toEqual([429, 'USE029']);
  api.clock.advance({ minutes: 2 });
  expect(await call('{}', {})).toEqual(unknown);
});

it('is not listed in the API documentation, and is not enabled in the product yet', async () => {
  const { paths } = (await server.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  expect(Object.keys(paths).filter((path) => path.includes('callbacks'))).toEqual([]);
  expect((await call('{}', {}, api.server))[0]).toBe(404);
});
