/** Every address of the portal, as loaded by an anonymous browser: the same page, with its security headers. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectedRoutes } from '@estrada/testkit/expected-access/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../open-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'estrada-portal-'));
const page = '<!doctype html><title>Estrada</title>';
let api: TestApi;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), page);
  mkdirSync(join(folder, 'assets'));
  for (const language of ['pt-BR', 'en']) {
    mkdirSync(join(folder, 'drawn', language), { recursive: true });
    writeFileSync(join(folder, 'drawn', language, 'csf.html'), `${page}${language}`);
  }
  writeFileSync(join(folder, 'assets', 'index-1.js'), '1');
  api = await openApi({}, folder);
}, 60_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (url: string) => api.server.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
const clientLinks = ['/minhaProposta', '/acompanharProposta', '/vapsExemption', '/capturaselfie', '/capturafoto'];
const addresses = Object.keys(expectedRoutes).map((path) => path.replace(/:\w+/, 'x'));

it('protects the page at every address, and requires revalidation of cached copies', async () => {
  const wrong: string[] = [];
  for (const address of [...addresses, '/groups/Ve%C3%ADculos.com', '/nada', '/login?x=<script>']) {
    const { statusCode, headers, body } = await get(address);
    const policy = String(headers['content-security-policy']).split(';');
    const isProtected =
      statusCode === 200 &&
      body === (address === '/csf' ? `${page}pt-BR` : page) &&
      headers['cache-control'] === 'no-cache' &&
      headers['x-content-type-options'] === 'nosniff' &&
      // the address of a client's link is revealed to no site, not even to us
      headers['referrer-policy'] === (clientLinks.includes(address) ? 'no-referrer' : 'same-origin') &&
      headers['permissions-policy'] ===
        `camera=(${address === '/capturaselfie' ? 'self' : ''}), microphone=(), geolocation=(${address === '/csf' ? 'self' : ''})` &&
      [
        "default-src 'self'",
        address === '/capturaselfie' ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].every((rule) => policy.includes(rule));
    if (!isProtected) wrong.push(`${address}: ${statusCode} ${JSON.stringify(headers)}`);
  }
  expect(wrong).toEqual([]);
});

it.each([
  '/assets/none-2.js',
  '/favicon.xyz',
  '/.env',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2findex.html',
])('returns no page for a missing file: %s', async (address) => {
  expect((await get(address)).statusCode).toBeGreaterThanOrEqual(400);
});

it('allows a file with a hash in its name to be cached for a year', async () => {
  expect((await get('/assets/index-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('serves a public page in the language of the cookie, and varies the cache by cookie', async () => {
  const drawnFor = async (cookie: string) => {
    const { body, headers } = await api.server.inject({ method: 'GET', url: '/csf?x=1', headers: { cookie } });
    return [body.replace(page, ''), headers.vary];
  };
  expect(await drawnFor('estrada.language=en')).toEqual(['en', 'cookie']);
  for (const other of ['', 'estrada.language=pt-BR', 'estrada.language=../en', 'x=en'])
    expect(await drawnFor(other), other).toEqual(['pt-BR', 'cookie']);
});

it.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  'answers an unknown address under /api with 404 in the standard format, never with the page: %s',
  async (method) => {
    const unknown = [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/users/public/auth/nothing?x=1',
      '/%61pi/nothing',
      '//api/x',
    ];
    for (const url of unknown)
      for (const type of [undefined, 'application/json', 'application/xml', 'multipart/form-data']) {
        const payload =
          ['GET', 'HEAD'].includes(method) || !type ? {} : { payload: '<', headers: { 'content-type': type } };
        const { statusCode, headers, body } = await api.server.inject({ method, url, ...payload });
        expect([url, type, statusCode]).toEqual([url, type, 404]);
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ code: 'SIS006' });
      }
  },
);
