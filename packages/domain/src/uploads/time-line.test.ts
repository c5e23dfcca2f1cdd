import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, businessDay } from '../calendar/index.ts';
import { timeLine } from './time-line.ts';

let sequence = 0;
const decided = (decidedAt: string, effectiveFrom: string, cancelledAt: string | null = null) => ({
  effectiveFrom,
  sequence: ++sequence,
  decidedAt: new Date(decidedAt),
  cancelledAt: cancelledAt === null ? null : new Date(cancelledAt),
});
const now = new Date('2026-11-20T15:00:00Z');
const said = (...decisions: ReturnType<typeof decided>[]) =>
  timeLine(decisions, now).map(({ state, since, until }) => [state, since, until]);

it('is in force from the time of its decision, or from midnight in São Paulo of a later day', () => {
  const first = decided('2026-11-01T12:00:00Z', '2026-11-01');
  const second = decided('2026-11-20T14:00:00Z', '2026-11-20');
  const third = decided('2026-11-20T14:30:00Z', '2026-12-01');
  expect(said(first, second, third)).toEqual([
    ['planned', '2026-12-01T03:00:00.000Z', null],
    ['inForce', '2026-11-20T14:00:00.000Z', '2026-12-01T03:00:00.000Z'],
    ['earlier', '2026-11-01T12:00:00.000Z', '2026-11-20T14:00:00.000Z'],
  ]);
});

it('excludes cancelled tables, and those replaced by another for the same day before they started', () => {
  const first = decided('2026-11-01T12:00:00Z', '2026-11-01');
  const cancelled = decided('2026-11-02T12:00:00Z', '2026-12-01', '2026-11-03T12:00:00Z');
  const replaced = decided('2026-11-04T12:00:00Z', '2026-12-01');
  const last = decided('2026-11-05T12:00:00Z', '2026-12-01');
  expect(said(first, cancelled, replaced, last)).toEqual([
    ['planned', '2026-12-01T03:00:00.000Z', null],
    ['cancelled', '2026-12-01T03:00:00.000Z', null],
    ['inForce', '2026-11-01T12:00:00.000Z', '2026-12-01T03:00:00.000Z'],
  ]);
});

it('has no gap, no overlap and at most one table in force, for any sequence of decisions', () => {
  const decision = fc.record({
    minute: fc.integer({ min: 0, max: 60 * 24 * 60 }),
    ahead: fc.integer({ min: 0, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(decision, { maxLength: 20 }), (drawn) => {
      const decisions = [...drawn]
        .sort((one, other) => one.minute - other.minute)
        .map(({ minute, ahead }, index) => {
          const decidedAt = new Date(Date.UTC(2026, 9, 1) + minute * 60_000);
          const effectiveFrom = addDays(businessDay(decidedAt.toISOString()), ahead);
          return { effectiveFrom, sequence: index, decidedAt, cancelledAt: null };
        });
      const line = timeLine(decisions, now);
      for (const [index, { until }] of line.entries()) expect(until).toBe(line[index - 1]?.since ?? null);
      expect(line.filter(({ state }) => state === 'inForce').length).toBeLessThanOrEqual(1);
      expect(line.every(({ since, until }) => until === null || since < until)).toBe(true);
    }),
  );
});
