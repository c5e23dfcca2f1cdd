/** The adapter against what the bureau said when it was recorded, case by case. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lateMs, type ReplayedPartner, readRecording, replayPartner } from '../../test/replay-partner.ts';
import { type BureauAnswer, type BureauRequest, httpCreditBureau } from './credit-bureau.ts';
import { PartnerError, type PartnerFailure } from './partner-client.ts';

const { cases } = readRecording('credit-bureau');
let partner: ReplayedPartner;
beforeAll(async () => {
  partner = await replayPartner();
});
afterAll(() => partner.close());

/** A new adapter for each question, so that no case opens the breaker of another. */
const bureauWith = (timeoutMs: number) =>
  httpCreditBureau({ baseUrl: partner.baseUrl, token: 'token-of-the-bureau', timeoutMs });
/** More than anything recorded takes; the two that wait for it wait no longer than this. */
const patientMs = 2_000;
/** What the port gives: an answer, or the name of the failure. */
async function outcomeOf(request: BureauRequest, timeoutMs: number): Promise<BureauAnswer | PartnerFailure> {
  try {
    return await bureauWith(timeoutMs).preApprove(request);
  } catch (error) {
    if (error instanceof PartnerError) return error.failure;
    throw error;
  }
}
const caseOf = (name: string) => cases.find((recorded) => recorded.name === name)!;
const requestOf = (name: string) => ({ birthDate: null, ...caseOf(name).asked.body }) as unknown as BureauRequest;
const replay = (name: string, timeoutMs = patientMs) => {
  partner.play(caseOf(name));
  return outcomeOf(requestOf(name), timeoutMs);
};
const answer = (number: number, result: number, tierCode: string): BureauAnswer => ({
  protocol: `BC-20261120-${String(number).padStart(6, '0')}`,
  result,
  tierCode,
  consultedAt: '2026-11-20T13:00:00.000Z',
});

/** What the port must make of each recorded case, and how often the bureau is asked for it. */
const expected: Record<string, { gives: BureauAnswer | PartnerFailure; asks: number }> = {
  'pre-approved': { gives: answer(1, 1, 'TR1'), asks: 1 },
  'asked-again': { gives: answer(1, 1, 'TR1'), asks: 1 },
  'more-information': { gives: answer(2, 2, 'TR4'), asks: 1 },
  'more-information-too': { gives: answer(3, 3, 'TR4'), asks: 1 },
  'no-options': { gives: answer(4, 4, 'TR5'), asks: 1 },
  'not-possible': { gives: answer(5, 5, 'TR5'), asks: 1 },
  'instalment-above-half': { gives: answer(6, 2, 'TR1'), asks: 1 },
  company: { gives: answer(7, 1, 'TR1'), asks: 1 },
  'invalid-document': { gives: 'refused', asks: 1 },
  'without-token': { gives: 'refused', asks: 1 },
  slow: { gives: answer(8, 1, 'TR1'), asks: 1 },
  timeout: { gives: 'timeout', asks: 1 },
  failing: { gives: 'server-error', asks: 3 },
  'garbage-half-a-json': { gives: 'garbage', asks: 1 },
  'garbage-web-page': { gives: 'garbage', asks: 1 },
  drip: { gives: answer(9, 1, 'TR1'), asks: 1 },
  refused: { gives: 'unreachable', asks: 3 },
  'business-refusal': { gives: 'refused', asks: 1 },
};

it('expects something of every recorded case, and has a case for everything expected', () => {
  expect(cases.map(({ name }) => name).sort()).toEqual(Object.keys(expected).sort());
});

describe.each(Object.entries(expected))('%s', (name, { gives, asks }) => {
  it(`gives ${typeof gives === 'string' ? `the failure "${gives}"` : `the result ${gives.result}`}`, async () => {
    expect(await replay(name)).toEqual(gives);
    expect(partner.asked).toHaveLength(asks);
  });
});

it.each(['slow', 'drip'])('does not wait longer than its time-out for a bureau that is %s', async (name) => {
  const start = performance.now();
  expect(await replay(name, lateMs / 2)).toBe('timeout');
  expect(performance.now() - start).toBeLessThan(patientMs);
});

it.each(['pre-approved', 'company'])('asks in the very words that the bureau answered to (%s)', async (name) => {
  await replay(name);
  const { path, body } = caseOf(name).asked;
  expect(partner.asked).toEqual([{ path, authorization: 'Bearer token-of-the-bureau', body }]);
});

it('repeats a question under the same request id, so that the bureau counts it once', async () => {
  await replay('failing');
  expect(new Set(partner.asked.map(({ body }) => (body as { requestId: string }).requestId)).size).toBe(1);
});

it('keeps what was asked about out of the failure', async () => {
  partner.play(caseOf('business-refusal'));
  const request = requestOf('business-refusal');
  const failure = await bureauWith(patientMs)
    .preApprove(request)
    .catch((error: unknown) => error);
  const told = JSON.stringify(failure, Object.getOwnPropertyNames(failure));
  for (const personal of [request.document, request.name]) expect(told).not.toContain(personal);
});
