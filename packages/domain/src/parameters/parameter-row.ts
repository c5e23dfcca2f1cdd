import type { CalendarDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { DatedRow } from '../simulation/tables/in-force.ts';

/** The values of a dated parameter's row, and its first and last day, both included. */
export type ParameterValues = DatedRow & {
  baseCents: Money;
  clientCents: Money;
  dealerCents: Money;
  /** null: employees pay the same as clients */
  employeeCents: Money | null;
};

/** A registered row; its kind and its state (UF) are those of its sequence. */
export type ParameterRow = ParameterValues & { id: string };

/** The state of a row on a day. */
export type ParameterPhase = 'past' | 'in-force' | 'future';

/** Whether a row is past, in force, or in the future. */
export function phaseOf({ effectiveFrom, validUntil }: DatedRow, today: CalendarDate): ParameterPhase {
  if (validUntil !== null && validUntil < today) return 'past';
  return effectiveFrom > today ? 'future' : 'in-force';
}

/** The available acts on a row on a day: past rows are fixed, a current one keeps its start, a future one is free. */
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

/** The undistributed rest: base less client and dealer value. Shown, never refused (docs/decisions/0014). */
export const unsharedCents = ({ baseCents, clientCents, dealerCents }: ParameterValues): Money =>
  baseCents - clientCents - dealerCents;
