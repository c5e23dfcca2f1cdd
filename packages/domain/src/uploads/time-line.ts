import { type CalendarDate, startOfBusinessDay } from '../calendar/index.ts';

/** The state of a decision about a table: scheduled, in force, past, or cancelled before its day. */
export const tableStates = ['planned', 'inForce', 'earlier', 'cancelled'] as const;
export type TableState = (typeof tableStates)[number];

/** A decision that a table takes effect on a business day; of two for the same day the later one counts. */
export type TimedDecision = {
  effectiveFrom: CalendarDate;
  sequence: number;
  decidedAt: Date;
  cancelledAt: Date | null;
};

/** The period of a table, instants in ISO 8601; `until` is null while no other one follows. */
type InForcePeriod = { state: TableState; since: string; until: string | null };

/**
 * The periods in force, last first. A decision for its own day takes effect at its instant; one for a later day at the
 * beginning of that day in São Paulo. One that was replaced at the same instant never took effect and is left out.
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
