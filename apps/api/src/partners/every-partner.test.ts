/** Every partner against its recorded answers (tools/record-partner.ts), case by case. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lateMs, type ReplayedPartner, readRecording, replayPartner } from '../../test/replay-partner.ts';
import { readConfig } from '../kernel/config.ts';
import { withCorrelationId } from '../kernel/correlation.ts';
import { makeLogger } from '../kernel/logger.ts';
import { connect, type PartnerKind } from './define-partner.ts';
import { partnerKinds } from './index.ts';
import { PartnerError, type PartnerFailure } from './partner-error.ts';
import { type ExpectedOf, expected, type Outcome } from './recorded/expected.ts';
import type { RecordedCase } from './recorded/recording.ts';

let partner: ReplayedPartner;
beforeAll(async () => {
  partner = await replayPartner();
});
afterAll(() => partner.close());

/** Longer than any recorded answer takes; missing ones are not awaited longer. */
const patientMs = 2_000;
const impatientMs = lateMs / 2;

/** The outcome of each recording: the result of the failing cases, and the number of calls for them. */
const failing: Record<string, { gives: PartnerFailure | 'the good answer'; calls: number }> = {
  slow: { gives: 'the good answer', calls: 1 },
  timeout: { gives: 'timeout', calls: 1 },
  failing: { gives: 'server-error', calls: 3 },
  'garbage-half-a-json': { gives: 'garbage', calls: 1 },
  'garbage-web-page': { gives: 'garbage', calls: 1 },
  drip: { gives: 'the good answer', calls: 1 },
  refused: { gives: 'unreachable', calls: 3 },
  'business-refusal': { gives: 'refused', calls: 1 },
};

type AnyPort = ExpectedOf<unknown>;
const kinds = Object.entries(partnerKinds) as unknown as [keyof typeof expected, PartnerKind<unknown>][];

describe.each(kinds)('%s', (name, kind) => {
  const { cases: own, ask, survivesWith, personal, asksOnce } = expected[name] as unknown as AnyPort;
  const { cases } = readRecording(kind.name);
  const caseOf = (wanted: string) => cases.find((recorded) => recorded.name === wanted)!;
  const goodName = Object.keys(own)[0]!;

  /** A new port, so that no case opens the circuit breaker of another; its results, errors, and log. */
  function open(timeoutMs: number) {
    const log: string[] = [];
    const env = { PARTNER_TIMEOUT_MS: String(timeoutMs), [kind.url]: partner.baseUrl };
    const config = readConfig(kind.token ? { ...env, [kind.token]: 'our-token' } : env);
    const port = connect(kind, config, makeLogger('info', { write: (line) => void log.push(line) }));
    return async (recorded: RecordedCase) => {
      partner.play(recorded);
      log.length = 0;
      const asking = withCorrelationId('call-0001', () => ask(port, recorded.asked));
      const [value, error] = await asking.then(
        (given) => [given, undefined] as const,
        (thrown: unknown) => [undefined, thrown] as const,
      );
      return { value, error, log: log.map((line) => JSON.parse(line) as Record<string, unknown>) };
    };
  }
  const replay = (wanted: string, timeoutMs = patientMs) => open(timeoutMs)(caseOf(wanted));

  /** Checks one outcome by all its traces: the port's result or error, and the line in the log. */
  function expectOutcome(got: Awaited<ReturnType<typeof replay>>, { value, failure }: Outcome): void {
    if (failure && value === undefined) {
      expect(got.error).toBeInstanceOf(PartnerError);
      expect((got.error as PartnerError).failure).toBe(failure);
    } else expect([got.value, got.error]).toEqual([value, undefined]);
    const logged =
      failure && failure !== 'not-found' ? [{ partner: kind.name, failure, correlationId: 'call-0001' }] : [];
    expect(got.log).toMatchObject(logged);
    const words = [JSON.stringify(got.log), String(got.error), JSON.stringify(got.error ?? null)].join();
    for (const secret of [...personal, 'our-token']) expect(words).not.toContain(secret);
  }

  it('has a recording of every expected case, and an expectation for every recorded case', () => {
    expect(cases.map((recorded) => recorded.name)).toEqual([...Object.keys(own), ...Object.keys(failing)]);
  });

  it.each(Object.entries(own))('%s', async (wanted, outcome) => {
    expectOutcome(await replay(wanted), outcome);
    expect(partner.received).toHaveLength(1);
  });

  it.each(Object.keys(own))('sends exactly the recorded request (%s)', async (wanted) => {
    await replay(wanted);
    const { path, body } = caseOf(wanted).asked;
    expect(partner.received).toEqual([{ path, authorization: kind.token && 'Bearer our-token', body }]);
  });

  it.each(Object.entries(failing))('handles the failing case: %s', async (wanted, { gives, calls }) => {
    const got = await replay(wanted, wanted === 'timeout' ? impatientMs : patientMs);
    if (gives === 'the good answer') expect([got.error, got.log]).toEqual([undefined, []]);
    else expectOutcome(got, { failure: gives, value: survivesWith });
    expect(partner.received).toHaveLength(asksOnce ? 1 : calls);
    // the same request each time: the partner counts it once
    expect(new Set(partner.received.map((request) => JSON.stringify(request))).size).toBe(1);
  });

  it.each(['slow', 'drip'])('fails within the time-out (%s)', async (wanted) => {
    const start = performance.now();
    expectOutcome(await replay(wanted, impatientMs), { failure: 'timeout', value: survivesWith });
    expect(performance.now() - start).toBeLessThan(patientMs);
  });

  // no user is affected by a partner that the product can do without
  if (survivesWith === undefined)
    it('has its message passed on when it refuses', async () => {
      const { answered } = caseOf('business-refusal');
      const { message } = JSON.parse((answered as { body: string }).body) as { message: string };
      const { error } = await replay('business-refusal');
      expect(error).toMatchObject({ code: 'SIS004', partnerMessage: message, message: `${kind.name}: refused` });
    });

  it('receives no more calls after five failures in a row', async () => {
    const play = open(patientMs);
    for (let time = 1; time <= 5; time++) await play(caseOf('garbage-half-a-json'));
    expectOutcome(await play(caseOf(goodName)), { failure: 'circuit-open', value: survivesWith });
    expect(partner.received).toEqual([]);
  });
});
