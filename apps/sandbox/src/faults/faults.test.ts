import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, latency: false, slowMs: 120, dripIntervalMs: 20 });
});
afterEach(() => sandbox.close());

const control = (partner: string, body: unknown) =>
  fetch(`${sandbox.url}/_control/${partner}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const call = (signal?: AbortSignal) =>
  fetch(`${sandbox.url}/postal-codes/v1/01310100`, signal ? { signal } : undefined);

describe('the fault modes over HTTP', () => {
  it('slow answers correctly after a delay', async () => {
    await control('postal-codes', { mode: 'slow' });
    const start = performance.now();
    expect((await call()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });

  it('timeout never answers, and does not prevent the sandbox from closing', async () => {
    await control('postal-codes', { mode: 'timeout' });
    await expect(call(AbortSignal.timeout(150))).rejects.toThrow(/timeout/i);
    const waiting = call().then(
      () => 'answered',
      () => 'dropped',
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    await sandbox.close();
    expect(await waiting).toBe('dropped');
  });

  it('failing answers 500', async () => {
    await control('postal-codes', { mode: 'failing' });
    expect((await call()).status).toBe(500);
  });

  it('garbage answers 200 with half a JSON, then with a web page', async () => {
    await control('postal-codes', { mode: 'garbage' });
    const half = await call();
    expect(half.status).toBe(200);
    expect(half.headers.get('content-type')).toContain('application/json');
    await expect(half.json()).rejects.toThrow(SyntaxError);
    const page = await call();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('drip sends the correct answer byte by byte', async () => {
    await control('postal-codes', { mode: 'drip' });
    const response = await call();
    const sizes: number[] = [];
    for await (const chunk of response.body ?? []) {
      sizes.push(chunk.length);
      if (sizes.length === 4) break;
    }
    expect(sizes).toEqual([1, 1, 1, 1]);
  });

  it('refused drops the connection', async () => {
    await control('postal-codes', { mode: 'refused' });
    await expect(call()).rejects.toThrow('fetch failed');
  });

  it('businessRefusal answers 422 with the partner’s own code', async () => {
    await control('postal-codes', { mode: 'businessRefusal' });
    const response = await call();
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ error: 'CEP-009', message: expect.any(String) });
  });

  it('does not affect the other partners', async () => {
    await control('credit-bureau', { mode: 'failing' });
    expect((await call()).status).toBe(200);
  });
});

describe('the control routes', () => {
  it('reset the mode after the given number of calls', async () => {
    const answer = await control('postal-codes', { mode: 'failing', times: 2 });
    expect(await answer.json()).toEqual({ partner: 'postal-codes', mode: 'failing', remaining: 2 });
    const statuses = [await call(), await call(), await call()].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
    const modes = (await (await fetch(`${sandbox.url}/_control`)).json()) as Record<string, unknown>;
    expect(modes['postal-codes']).toEqual({ mode: 'normal', remaining: null });
    expect(Object.keys(modes)).toEqual([
      'credit-bureau',
      'credit-engine',
      'postal-codes',
      'bot-score',
      'document-reader',
      'lien-registry',
      'dealer-payments',
      'loan-servicing',
      'messaging',
      'sales-crm',
      'vehicle-registry',
      'certisign',
      'liberty',
      'cardif',
      'assurant',
      'metlife',
      'identity-provider',
      'mailbox',
    ]);
  });

  it('refuse an unknown partner, mode or count', async () => {
    expect((await control('nobody', { mode: 'slow' })).status).toBe(404);
    expect((await control('mailbox', { mode: 'tired' })).status).toBe(422);
    for (const times of [0, -1, 1.5, 'two', 1001]) {
      const response = await control('mailbox', { mode: 'slow', times });
      expect([times, response.status]).toEqual([times, 422]);
    }
    expect((await fetch(`${sandbox.url}/_control/calls/nobody`)).status).toBe(404);
  });

  it('switch the mode through the form of the page and return to it', async () => {
    const submit = (headers: Record<string, string>) =>
      fetch(`${sandbox.url}/_control/mailbox?lang=en`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: 'mode=drip&times=',
      });
    const response = await submit({});
    expect([response.status, response.headers.get('location')]).toEqual([303, '/?lang=en#mailbox']);
    const modes = (await (await fetch(`${sandbox.url}/_control`)).json()) as Record<string, unknown>;
    expect(modes.mailbox).toEqual({ mode: 'drip', remaining: null });
    expect((await submit({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('show the calls newest first, with the document masked', async () => {
    const ask = (body: unknown) =>
      fetch(`${sandbox.url}/credit-bureau/v1/pre-approvals`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
        body: JSON.stringify(body),
      });
    await ask({ requestId: 'one', document: '31572040061', name: 'Ana Souza', birthDate: '1990-04-02' });
    await ask({ requestId: 'two', note: 'CPF 315.720.400-61 do titular' });
    const response = await fetch(`${sandbox.url}/_control/calls/credit-bureau`);
    const [latest, earlier] = (await response.json()) as unknown[];
    expect(latest).toEqual({
      method: 'POST',
      path: '/credit-bureau/v1/pre-approvals',
      body: { requestId: 'two', note: expect.not.stringContaining('315.720') },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(earlier).toMatchObject({ body: { document: '***720400**', name: 'A. S.', birthDate: '1990-**-**' } });
  });

  it('retain the last hundred calls of a partner', async () => {
    for (let count = 0; count < 103; count += 1) await (await call()).arrayBuffer();
    const calls = (await (await fetch(`${sandbox.url}/_control/calls/postal-codes`)).json()) as unknown[];
    expect(calls).toHaveLength(100);
  });
});
