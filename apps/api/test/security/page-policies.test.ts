/**
 * The pages that embed other sites or are embedded by them, or that may run WebAssembly: no other page of the portal
 * does.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectedRoutes } from '@estrada/testkit/expected-access/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../open-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'estrada-portal-'));
const page = '<!doctype html><title>Estrada</title>';
const plans = 'https://plans.example';
const insurers = ['https://pay.insurer.example', 'https://sign.insurer.example:8443'];
let usual: TestApi;
let framing: TestApi;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'embed.js'), '(() => {})();');
  usual = await openApi({}, folder);
  framing = await openApi({ PLANS_ORIGIN: plans, INSURER_FRAME_ORIGINS: insurers.join(', ') }, folder);
}, 120_000);
afterAll(async () => {
  await usual.close();
  await framing.close();
  rmSync(folder, { recursive: true, force: true });
});

const policyOf = async (api: TestApi, url: string, method: 'GET' | 'HEAD' = 'GET') => {
  const { statusCode, body, headers } = await api.server.inject({ method, url, headers: { accept: 'text/html' } });
  expect([statusCode, body]).toEqual([200, method === 'GET' ? page : '']);
  expect(headers['cache-control']).toBe('no-cache');
  return String(headers['content-security-policy']);
};
/** Spelled out: a change of the policy must be deliberate. */
const usualPolicy =
  "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';" +
  "connect-src 'self';frame-src 'self' blob:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";
const drawnBy = (site: string) =>
  usualPolicy.replace("script-src 'self'", `$& ${site}`).replace("style-src 'self' 'unsafe-inline'", `$& ${site}`);
const showing = (...sites: string[]) => usualPolicy.replace('blob:;object', `blob: ${sites.join(' ')};object`);
const shownBy = (...sites: string[]) => usualPolicy.replace(/'none'$/, ["'self'", ...sites].join(' '));
/** The selfie page detects faces by WebAssembly, in any configuration. */
const always: Record<string, string> = {
  '/capturaselfie': usualPolicy.replace("script-src 'self'", "$& 'wasm-unsafe-eval'"),
};
const wider: Record<string, string> = {
  ...always,
  '/admin/plans': drawnBy(plans),
  '/admin/iof': drawnBy(plans),
  '/admin/vaps': drawnBy(plans),
  '/upload/plans': drawnBy(plans),
  '/contratarSeguro': showing(...insurers),
  '/cardifRedirect': shownBy(...insurers),
};
const addresses = ['/', ...Object.keys(expectedRoutes).map((path) => path.replace(/:\w+/, 'x'))];

it('is the default one at every address except the selfie page while no site is configured', async () => {
  for (const address of addresses)
    expect([address, await policyOf(usual, address)]).toEqual([address, always[address] ?? usualPolicy]);
});

it('is wider only at the pages that need it', async () => {
  expect(addresses).toEqual(expect.arrayContaining(Object.keys(wider)));
  for (const address of addresses)
    expect([address, await policyOf(framing, address)]).toEqual([address, wider[address] ?? usualPolicy]);
});

describe('a page that names a dealer', () => {
  const origins = ['https://www.loja.example', 'https://loja.example:8443'];
  let dealerId: string;
  beforeAll(async () => {
    const manager = await usual.signIn('fi-manager');
    dealerId = manager.activeDealerId!;
    const params = { id: dealerId };
    const { version, days, holidays } = await manager.ok('readDealerService', { params });
    const body = { version, days, holidays, origins: origins.map((origin) => ({ origin })) };
    await manager.ok('saveDealerService', { params, body });
  });
  const framed = usualPolicy.replace(/'none'$/, origins.join(' '));

  it.each(['/csf', '/formweb'])(
    'is framed by the sites that the dealer has registered, and by no other: %s',
    async (path) => {
      const url = `${path}?dealer=${dealerId}`;
      expect(await policyOf(usual, url)).toBe(framed);
      expect(await policyOf(usual, url, 'HEAD')).toBe(framed);
      const { headers } = await usual.server.inject({ method: 'GET', url });
      expect(headers['x-frame-options']).toBeUndefined();
    },
  );

  it('refuses every frame without a dealer, for an unknown one, and at every other address', async () => {
    const none = ['', '?dealer=', '?dealer=%00', `?dealer=${'0'.repeat(26)}`, `?dealer=${dealerId}&dealer=${dealerId}`];
    for (const search of none) expect([search, await policyOf(usual, `/csf${search}`)]).toEqual([search, usualPolicy]);
    for (const other of ['/login', '/minhaProposta', '/simulador', '/csf/x'])
      expect([other, await policyOf(usual, `${other}?dealer=${dealerId}`)]).toEqual([other, usualPolicy]);
  });
});

it('lets every site load the script that embeds a page, and no other file', async () => {
  const ofFile = async (url: string) =>
    (await usual.server.inject({ method: 'GET', url })).headers['cross-origin-resource-policy'];
  expect([await ofFile('/embed.js'), await ofFile('/index.html')]).toEqual(['cross-origin', 'same-origin']);
});

it.each(['GET', 'HEAD'] as const)('excludes pages of links from search engines and referrers: %s', async (method) => {
  const headersOf = async (url: string) => (await usual.server.inject({ method, url })).headers;
  for (const page of ['/minhaProposta', '/acompanharProposta', '/vapsExemption', '/capturafoto', '/capturaselfie'])
    expect(await headersOf(`${page}?utm_source=messenger`)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  const other = await headersOf('/login');
  expect([other['x-robots-tag'], other['referrer-policy']]).toEqual([undefined, 'same-origin']);
});

describe.each(Object.entries(wider))('%s', (address, policy) => {
  it('applies to every spelling of the address, also with a query', async () => {
    for (const spelling of [`${address}/`, `${address}?proposal=1`, address.replace(/a/, '%61')])
      expect([spelling, await policyOf(framing, spelling)]).toEqual([spelling, policy]);
    expect(await policyOf(framing, address, 'HEAD')).toBe(policy);
  });

  it('does not apply to addresses below it or similar to it', async () => {
    for (const neighbour of [`${address}/x`, `${address}2`, `/x${address}`, `/login?next=${address}`])
      expect([neighbour, await policyOf(framing, neighbour)]).toEqual([neighbour, usualPolicy]);
  });
});

it('does not affect the answers of the API', async () => {
  for (const url of ['/healthz', '/api/docs', '/api/nothing']) {
    const { headers } = await framing.server.inject({ method: 'GET', url });
    expect(headers['content-security-policy']).toBe(usualPolicy);
    expect(headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=()');
  }
});
