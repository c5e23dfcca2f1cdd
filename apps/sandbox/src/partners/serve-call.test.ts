/** What every partner keeps to that is served by `serveCall`, played by one that gives out tokens. */
import Fastify from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { issueTokens } from './partner-tokens.ts';
import { isText } from './request-fields.ts';
import { serveCall } from './serve-call.ts';

let app = Fastify();
let now: Date;
let answered: number;
beforeEach(() => {
  app = Fastify();
  now = new Date('2026-11-20T13:00:00Z');
  answered = 0;
  serveCall<{ deal: string; requestId: string; colour: string }>(app, {
    method: 'POST',
    path: '/deals/:deal',
    token: issueTokens(app, { path: '/oauth/token', lifetimeSeconds: 300, now: () => now }),
    fields: { deal: (value) => value !== 'gone', requestId: isText, colour: isText },
    refuseField: ({ field }) => (field === 'deal' ? { status: 404, body: { error: 'unknown_deal' } } : undefined),
    refuse: ({ colour }) =>
      colour === 'pink' ? { status: 409, body: { error: 'C-7', message: 'Cor esgotada.' } } : undefined,
    sameBy: ({ deal, requestId }) => `${deal} ${requestId}`,
    answer: ({ colour }) => ({ number: ++answered, colour }),
  });
});

const client = { grant_type: 'client_credentials', client_id: 'estrada', client_secret: 'secret' };
const issue = (changes = {}) => app.inject({ method: 'POST', url: '/oauth/token', payload: { ...client, ...changes } });
const request = async (payload: object | undefined, deal = 'd1', authorization?: string) => {
  const token = authorization ?? `Bearer ${(await issue()).json().access_token}`;
  const answer = await app.inject({
    method: 'POST',
    url: `/deals/${deal}`,
    headers: { authorization: token },
    ...(payload ? { payload } : {}),
  });
  return [answer.statusCode, answer.json()];
};
const body = { requestId: 'r1', colour: 'red' };

it('accepts only a token that it issued, until the token expires', async () => {
  const { access_token: token } = (await issue()).json();
  expect(await request(body, 'd1', `Bearer ${token}`)).toEqual([200, { number: 1, colour: 'red' }]);
  for (const other of ['', 'Bearer ', 'Bearer invented', `Basic ${token}`])
    expect(await request(body, 'd1', other)).toEqual([401, { error: 'unauthorized' }]);
  now = new Date('2026-11-20T13:05:00Z');
  expect((await request(body, 'd1', `Bearer ${token}`))[0]).toBe(401);
});

it.each([{ client_secret: 'wrong' }, { client_id: '' }, { grant_type: 'password' }])(
  'issues no token for %j',
  async (changes) => {
    expect((await issue(changes)).statusCode).toBe(401);
  },
);

it('refuses invalid fields, unknown deals and business rules in the error format of the partner', async () => {
  expect(await request({ requestId: 'r1' })).toEqual([422, { error: 'required', field: 'colour' }]);
  expect(await request(undefined)).toEqual([422, { error: 'required', field: 'requestId' }]);
  expect(await request([])).toEqual([422, { error: 'malformed', field: 'body' }]);
  expect(await request(body, 'gone')).toEqual([404, { error: 'unknown_deal' }]);
  expect(await request({ ...body, colour: 'pink' })).toEqual([409, { error: 'C-7', message: 'Cor esgotada.' }]);
});

it('returns the same answer for a repeated request, and does not cache a refusal', async () => {
  await request({ ...body, colour: 'pink' });
  const first = await request(body);
  expect(await request({ ...body, colour: 'blue' })).toEqual(first);
  expect(await request(body, 'd2')).toEqual([200, { number: 2, colour: 'red' }]);
});
