/** The insurers after their price: proposal, decision, policy, premiums, cancellation, pages and calls to the product. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PDFDocument } from '@cantoo/pdf-lib';
import { makeCpf } from '@estrada/domain/people/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../index.ts';

const callbackSecret = 'a-secret-of-the-sandbox-32-letters';
type Answer = Record<string, never> & { status: number };
let sandbox: Sandbox;
let product: Server;
let clock: Date;
let calls: { body: Record<string, string>; signature: unknown; expected: string }[];
let nextCall: () => void;

beforeEach(async () => {
  clock = new Date('2026-11-20T13:00:00Z');
  calls = [];
  nextCall = () => undefined;
  product = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const signed = createHmac('sha256', callbackSecret).update(`${request.headers['x-timestamp']}.${text}`);
    calls.push({
      body: JSON.parse(text),
      signature: request.headers['x-signature'],
      expected: `sha256=${signed.digest('hex')}`,
    });
    response.end('{}');
    nextCall();
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    latency: false,
    callbackSecret,
    settleMs: 30,
    now: () => clock,
  });
});
afterEach(async () => {
  await sandbox.close();
  product.close();
});

const passSeconds = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const callsReach = (count: number) =>
  new Promise<void>((resolve) => {
    nextCall = () => (calls.length >= count ? resolve() : undefined);
    nextCall();
  });
const call = async (path: string, body?: object): Promise<Answer> => {
  const headers = { authorization: 'Bearer x', 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(`${sandbox.url}/liberty/v1${path}`, init);
  return { ...((await response.json()) as object), status: response.status } as Answer;
};
/** A CPF whose premium and deciding digits are these. */
const person = (digits: string) => ({
  personType: 'PF',
  name: 'Marina Alves Souza',
  document: makeCpf(`31572${digits}00`),
});
const quote = async () => call('/plus/quotes', { requestId: 'quote', personType: 'PF', financedCents: 5_000_000 });
const submit = async (digits: string, change: object = {}, requestId = 'r1') => {
  const { quoteId, offers } = (await quote()) as unknown as { quoteId: string; offers: { totalCents: number }[] };
  return call('/proposals', {
    requestId,
    quoteId,
    product: 'CHEV_PLUS',
    coverage: 'STANDARD',
    deductible: null,
    premium: offers[0]!.totalCents,
    months: 12,
    startsOn: '2026-11-21',
    means: 'AUTOMATIC_PIX',
    instalments: 2,
    callbackUrl: `http://127.0.0.1:${(product.address() as AddressInfo).port}/hear`,
    insured: person(digits),
    questionnaire: { assured: {}, vehicle: {}, details: {} },
    ...change,
  });
};
const numberOf = (answer: Answer) => (answer as unknown as { brokerProposalNumber: string }).brokerProposalNumber;
const charge = (number: string, change: object = {}, requestId = 'c1') =>
  call(`/proposals/${number}/charges`, { requestId, instalment: 1, amount: 31_678, means: 'AUTOMATIC_PIX', ...change });

describe('a proposal', () => {
  it('is received once for the same request, and is found by it', async () => {
    const sent = await submit('00');
    expect(sent).toMatchObject({ status: 200, state: 'ACCEPTED', premiumCollected: false });
    expect(await submit('00')).toEqual(sent);
    expect(await call('/proposals/requests/r1')).toEqual(sent);
    expect(await call('/proposals/requests/r2')).toMatchObject({ status: 404 });
    expect((await call('/ledger')).proposals).toHaveLength(1);
  });

  it('is decided late, and the product is called about it and about the policy', async () => {
    const number = numberOf(await submit('04'));
    expect(await call('/proposals/requests/r1')).toMatchObject({ state: 'RECEIVED' });
    passSeconds(1);
    expect(await call('/proposals/requests/r1')).toMatchObject({ state: 'ACCEPTED' });
    await callsReach(2);
    expect(calls.map(({ body }) => [body.kind, body.number, body.requestId])).toEqual([
      ['decided', number, 'r1'],
      ['policy', number, 'r1'],
    ]);
    for (const { signature, expected } of calls) expect(signature).toBe(expected);
  });

  it.each([
    ['06', 'REFUSED'],
    ['08', 'RECEIVED'],
    ['09', 'MANUAL'],
    ['05', 'INFORMATION'],
  ])('of the digits %s stays %s', async (digits, state) => {
    await submit(digits);
    passSeconds(86_400 * 40);
    expect(await call('/proposals/requests/r1')).toMatchObject({ state });
  });

  it.each([
    ['an other price', { premium: 1 }, 'LIB017'],
    ['no vehicle', { questionnaire: { assured: {}, details: {} } }, 'LIB011'],
    ['a person with a CNPJ', { insured: { personType: 'PF', name: 'Ana', document: '12345678000195' } }, 'invalid'],
  ])('with %s is refused', async (_, change, error) => {
    expect(await submit('00', change)).toMatchObject({ status: 422, error });
  });

  it('with an expired quote is refused, unless it was received before', async () => {
    const sent = await submit('00');
    await quote();
    passSeconds(86_400 * 9);
    expect(await submit('00')).toMatchObject({ brokerProposalNumber: numberOf(sent) });
    expect(await submit('00', {}, 'r2')).toMatchObject({ status: 422, error: 'LIB015' });
  });

  it('is refused with the code of its digits, with words or without', async () => {
    const insured = person('07');
    expect(await submit('07', { insured })).toMatchObject({ status: 422, error: expect.stringMatching(/^LIB/) });
  });

  it('waits for an answer to its question; the same answer counts once', async () => {
    const number = numberOf(await submit('05'));
    const answer = (requestId: string, text: string) =>
      call(`/proposals/${number}/information`, { requestId, answer: text });
    expect(await answer('a1', 'Salário')).toMatchObject({ state: 'INFORMATION', question: expect.any(String) });
    const accepted = await answer('a2', 'Salário de professora desde 2019, carro desde maio.');
    expect(accepted).toMatchObject({ state: 'ACCEPTED' });
    expect(await answer('a2', 'Salário de professora desde 2019, carro desde maio.')).toEqual(accepted);
    expect(await answer('a3', 'Mais uma informação de renda.')).toMatchObject({ status: 409, error: 'LIB502' });
  });
});

describe('a policy', () => {
  it('exists once it was requested, with its days, instalments and file', async () => {
    const number = numberOf(await submit('02'));
    passSeconds(86_400);
    expect(await call(`/proposals/${number}/policy`)).toMatchObject({ status: 404 });
    const policy = await call(`/proposals/${number}/policy`, { requestId: 'p1' });
    expect(policy).toMatchObject({ policyNumber: `AP-${number}`, startsOn: '2026-11-21', endsOn: '2027-11-20' });
    expect(policy.instalments).toEqual([
      { number: 1, dueOn: '2026-11-26', amount: 31_677, interest: 0 },
      { number: 2, dueOn: '2026-12-26', amount: 31_677, interest: 0 },
    ]);
    expect(await call(`/proposals/${number}/policy`)).toEqual(policy);
    const file = (await call(`/proposals/${number}/policy/document`)) as unknown as { content: string; sha256: string };
    const bytes = Buffer.from(file.content, 'base64');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  });

  it('of a proposal that is not accepted is neither issued nor shown', async () => {
    const number = numberOf(await submit('08'));
    expect(await call(`/proposals/${number}/policy`, { requestId: 'p1' })).toMatchObject({
      status: 409,
      error: 'LIB500',
    });
    expect(await call(`/proposals/${number}/policy/document`)).toMatchObject({ status: 404 });
  });
});

describe('a premium', () => {
  it('is charged once for the same request, after the acceptance only', async () => {
    const waiting = numberOf(await submit('08', {}, 'w'));
    expect(await charge(waiting)).toMatchObject({ status: 409, error: 'LIB500' });
    const number = numberOf(await submit('00'));
    const charged = await call(`/proposals/${number}/charges`, {
      requestId: 'c1',
      instalment: 1,
      amount: 100,
      means: 'BANK_DEBIT',
      account: { bank: '001', branch: '1', account: '2' },
    });
    expect(charged).toMatchObject({ chargeId: expect.any(String), status: 200 });
    expect(await call('/charges/c1')).toMatchObject({ chargeId: charged.chargeId });
    expect(await call('/charges/c2')).toMatchObject({ status: 404 });
  });

  it('is paid or not by the digit, and the product is called about a debit', async () => {
    const account = { bank: '001', branch: '1', account: '2' };
    const unpaid = numberOf(await submit('80'));
    await charge(unpaid, { means: 'BANK_DEBIT', account });
    const read = async (requestId: string) =>
      (
        (await call('/ledger')) as unknown as {
          proposals: { charges: { requestId: string; status: string }[] }[];
        }
      ).proposals
        .flatMap(({ charges }) => charges)
        .find((one) => one.requestId === requestId)!.status;
    expect(await read('c1')).toBe('PENDING');
    passSeconds(1);
    expect(await read('c1')).toBe('UNPAID');
    await callsReach(2);
    expect(calls.map(({ body }) => body.kind).sort()).toEqual(['policy', 'unpaid']);
    await charge(unpaid, { instalment: 2 }, 'c2');
    expect(await read('c2')).toBe('PAID');
  });

  it('by Pix Automático has one mandate for all premiums of a proposal', async () => {
    const number = numberOf(await submit('00'));
    const mandates = [await charge(number), await charge(number, { instalment: 2 }, 'c2')].map((one) => one.mandateId);
    expect(mandates).toEqual([`MD-${number}`, `MD-${number}`]);
  });

  it('of a debit without an account is refused', async () => {
    const number = numberOf(await submit('00'));
    expect(await charge(number, { means: 'BANK_DEBIT' })).toMatchObject({ status: 422 });
  });
});

describe('a cancellation', () => {
  it.each([
    ['a withdrawal', { isWithdrawal: true, endsOn: '2026-12-31' }, 31_678],
    ['some days of cover', { isWithdrawal: false, endsOn: '2026-12-31' }, Math.round((31_678 * 324) / 365)],
  ])('gives back what was paid: %s', async (_, change, refund) => {
    const number = numberOf(await submit('00'));
    await charge(number);
    const request = { requestId: 'x1', reason: 'Venda do veículo', ...change };
    const cancelled = await call(`/proposals/${number}/cancellations`, request);
    expect(cancelled).toMatchObject({ refund, cancelledOn: '2026-11-20', refundBy: '2026-12-05' });
    expect(await call(`/proposals/${number}/cancellations`, request)).toEqual(cancelled);
    expect(await call('/cancellations/x1')).toEqual(cancelled);
    expect(await call('/cancellations/x2')).toMatchObject({ status: 404 });
    expect(await call(`/proposals/${number}/cancellations`, { ...request, requestId: 'x3' })).toMatchObject({
      status: 409,
      error: 'LIB502',
    });
    expect(await call(`/proposals/${number}/policy`)).toMatchObject({ status: 422, error: 'LIB014' });
  });

  it('of a financed premium gives it back, though the insurer did not charge it', async () => {
    const number = numberOf(await submit('00', { means: 'FINANCED' }));
    const request = { requestId: 'x1', reason: 'Desistência', isWithdrawal: true, endsOn: '2026-11-20' };
    expect(await call(`/proposals/${number}/cancellations`, request)).toMatchObject({ refund: 63_354 });
  });
});

describe("the broker's page", () => {
  const returnUrl = 'https://portal.example/seguro?id=7';
  const open = async (means = 'BROKER_PAGE') => {
    const number = numberOf(await submit('00', { means }));
    const { linkIframe } = (await call(`/proposals/${number}/payment-page`, { returnUrl })) as unknown as {
      linkIframe: string;
    };
    return { number, linkIframe };
  };
  const press = (link: string, fields: Record<string, string>) =>
    fetch(link, { method: 'POST', body: new URLSearchParams(fields) });

  it('may be framed by the page that it returns to, and by no other', async () => {
    const { linkIframe } = await open();
    const response = await fetch(linkIframe);
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://portal.example;');
    expect(await response.text()).toContain('R$ 633,54');
    expect((await fetch(`${sandbox.url}/liberty/pay/nothing`)).status).toBe(404);
    expect((await fetch(sandbox.url)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['authorise', 'AUTHORISED', 'PAID'],
    ['decline', 'DECLINED', 'UNPAID'],
  ])('reports to the exact origin, and lets the card be charged or not: %s', async (answer, state, status) => {
    const { number, linkIframe } = await open();
    const response = await press(linkIframe, { answer, manner: 'normal' });
    const page = await response.text();
    const script = /<script>([\s\S]*)<\/script>/.exec(page)![1]!;
    const hash = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
    expect(page).toContain('data-origin="https://portal.example"');
    expect(page).toContain(`&quot;proposalNumber&quot;:&quot;${number}&quot;,&quot;state&quot;:&quot;${state}&quot;`);
    expect(page).toContain(`https://portal.example/seguro?id=7&amp;proposalNumber=${number}&amp;state=${state}`);
    await charge(number, { means: 'BROKER_PAGE' });
    const { proposals } = (await call('/ledger')) as unknown as { proposals: { charges: object[] }[] };
    expect(proposals[0]!.charges).toMatchObject([{ status }]);
  });

  it('can report another proposal, or nonsense', async () => {
    const { number, linkIframe } = await open();
    for (const manner of ['otherProposal', 'malformed']) {
      const page = await (await press(linkIframe, { answer: 'authorise', manner })).text();
      expect(/data-messages="([^"]*)"/.exec(page)![1]).not.toContain(number);
    }
  });
});

it('lets a person at the desk decide, issue and report, in every manner', async () => {
  const number = numberOf(await submit('08'));
  const act = async (name: string, manner = 'normal') => {
    const body = new URLSearchParams({ number, act: name, manner });
    return (await fetch(`${sandbox.url}/liberty/desk?lang=en`, { method: 'POST', body })).text();
  };
  expect(await act('ask')).toContain('INFORMATION');
  expect(await act('accept', 'wronglySigned')).toContain('ACCEPTED');
  await act('issue', 'doubled');
  expect(await call(`/proposals/${number}/policy`)).toMatchObject({ policyNumber: `AP-${number}` });
  await charge(number);
  await act('unpaid');
  expect(await act('cancel')).toContain('CANCELLED');
  expect(calls.map(({ body }) => body.kind)).toEqual(['decided', 'decided', 'policy', 'policy', 'unpaid', 'cancelled']);
  expect(calls.map(({ signature, expected }) => signature === expected)).toEqual([true, false, true, true, true, true]);
  expect(new Set(calls.map(({ body }) => body.eventId)).size).toBe(5);
});
