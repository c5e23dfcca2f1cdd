/** A call for anonymous and logged-in callers alike, tested with two routes that no product has. */
import { buildPath, defineEndpoints, type Endpoint } from '@estrada/endpoints/index';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { demoApiKey, openServer } from '../../../test/open-server.ts';
import { brokenPromises } from '../../../test/optional-session.ts';
import { read, write } from '../route.ts';

const { sayWho: describeCaller, countUp } = defineEndpoints({
  area: 'simulation',
  family: 'b2c',
  access: 'public-or-user',
  summary: ['Quem chama', 'Who calls'],
})({
  sayWho: {
    route: 'GET /who',
    response: z.object({ username: z.string().nullable() }),
  },
  countUp: {
    route: 'POST /count',
    body: z.object({ by: z.number() }),
    response: z.object({ count: z.number() }),
    idempotent: true,
  },
});

let count = 0;
let api: TestApi;
let seller: Session;
let server: FastifyInstance;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  server = await openServer(api, [
    read(describeCaller, async (_input, { caller }) => ({ username: caller?.viewer.username ?? null })),
    write(countUp, async ({ body }) => {
      count += body.by;
      return { count };
    }),
  ]);
}, 60_000);
afterAll(async () => {
  await server.close();
  await api.close();
});

const key = { 'x-api-key': demoApiKey };
const request = (userType: 'gmf' | 'dealer' | 'public', headers: Record<string, string>) =>
  server.inject({ method: 'GET', url: buildPath(describeCaller, userType), headers });

it('accepts the API key, and also the session when tokens are sent, and refuses invalid ones of either', async () => {
  expect(await brokenPromises(request, { apiKey: demoApiKey, tokens: seller.tokens })).toEqual([]);
});

it('passes the caller, if any, to the use case', async () => {
  expect((await request('public', key)).json()).toEqual({ username: null });
  expect((await request('dealer', { ...key, ...seller.tokens })).json()).toEqual({ username: 'DEMO.SELLER' });
});

it('reports a violated endpoint guarantee', async () => {
  const open = () => request('public', key);
  expect(await brokenPromises(open, { apiKey: demoApiKey, tokens: seller.tokens })).toHaveLength(9);
  const shut = () => request('public', {});
  expect(await brokenPromises(shut, { apiKey: demoApiKey, tokens: seller.tokens })).toContain(
    'a stranger with the key: 401',
  );
});

it('refuses the tokens of a session that has ended', async () => {
  const gone = await api.signIn('consulta');
  await gone.ok('logout');
  for (const userType of ['public', 'gmf'] as const) {
    const answer = await request(userType, { ...key, ...gone.tokens });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'SEC002']);
  }
});

it('handles the idempotency key of an anonymous caller separately from those of sessions', async () => {
  const add = async (by: number, tokens: Record<string, string> | null) => {
    const answer = await server.inject({
      method: 'POST',
      url: buildPath(countUp, tokens ? 'dealer' : 'public'),
      headers: { ...key, ...tokens, 'idempotency-key': 'optional-session-1' },
      payload: { by },
    });
    return [answer.statusCode, answer.json().count ?? answer.json().code];
  };
  expect([await add(1, null), await add(1, null)]).toEqual([
    [200, 1],
    [200, 1],
  ]);
  expect([await add(2, seller.tokens), await add(2, seller.tokens)]).toEqual([
    [200, 3],
    [200, 3],
  ]);
  expect((await add(5, null))[1]).toBe('SIS003');
});

it('is documented with both ways to call it', async () => {
  const { paths, components } = (await server.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  const { security, parameters, responses } = paths[`/api/${(describeCaller as Endpoint).family}/{userType}/who`].get;
  expect(security).toEqual([{ apiKey: [] }, { apiKey: [], idToken: [], permissionToken: [] }]);
  expect(parameters[0].schema.enum).toEqual(['public', 'gmf', 'dealer']);
  const [, name] = responses[401].$ref.split('#/components/responses/');
  expect(components.responses[name].description).toContain('USE003');
});
