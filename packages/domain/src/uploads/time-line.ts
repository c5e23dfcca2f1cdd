import { type CalendarDate, startOfBusinessDay } from '../calendar/index.ts';

/** Where a decision about a table stands: it is to come, holds, held, or was taken back before its day. */
export const tableStates = ['planned', 'inForce', 'earlier', 'cancelled'] as const;
export type TableState = (typeof tableStates)[number];

/** That a table holds from a business day on; of two for the same day the later decision stands. */
export type TimedDecision = {
  effectiveFrom: CalendarDate;
  sequence: number;
  decidedAt: Date;
  cancelledAt: Date | null;
};

/** From when to when a table holds, instants in ISO 8601; `until` is null while no other one follows. */
type InForcePeriod = { state: TableState; since: string; until: string | null };

/**
 * What held from when to when, the last first. A decision for the day on which it is taken holds from its instant on; one for a
 * later day from the beginning of that day in São Paulo. One that another replaced at the same instant never held and is
 * left out.
 */
export function timeLine<Decided extends TimedDecision>(
  decisions: readonly Decided[],
  now: Date,
): (Decided & InForcePeriod)[] {
  const startOf = ({ effectiveFrom, decidedAt }: TimedDecision) =>
    [startOfBusinessDay(effectiveFrom), decidedAt.toISOString()].map((text) => new Date(text).toISOString()).sort()[1]!;
  const ordered = [...decisions].sort(
    (one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom) || one.sequence - other.sequence,
  );
  const standing = ordered.filter(({ cancelledAt }) => cancelledAt === null);
  const instant = now.toISOString();
  return ordered
    .map((decision) => {
      const since = startOf(decision);
      if (decision.cancelledAt !== null) return { ...decision, state: 'cancelled' as const, since, until: null };
      const next = standing[standing.indexOf(decision) + 1];
      const until = next ? startOf(next) : null;
      const state = since > instant ? 'planned' : until !== null && until <= instant ? 'earlier' : 'inForce';
      return { ...decision, state, since, until } as const;
    })
    .filter(({ since, until }) => since !== until)
    .reverse();
}
