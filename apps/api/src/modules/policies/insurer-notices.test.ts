/** An insurer's call: who may report what, and what is read for it. */
import { createHmac } from 'node:crypto';
import { insuranceEventOf } from '@estrada/domain/insurance/index';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { openServer } from '../../../test/open-server.ts';
import { readConfig } from '../../kernel/config.ts';
import { defineJob } from '../../kernel/jobs/define-job.ts';
import { type InsurerNotice, insurerCallbacks, insurerNotice, readNews, type SentProposal } from './insurer-notices.ts';

const secrets = { liberty: 'a-secret-of-liberty-of-32-letters', cardif: 'a-secret-of-cardif-of-32-letters!' };
const job = defineJob({
  name: 'test.insurer-notice',
  data: insurerNotice,
  concurrency: 1,
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireSeconds: 10,
});

let api: TestApi;
let server: FastifyInstance;
const queued: object[] = [];
beforeAll(async () => {
  api = await openApi();
  const config = readConfig({
    LIBERTY_CALLBACK_SECRETS: secrets.liberty,
    CARDIF_CALLBACK_SECRETS: secrets.cardif,
  });
  const enqueue = async (_db: unknown, _job: unknown, data: object) => void queued.push(data);
  server = await openServer(api, [], { callbacks: insurerCallbacks(job), config, jobs: { enqueue } as never });
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const event = { eventId: 'LIB-1-1', number: 'LIB-1', requestId: 'r1', kind: 'decided' };
async function call(path: 'liberty' | 'cardif', body: object, { secret = secrets[path], shift = 0 } = {}) {
  const text = JSON.stringify(body);
  const at = String(Math.floor(api.clock.now().getTime() / 1000) + shift);
  const signature = createHmac('sha256', secret).update(`${at}.${text}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-timestamp': at, 'x-signature': `sha256=${signature}` };
  const url = `/api/callbacks/${path}`;
  const { statusCode } = await server.inject({ method: 'POST', url, payload: text, headers });
  return statusCode;
}

it('is accepted once from the insurer that signed it, with its name', async () => {
  expect([await call('liberty', { ...event, more: 'x' }), await call('liberty', event)]).toEqual([200, 200]);
  expect(queued).toEqual([{ insurer: 'LIBERTY', ...event }]);
});

it.each([
  ['signed by another insurer', event, { secret: secrets.cardif }, 401],
  ['stale', event, { shift: -301 }, 401],
  ['without a known kind', { ...event, kind: 'refunded' }, {}, 422],
  ['with a path for a number', { ...event, number: '../ledger' }, {}, 422],
])('is refused when it is %s', async (_, body, how, status) => {
  const before = queued.length;
  expect(await call('liberty', body, how)).toBe(status);
  expect(queued).toHaveLength(before);
});

describe('what is read for a notice', () => {
  const sent: SentProposal = { insurer: 'LIBERTY', number: 'LIB-1', requestId: 'r1' };
  const notice: InsurerNotice = { ...event, insurer: 'LIBERTY', kind: 'decided' };
  const accepted = { state: 'accepted', decidedOn: '2026-11-20', isCollected: false } as const;
  const portOf = (number = 'LIB-1') => ({
    findProposal: vi.fn(async () => ({ number, decision: accepted })),
    policy: vi.fn(async () => null),
  });

  it('is the decision, and what else the kind is about', async () => {
    const read = async (kind: InsurerNotice['kind']) =>
      (await readNews(portOf(), sent, { ...notice, kind })).map(({ about }) => about);
    expect(await read('decided')).toEqual(['decision']);
    expect(await read('cancelled')).toEqual(['decision']);
    expect(await read('policy')).toEqual(['decision', 'policy']);
    expect(await read('paid')).toEqual(['decision']);
  });

  it('leads to the event of the machine', async () => {
    const [decision] = await readNews(portOf(), sent, notice);
    expect(insuranceEventOf('sent', decision!)).toBe('accept');
  });

  it.each<[string, Partial<SentProposal>, Partial<InsurerNotice>]>([
    ['another insurer', {}, { insurer: 'CARDIF' }],
    ['another request', {}, { requestId: 'r2' }],
    ['another number', {}, { number: 'LIB-2' }],
    ['another number while ours is unknown', { number: null }, { number: 'LIB-2' }],
  ])('is nothing where it names %s', async (_, ours, named) => {
    const port = portOf();
    expect(await readNews(port, { ...sent, ...ours }, { ...notice, ...named })).toEqual([]);
    expect(port.policy).not.toHaveBeenCalled();
  });

  it('is read also where the answer to the sending has not arrived', async () => {
    expect(await readNews(portOf(), { ...sent, number: null }, notice)).toHaveLength(1);
  });

  it('is nothing where the insurer does not know the request', async () => {
    const port = { ...portOf(), findProposal: async () => null };
    expect(await readNews(port, sent, notice)).toEqual([]);
  });
});
