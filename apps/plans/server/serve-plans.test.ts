import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servePlans } from './serve-plans.ts';

const portal = 'https://portal.example';
const folder = mkdtempSync(join(tmpdir(), 'estrada-plans-'));
let server: Server;
let base: string;
beforeAll(async () => {
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.js'), 'not ours');
  writeFileSync(join(folder, 'dist/remoteEntry.js'), 'export const get = 1;');
  writeFileSync(join(folder, 'dist/assets/pages-a1b2.js'), 'export const pages = 1;');
  writeFileSync(join(folder, 'dist/index.html'), '<a href="{portal}">Abrir</a><a href="{portal}">Open</a>');
  writeFileSync(join(folder, 'dist/.source-hash'), 'abc');
  server = servePlans(join(folder, 'dist'), portal);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('every response', () => {
  it.each([
    ['GET', '/remoteEntry.js', 'https://evil.example'],
    ['GET', '/', 'null'],
    ['GET', '/nothing.js', portal],
    ['POST', '/remoteEntry.js', portal],
    ['OPTIONS', '/remoteEntry.js', 'https://evil.example'],
  ])('allows the origin of the portal only: %s %s for %s', async (method, path, origin) => {
    const { headers } = await fetch(base + path, { method, headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(portal);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
  });
});

it.each(['', '/again-1', '/again-12'])(
  'serves every file under "%s": the entry always requested, a hashed name cached for a year',
  async (folder) => {
    const entry = await fetch(`${base}${folder}/remoteEntry.js`);
    expect([entry.status, entry.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(entry.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const chunk = await fetch(`${base}${folder}/assets/pages-a1b2.js`);
    expect([chunk.status, await chunk.text()]).toEqual([200, 'export const pages = 1;']);
    expect(chunk.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  },
);

it('sends the same file compressed when the client accepts it', async () => {
  const packed = await fetch(`${base}/remoteEntry.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.text()).toBe('export const get = 1;');
  const plain = await fetch(`${base}/remoteEntry.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe('export const get = 1;');
});

it('links to the portal from its own page, which has no script', async () => {
  const page = await (await fetch(base)).text();
  expect(page).toBe(`<a href="${portal}">Abrir</a><a href="${portal}">Open</a>`);
});

it.each([
  '/../secret.js',
  '/%2e%2e/secret.js',
  '/assets/../../secret.js',
  '/.source-hash',
  '/index.html',
  '//',
  '/assets',
  '/again-1',
  '/again-1/again-2/remoteEntry.js',
  '/again-x/remoteEntry.js',
  '/again-1/../secret.js',
])('returns nothing at %s', async (path) => {
  // sent unnormalized: fetch would normalize the address
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request(base, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(404);
});

it('accepts GET and HEAD only', async () => {
  const answer = await fetch(`${base}/remoteEntry.js`, { method: 'PUT', body: 'x' });
  expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([405, 'GET, HEAD', '']);
  const head = await fetch(`${base}/remoteEntry.js`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
