/** The e-signature provider as a person and the product meet it: pages, order, seal, and the calls that tell of it. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../index.ts';

const callbackSecret = 'a-secret-of-the-sandbox-32-letters';
type Answer = {
  envelopeId: string;
  links: { url: string }[];
  state: string;
  sealed: { sha256: string; content: string } | null;
  signers: { at: string | null }[];
};
let sandbox: Sandbox;
let product: Server;
let heard: { body: string; headers: Record<string, unknown> }[];
beforeEach(async () => {
  heard = [];
  product = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      heard.push({ body, headers: request.headers });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const now = () => new Date('2026-11-20T13:00:00Z');
  sandbox = await startSandbox({ port: 0, smtpPort: 0, latency: false, callbackSecret, now });
});
afterEach(async () => {
  await sandbox.close();
  product.close();
});

async function paper(pages: number): Promise<string> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage();
  return Buffer.from(await document.save()).toString('base64');
}
const signer = (signerId: string, order: number, email = `${signerId}@example.com`) => ({
  signerId,
  order,
  email,
  name: `Pessoa ${signerId}`,
  document: '31572040092',
  role: 'CLIENT',
});
const call = async (path: string, body?: object) => {
  const headers = { authorization: 'Bearer x', 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  return (await fetch(`${sandbox.url}/certisign/v1${path}`, init)).json() as Promise<Answer>;
};
const open = async (signers: object[], requestId = 'r1') =>
  call('/envelopes', {
    requestId,
    title: 'Contrato 7',
    signers,
    callbackUrl: `http://127.0.0.1:${(product.address() as AddressInfo).port}/hear`,
    returnUrl: 'https://portal.example/acompanharProposta',
    papers: [
      { name: 'Contrato', sha256: '0'.repeat(64), content: await paper(2) },
      { name: 'Termo', sha256: '1'.repeat(64), content: await paper(1) },
    ],
  });
const page = async (url: string) => (await fetch(url)).text();
const act = async (url: string, fields: Record<string, string>) =>
  (await fetch(url, { method: 'POST', body: new URLSearchParams({ manner: 'normal', ...fields }) })).text();

it('collects signatures in order, seals after the last one, and sends a callback for each step', async () => {
  const { envelopeId, links } = await open([signer('a', 1), signer('b', 2)]);
  const [first, second] = links.map(({ url }) => url) as [string, string];
  expect(await page(first)).not.toContain('Pessoa b');
  expect(await page(second)).toContain('Antes de você');
  expect(await act(second, { answer: 'sign' })).toContain('Antes de você');
  expect(await act(first, { answer: 'sign' })).toContain('href="https://portal.example/acompanharProposta"');
  expect(await call(`/envelopes/${envelopeId}`)).toMatchObject({ state: 'RUNNING', sealed: null });
  await act(second, { answer: 'sign' });
  const { state, sealed, signers } = await call(`/envelopes/${envelopeId}`);
  const bytes = Buffer.from(sealed!.content, 'base64');
  expect([state, sealed!.sha256]).toEqual(['SEALED', createHash('sha256').update(bytes).digest('hex')]);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(4);
  expect(signers.map(({ at }) => at)).toEqual(Array(2).fill('2026-11-20T10:00:00-03:00'));
  expect(heard.map(({ body }) => JSON.parse(body).kind)).toEqual(['signed', 'signed', 'sealed']);
  const { body, headers } = heard[0]!;
  const signature = createHmac('sha256', callbackSecret).update(`${headers['x-timestamp']}.${body}`).digest('hex');
  expect(headers['x-signature']).toBe(`sha256=${signature}`);
});

it('ends with a refusal, for the other signers too', async () => {
  const { envelopeId, links } = await open([signer('a', 1), signer('b', 1)]);
  await act(links[0]!.url, { answer: 'refuse', reason: 'Parcela errada', manner: 'doubled' });
  expect(await call(`/envelopes/${envelopeId}`)).toMatchObject({
    state: 'REFUSED',
    signers: [{ state: 'REFUSED', reason: 'Parcela errada' }, { state: 'PENDING' }],
  });
  expect(await act(links[1]!.url, { answer: 'sign' })).toContain('cancelada');
  expect(heard).toHaveLength(2);
});

it('creates an envelope once, cancels it, and acts automatically for e-mail domains that request it', async () => {
  const { envelopeId, links } = await open([signer('a', 1)]);
  expect((await open([signer('a', 1)])).envelopeId).toBe(envelopeId);
  expect(await call(`/envelopes/${envelopeId}/cancel`, { reason: 'Refeito' })).toMatchObject({ state: 'CANCELED' });
  expect(await act(links[0]!.url, { answer: 'sign' })).toContain('cancelada');
  for (const [domain, state] of [
    ['assina', 'SEALED'],
    ['recusa', 'REFUSED'],
    ['vence', 'EXPIRED'],
  ]) {
    const one = await open([signer('a', 1, `a@${domain}.example`)], domain);
    expect(await call(`/envelopes/${one.envelopeId}`)).toMatchObject({ state });
  }
  expect((await fetch(`${sandbox.url}/certisign/sign/nothing`)).status).toBe(404);
});
