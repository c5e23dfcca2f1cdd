/** What holds for every address: headers, limits, refusals, and log entries. */
import { connect } from 'node:net';
import { endpoints } from '@estrada/endpoints/index';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { openServer } from '../../../test/open-server.ts';
import { read } from '../route.ts';
import { listenForMetrics } from './serve-metrics.ts';

const metricsToken = 'figures-for-prometheus';
let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi({ METRICS_TOKEN: metricsToken, TRUSTED_ORIGINS: 'https://partner.example' });
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const list = '/api/simulation-api/dealer/simulations/saves/filters';
const post = (payload: string, headers: Record<string, string> = {}, url = list) =>
  api.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...seller.tokens, 'content-type': 'application/json', ...headers },
  });

describe('headers', () => {
  it.each(['/healthz', '/readyz', '/metrics', '/api/docs', '/api/docs.js', '/api/openapi.json', '/api/nothing'])(
    '%s forbids foreign scripts, framing and sniffing',
    async (url) => {
      const { headers } = await api.server.inject({ method: 'GET', url });
      const policy = String(headers['content-security-policy']);
      for (const rule of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "frame-ancestors 'none'"])
        expect(policy.split(';')).toContain(rule);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('protect a response to an address that cannot be decoded', async () => {
    const { headers } = await api.server.inject({ method: 'GET', url: '/%E0%A4%A' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['x-correlation-id']).toBeTruthy();
  });

  it('forbid caching of every API response, refusals included', async () => {
    const get = (url: string) => api.server.inject({ method: 'GET', url, headers: seller.tokens });
    await api.database.db.execute('alter table simulations rename to simulations_away');
    const failed = await post('{}');
    await api.database.db.execute('alter table simulations_away rename to simulations');
    const answers = [
      await post('{}'),
      await post('{'),
      await post('{}', { idToken: 'invented' }),
      await post('<a/>', { 'content-type': 'application/xml' }),
      await post(JSON.stringify({ search: 'a'.repeat(257 * 1024) })),
      await get('/api/nothing'),
      await get('/api/application/dealer/addresses/%E0%A4%A'),
      await get('/api/docs'),
      await get('/healthz'),
      await get('/readyz'),
      failed,
    ];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual(
      [200, 422, 401, 422, 413, 404, 422, 200, 200, 200, 500].map((status) => [status, 'no-store']),
    );
  });

  it('allow the API documentation to run its own scripts only', async () => {
    const { body } = await api.server.inject({ method: 'GET', url: '/api/docs' });
    expect(body).not.toMatch(/<script(?![^>]*src=)[^>]*>|\son\w+=|https?:\/\//);
  });

  it('return the correlation id, also in a refusal, and create one when it is missing or invalid', async () => {
    const given = await post('{', { 'x-correlation-id': 'journey-0001' });
    expect([given.headers['x-correlation-id'], given.json().correlationId]).toEqual(['journey-0001', 'journey-0001']);
    for (const nonsense of ['short', 'with space in it', 'x'.repeat(65), '"><script>alert(1)']) {
      const { headers } = await post('{}', { 'x-correlation-id': nonsense });
      expect(headers['x-correlation-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    }
  });
});

describe('HEAD', () => {
  it('responds like GET without a body, and requires the same authorization', async () => {
    const health = await api.server.inject({ method: 'HEAD', url: '/healthz' });
    expect([health.statusCode, health.body]).toEqual([200, '']);
    const url = '/api/application/dealer/states';
    const stranger = await api.server.inject({ method: 'HEAD', url });
    expect([stranger.statusCode, stranger.body]).toEqual([401, '']);
    const known = await api.server.inject({ method: 'HEAD', url, headers: seller.tokens });
    expect([known.statusCode, known.body]).toEqual([200, '']);
  });
});

describe('404', () => {
  it.each([
    ['GET', '/api/simulation/dealer/nothing'],
    ['GET', '/api/../../etc/passwd'],
    ['OPTIONS', list],
    ['PATCH', list],
    ['GET', `/api/application/dealer/addresses/${'9'.repeat(300)}`],
    ['POST', '/api/users/dealer/auth/login'],
  ] as const)('%s %s returns SIS006', async (method, url) => {
    const answer = await api.server.inject({ method, url, headers: seller.tokens });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('SIS006');
  });
});

describe('413', () => {
  it('refuses a body over 256 kB', async () => {
    const answer = await post(JSON.stringify({ search: 'a'.repeat(257 * 1024) }));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'SIS005']);
  });

  it('accepts a body just below the limit', async () => {
    expect((await post('{}'.padEnd(255 * 1024))).statusCode).toBe(200);
  });
});

describe('422', () => {
  it.each([
    ['malformed JSON', '{"search":'],
    ['no JSON at all', 'search=x'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['an unfinished text', '{"search":"'],
    ['deep nesting', `{"search":${'['.repeat(60_000)}${']'.repeat(60_000)}}`],
    ['deep nesting in a field that nobody knows', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}]`],
    ['a prototype', '{"__proto__":{"size":100}}'],
    ['a prototype further down', '{"search":"x","deep":{"__proto__":{"isAdmin":true}}}'],
    ['a prototype by the constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['a prototype spelt in escapes', '{"\\u005f\\u005fproto__":{"size":100}}'],
  ])('refuses %s', async (_case, payload) => {
    const answer = await post(payload);
    const expected = _case === 'null' ? 200 : 422;
    expect(answer.statusCode).toBe(expected);
    if (expected === 422) expect(answer.json().code).toBe('DOM002');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(['application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/plain'])(
    'refuses a body of type %s',
    async (type) => {
      const answer = await post('<a/>', { 'content-type': type });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'DOM002']);
    },
  );

  it.each(['not base64 of JSON', Buffer.from('{"a":').toString('base64'), Buffer.from('7').toString('base64')])(
    'refuses a sign-in body that is not base64 of JSON (%s)',
    async (payload) => {
      const answer = await post(payload, { 'content-type': 'text/plain' }, '/api/users/public/auth/login');
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'DOM002']);
    },
  );

  it.each([
    '/api/simulation/dealer/simulation/parameters?dealerId=a&dealerId=b',
    '/api/simulation/dealer/simulation/dealer/view?name=a&name=b',
    '/api/simulation/dealer/simulation/manufacturers?vehicleType[]=1',
    '/api/simulation/dealer/simulation/parameters?__proto__[dealerId]=a',
    `/api/simulation/dealer/simulation/dealer/view?name=${'a'.repeat(101)}`,
    '/api/simulation/dealer/simulation/dealer/view?name=%00',
    '/api/application/dealer/addresses/%E0%A4%A',
    '/api/application/dealer/addresses/%00',
  ])('refuses %s', async (url) => {
    const answer = await api.server.inject({ method: 'GET', url, headers: seller.tokens });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'DOM002']);
    expect(answer.json().correlationId).toBeTruthy();
  });

  it('refuses an idempotency key that is too long to store, instead of ignoring it', async () => {
    const headers = { 'idempotency-key': 'k'.repeat(101) };
    const answer = await seller.call('submitProposal', { query: {}, body: {}, headers });
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, 'Idempotency-Key']);
  });

  it('responds in English when requested, and in Portuguese otherwise', async () => {
    const message = async (language: string) => (await post('{', { 'accept-language': language })).json().message;
    const portuguese = 'Há campos ausentes ou inválidos. Revise os campos indicados.';
    expect(await message('en-US,en;q=0.9')).toBe('Some fields are missing or invalid. Review the marked fields.');
    for (const language of ['pt-BR', 'fr', '', 'xx\u00e9']) expect(await message(language)).toBe(portuguese);
  });
});

describe('a request that is no complete HTTP request', () => {
  it.each([
    [
      'headers that are too long',
      431,
      'request.headersTooLong',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
    ],
    ['a malformed line', 400, 'request.malformed', 'nothing\r\n\r\n'],
  ])('%s: refused in the format of all refusals', async (_case, status, key, text) => {
    const server = await openServer(api, []);
    try {
      const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
      const answer = await new Promise<string>((resolve, reject) => {
        let received = '';
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
        socket.on('data', (part) => {
          received += part;
        });
        socket.on('close', () => resolve(received)).on('error', reject);
      });
      const [head, body] = answer.split('\r\n\r\n') as [string, string];
      expect(head).toContain(`HTTP/1.1 ${status} `);
      expect(head).toContain('x-content-type-options: nosniff');
      expect(JSON.parse(body)).toMatchObject({
        code: 'DOM002',
        message: expect.any(String),
        fields: [{ path: 'request', key }],
        correlationId: expect.any(String),
      });
    } finally {
      await server.close();
    }
  });
});

describe('500', () => {
  it('hides a database failure from the client and keeps its values out of the log', async () => {
    const { cpf } = aPerson(210);
    await api.database.db.execute('alter table simulations rename to simulations_away');
    const { status, body } = await seller.call('listSavedSimulations', { body: { search: cpf } });
    await api.database.db.execute('alter table simulations_away rename to simulations');
    expect([status, body.code, body.message]).toEqual([
      500,
      'SIS001',
      'Ocorreu um erro inesperado. Tente novamente em instantes.',
    ]);
    const log = api.logLines.join('');
    expect(log).toContain('database error 42P01');
    expect(log).not.toContain(cpf);
    expect(log).not.toContain('select');
  });

  it('returns 507 when the disk of the server or of the database is full, and reports what is affected', async () => {
    const fullDisk = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const fullDatabase = new DrizzleQueryError('insert', [], Object.assign(new Error('x'), { code: '53100' }));
    for (const cause of [fullDisk, fullDatabase]) {
      const failing = read(endpoints.listStates, () => Promise.reject(cause));
      const server = await openServer(api, [failing], { room: 1_000_000 });
      const answer = await server.inject({ url: '/api/application/dealer/states', headers: seller.tokens });
      expect([answer.statusCode, answer.json().code]).toEqual([507, 'DOM004']);
      expect(answer.json().message).toContain('o armazenamento do portal está cheio');
      // the embedded database is on the disk that is full; with another one everything but uploads goes on
      const ready = await server.inject({ url: '/readyz' });
      const isEmbedded = api.database.kind === 'embedded';
      expect([ready.statusCode, ready.json()]).toEqual(
        isEmbedded
          ? [507, expect.objectContaining({ code: 'DOM004' })]
          : [200, { status: 'ready', degraded: ['files'] }],
      );
      await server.close();
    }
    expect(api.logLines.join('')).toContain('the storage takes nothing');
  });

  it('reports that the database is down', async () => {
    const away = await openApi();
    await away.database.close();
    const ready = await away.server.inject({ method: 'GET', url: '/readyz' });
    expect([ready.statusCode, ready.json().code]).toEqual([500, 'SIS001']);
    expect((await away.server.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    await away.server.close();
  });
});

it('logs no document, e-mail, name, token or password during a whole user journey', async () => {
  const person = aPerson(211);
  await sendProposal(seller, await aCompleteProposal(seller, person));
  const masked = person.cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
  await seller.call('checkRegistrationFee', { params: { document: person.cpf }, query: { state: 'SP' } });
  await seller.call('listProposals', { body: { search: masked } });
  await api.stranger.call('login', { body: { username: 'DEMO.SELLER', password: 'Planted!Secret-42' } });
  const log = api.logLines.join('');
  const planted = [person.cpf, masked, person.email, person.name, person.motherName, person.mobile];
  for (const value of [...planted, seller.tokens.idToken, 'Planted!Secret-42']) expect(log).not.toContain(value);
  expect(log).toContain('/simulation/clients/ignoreTCC/:document');
  for (const line of api.logLines) expect(() => JSON.parse(line)).not.toThrow();
});

it('serves metrics only with their token', async () => {
  const usual = await openServer(api, []);
  const closed = await usual.inject({ method: 'GET', url: '/metrics' });
  expect([closed.statusCode, closed.json().code]).toEqual([404, 'SIS006']);
  await usual.close();
  const look = (authorization: string) =>
    api.server.inject({ method: 'GET', url: '/metrics', headers: { authorization } });
  for (const wrong of ['', metricsToken, `Bearer ${metricsToken}x`, 'Bearer '])
    expect((await look(wrong)).statusCode).toBe(401);
  expect((await look(`Bearer ${metricsToken}`)).statusCode).toBe(200);
});

it('serves metrics on a separate port', async () => {
  const { port, close } = await listenForMetrics(new Registry(), { port: 0, host: '127.0.0.1', token: null });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await get('/metrics')).status).toBe(200);
  expect((await get('/')).status).toBe(404);
  close();
});

describe('a page of another site', () => {
  const login = (headers: Record<string, string>) =>
    api.server.inject({
      method: 'POST',
      url: '/api/users/public/auth/login',
      headers: { 'content-type': 'text/plain', host: 'portal.example', ...headers },
      payload: Buffer.from(JSON.stringify({ username: 'NOBODY.AT.ALL', password: 'Wrong!Password-1' })).toString(
        'base64',
      ),
    });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://portal.example.evil.example' }],
    [{ origin: 'https://portal.example:8443' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.portal.example' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://portal.example' }],
  ])('cannot log in and gets no cookie: %o', async (headers) => {
    const answer = await login(headers);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'SEC001']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    [{}],
    [{ origin: 'https://portal.example' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://portal.example' }],
    // a proxy that sends its own name as the host
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://outside.example' }],
  ])('is not confused with the own pages or a program: %o', async (headers) => {
    expect((await login(headers)).json().code).toBe('USE002');
  });

  it.each([
    'answerChallenge',
    'changePassword',
    'forgotPassword',
    'resetPassword',
    'refreshSession',
    'logout',
  ] as const)('cannot make session calls: %s', async (name) => {
    const answer = await seller.call(name, { query: {}, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([answer.status, answer.body.code]).toEqual([403, 'SEC001']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await post('{}')).statusCode).toBe(200);
  });

  it('may call when the operator trusts it', async () => {
    const trusted = { 'sec-fetch-site': 'cross-site', origin: 'https://partner.example' };
    expect((await login(trusted)).json().code).toBe('USE002');
  });
});

it('measures by route pattern, never by address', async () => {
  const authorization = `Bearer ${metricsToken}`;
  const { body, headers } = await api.server.inject({ method: 'GET', url: '/metrics', headers: { authorization } });
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('route="/api/simulation/:userType/simulation/clients/ignoreTCC/:document"');
  expect(body.includes(aPerson(211).cpf)).toBe(false);
});

it('rate-limits attempts with different user names, and resets after the window', async () => {
  const look = () => api.stranger.call('lookUpUserType', { query: { username: 'DEMO.SELLER' } });
  let last = await look();
  for (let attempt = 1; attempt < 200 && last.status === 200; attempt++) last = await look();
  expect([last.status, last.body.code]).toEqual([429, 'USE029']);
  expect(last.headers['cache-control']).toBe('no-store');
  const wait = Number(last.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  api.clock.advance({ seconds: wait - 1 });
  expect((await look()).headers['retry-after']).toBe('1');
  api.clock.advance({ seconds: -(wait - 1) });
  const [bucket] = (
    (await api.database.db.execute(
      sql`select bucket from rate_limits where bucket like 'user%' or bucket like 'look%'`,
    )) as unknown as {
      rows: { bucket: string }[];
    }
  ).rows;
  expect(bucket!.bucket).not.toMatch(/127\.0\.0\.1|SELLER/);
  api.clock.advance({ minutes: 61 });
  expect((await look()).status).toBe(200);
});
