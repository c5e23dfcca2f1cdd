import type { CalendarDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { DatedRow } from '../simulation/tables/in-force.ts';

/** What a row of a dated parameter says: the values and the days from which and until which they hold, both included. */
export type ParameterValues = DatedRow & {
  baseCents: Money;
  clientCents: Money;
  dealerCents: Money;
  /** null: an employee pays what any client pays */
  employeeCents: Money | null;
};

/** A registered row; its kind and its state (UF) are those of the sequence it stands in. */
export type ParameterRow = ParameterValues & { id: string };

/** Where a row stands on a day. */
export type ParameterPhase = 'past' | 'in-force' | 'future';

/** Whether a row is over, holds, or is still to come. */
export function phaseOf({ effectiveFrom, validUntil }: DatedRow, today: CalendarDate): ParameterPhase {
  if (validUntil !== null && validUntil < today) return 'past';
  return effectiveFrom > today ? 'future' : 'in-force';
}

/** What may be done with a row on a day: history stays, what holds keeps its start, what is to come is free. */
export function parameterCan(
  row: DatedRow,
  today: CalendarDate,
): { edit: boolean; editStart: boolean; delete: boolean } {
  const phase = phaseOf(row, today);
  return { edit: phase !== 'past', editStart: phase === 'future', delete: phase === 'future' };
}

/** The rows of one kind and state in their order. */
export const inSequence = <Row extends DatedRow>(rows: readonly Row[]): Row[] =>
  [...rows].sort((left, right) => (left.effectiveFrom < right.effectiveFrom ? -1 : 1));

/** What the rates leave open: base less client and dealer value. Shown, never refused (docs/decisions/0014). */
export const unsharedCents = ({ baseCents, clientCents, dealerCents }: ParameterValues): Money =>
  baseCents - clientCents - dealerCents;
