import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Decision, decisionExamples, preApprovalExamples, type Sandbox, startSandbox } from '../index.ts';

const NOW = new Date('2026-11-21T01:30:00Z');
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, latency: false, now: () => NOW });
});
afterAll(() => sandbox.close());

async function post(path: string, body: unknown, headers: Record<string, string> = { authorization: 'Bearer key' }) {
  const response = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const exampleCpf = preApprovalExamples()[0]?.cpf ?? '';
const exampleCnpj = preApprovalExamples()[0]?.alphanumericCnpj ?? '';
const consultation = {
  requestId: 'c-1',
  personType: 'PF',
  document: exampleCpf,
  name: 'Ana Souza',
  birthDate: '1990-04-02',
  monthlyIncomeCents: 900_000,
  vehiclePriceCents: 9_000_000,
  financedCents: 6_000_000,
  instalmentCents: 180_000,
  termMonths: 48,
  consent: { textVersion: '2026-11', grantedAt: '2026-11-20T12:00:00Z' },
};
const proposal = {
  requestId: 'p-1',
  proposalNumber: '1000001',
  personType: 'PF',
  document: exampleCpf,
  entryCents: 2_000_000,
  financedCents: 6_000_000,
  instalmentCents: 180_000,
  termMonths: 48,
  monthlyIncomeCents: 900_000,
};

describe('POST /credit-bureau/v1/pre-approvals', () => {
  const path = '/credit-bureau/v1/pre-approvals';

  it('answers a query with a protocol, a result, a tier and the time', async () => {
    const { status, body } = await post(path, consultation);
    expect(status).toBe(200);
    expect(body).toEqual({
      protocol: expect.stringMatching(/^BC-20261121-\d{6}$/),
      result: 1,
      tierCode: 'TR1',
      consultedAt: NOW.toISOString(),
    });
  });

  it('returns the same protocol for a repeated request and another one for another request', async () => {
    const first = await post(path, { ...consultation, requestId: 'c-2' });
    const repeated = await post(path, { ...consultation, requestId: 'c-2' });
    const other = await post(path, { ...consultation, requestId: 'c-3' });
    expect(repeated.body).toEqual(first.body);
    expect(other.body.protocol).not.toBe(first.body.protocol);
  });

  it('returns all five results', async () => {
    for (const { cpf, result } of preApprovalExamples()) {
      const answer = await post(path, { ...consultation, requestId: `r-${result}`, document: cpf });
      expect(answer.body.result).toBe(result);
    }
  });

  it('accepts a company with an alphanumeric CNPJ and no birth date', async () => {
    const { birthDate: _, ...company } = { ...consultation, requestId: 'c-4', personType: 'PJ', document: exampleCnpj };
    expect((await post(path, company)).status).toBe(200);
  });

  it.each([{}, { authorization: 'Bearer ' }, { authorization: 'Basic abc' }])(
    'refuses the header %j with 401',
    async (headers) => {
      expect((await post(path, consultation, headers as Record<string, string>)).status).toBe(401);
    },
  );

  it.each([
    ['requestId', undefined, 'required'],
    ['document', '11111111111', 'invalid'],
    ['document', exampleCpf.replace(/^(...)(...)(...)/, '$1.$2.$3-'), 'invalid'],
    ['personType', 'XX', 'invalid'],
    ['monthlyIncomeCents', -1, 'invalid'],
    ['instalmentCents', 10.5, 'invalid'],
    ['termMonths', 0, 'invalid'],
    ['birthDate', '02/04/1990', 'invalid'],
    ['consent', { textVersion: '2026-11' }, 'invalid'],
    ['consent', undefined, 'required'],
  ])('refuses with 422 the field %s as %j', async (field, value, error) => {
    const { status, body } = await post(path, { ...consultation, requestId: 'bad', [field]: value });
    expect(status).toBe(422);
    expect(body).toEqual({ error, field });
  });

  it('refuses a CNPJ for a natural person', async () => {
    const { status, body } = await post(path, { ...consultation, requestId: 'c-5', document: exampleCnpj });
    expect([status, body]).toEqual([422, { error: 'invalid', field: 'document' }]);
  });

  it('refuses a body that is not JSON or exceeds 256 kB', async () => {
    expect(await post(path, '{"requestId":')).toEqual({ status: 422, body: { error: 'malformed', field: 'body' } });
    const huge = { ...consultation, name: 'x'.repeat(257 * 1024) };
    expect((await post(path, huge)).status).toBe(413);
  });
});

describe('POST /credit-engine/v1/analyses', () => {
  const path = '/credit-engine/v1/analyses';

  it('returns every decision, and the one after an answered pendency', async () => {
    for (const { cpf, decision, afterAnswer } of decisionExamples()) {
      const requestId = `d-${cpf}`;
      const first = await post(path, { ...proposal, requestId, document: cpf });
      expect([first.status, first.body.decision]).toEqual([200, decision]);
      if (!afterAnswer) continue;
      const answers = `${path}/${first.body.analysisId}/answers`;
      const second = await post(answers, { requestId: `${requestId}-answer`, answer: 'Renda de aluguéis.' });
      expect([second.status, second.body.decision]).toEqual([200, afterAnswer]);
      expect(second.body.analysisId).toBe(first.body.analysisId);
    }
  });

  it('states conditions only when it approves with conditions', async () => {
    for (const { cnpj, decision, offers } of decisionExamples()) {
      const company = { ...proposal, requestId: `co-${cnpj}`, personType: 'PJ', document: cnpj };
      const { body } = await post(path, company);
      const isQualified = decision === ('APC' satisfies Decision);
      expect((body.conditions as string[]).length > 0, decision).toBe(isQualified && !offers);
      expect(body.offer !== undefined, decision).toBe(offers === true);
      expect(body.reason).toMatch(/\.$/);
    }
  });

  it('dates its decision valid for thirty days from the business day in São Paulo', async () => {
    const { body } = await post(path, { ...proposal, requestId: 'valid' });
    // 01:30 UTC on the 21st is still the 20th in São Paulo.
    expect(body.validUntil).toBe('2026-12-20');
  });

  it('returns the same answer for a repeated request, even with another document', async () => {
    const first = await post(path, { ...proposal, requestId: 'same' });
    const denied = decisionExamples().find(({ decision }) => decision === 'DC')?.cpf;
    expect(await post(path, { ...proposal, requestId: 'same', document: denied })).toEqual(first);
  });

  it('still accepts the answer to a pendency after a restart', async () => {
    const pending = decisionExamples().find(({ afterAnswer }) => afterAnswer === 'DC')?.cpf;
    const { body } = await post(path, { ...proposal, requestId: 'before', document: pending });
    const another = await startSandbox({ port: 0, smtpPort: 0, latency: false });
    const response = await fetch(`${another.url}${path}/${body.analysisId}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer key' },
      body: JSON.stringify({ requestId: 'after', answer: 'Segue o comprovante.' }),
    });
    expect(await response.json()).toMatchObject({ decision: 'DC' });
    await another.close();
  });

  it('refuses an answer when nothing was requested or the analysis does not exist', async () => {
    const { body } = await post(path, { ...proposal, requestId: 'plain' });
    const answer = { requestId: 'a-1', answer: 'Oi' };
    expect((await post(`${path}/${body.analysisId}/answers`, answer)).status).toBe(409);
    expect((await post(`${path}/nonsense/answers`, answer)).status).toBe(404);
  });

  it('decides on presented conditions by the answer to them, once per request', async () => {
    const qualified = decisionExamples().find(({ decision }) => decision === 'APC')!.cpf;
    const { body } = await post(path, { ...proposal, requestId: 'qualified', document: qualified });
    const say = (requestId: string, answer: string) =>
      post(`${path}/${body.analysisId}/conditions`, { requestId, answer });
    const first = await say('s-1', 'Comprovantes enviados pelo portal.');
    expect(first.body).toMatchObject({ analysisId: body.analysisId, decision: 'AP', reason: 'Condições cumpridas.' });
    expect((await say('s-2', 'Ok.')).body.decision).toBe('RA');
    expect((await say('s-3', 'Cliente não tem comprovante.')).body.decision).toBe('DC');
    expect(await say('s-1', 'Ok.')).toEqual(first);
  });

  it('confirms exactly what it offered, and returns anything else', async () => {
    const offering = decisionExamples().find(({ offers }) => offers)!.cpf;
    const { body } = await post(path, { ...proposal, requestId: 'offering', document: offering });
    const { entryCents, termMonths, financedCents } = body.offer as Record<string, number>;
    const agreed = { entryCents, termMonths, financedCents, instalmentCents: 200_000 };
    const take = async (requestId: string, terms: object) => {
      const call = { requestId, answer: 'Contraproposta aceita.', terms };
      return (await post(`${path}/${body.analysisId}/conditions`, call)).body.decision;
    };
    expect(await take('t-1', agreed)).toBe('AP');
    expect(await take('t-2', { ...agreed, financedCents: financedCents! - 1 })).toBe('AP');
    expect(await take('t-3', { ...agreed, financedCents: financedCents! + 1 })).toBe('RA');
    expect(await take('t-4', { ...agreed, entryCents: entryCents! + 1 })).toBe('RA');
    expect(await take('t-5', { ...agreed, termMonths: termMonths! + 12 })).toBe('RA');
    const bad = { requestId: 't-6', answer: 'Aceita.', terms: { ...agreed, termMonths: 0 } };
    expect((await post(`${path}/${body.analysisId}/conditions`, bad)).status).toBe(422);
  });

  it('refuses to decide on conditions that it did not set', async () => {
    const { body } = await post(path, { ...proposal, requestId: 'unqualified' });
    const answer = { requestId: 'a-2', answer: 'Comprovantes enviados.' };
    expect((await post(`${path}/${body.analysisId}/conditions`, answer)).status).toBe(409);
    expect((await post(`${path}/nonsense/conditions`, answer)).status).toBe(404);
  });

  it('refuses a request without a token with 401', async () => {
    expect((await post(path, proposal, {})).status).toBe(401);
    expect((await post(`${path}/an-000000000000-8/answers`, { requestId: 'a', answer: 'b' }, {})).status).toBe(401);
  });

  it('refuses a proposal without a number', async () => {
    const { status, body } = await post(path, { ...proposal, proposalNumber: '' });
    expect([status, body]).toEqual([422, { error: 'invalid', field: 'proposalNumber' }]);
  });
});
