import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { FieldProblem } from '../errors/index.ts';
import type { MessageKey } from '../validation/index.ts';
import { type ParameterPhase, phaseOf } from './parameter-row.ts';

/**
 * A row of a succession: it is valid from its start until the day before the next one begins, so there is no gap and no
 * overlap.
 */
export type SuccessionRow = { id: string; effectiveFrom: CalendarDate };

/** The state of a row on a day, and its last day. */
export type SuccessionPosition = { validUntil: CalendarDate | null; state: ParameterPhase };

const byStart = (left: SuccessionRow, right: SuccessionRow) => (left.effectiveFrom < right.effectiveFrom ? -1 : 1);

const refuse = (key: MessageKey): FieldProblem[] => [{ path: 'effectiveFrom', key }];

/** The rows of one succession in order, each with its end and its state. */
export function positionsOf<Row extends SuccessionRow>(
  rows: readonly Row[],
  today: CalendarDate,
): (Row & SuccessionPosition)[] {
  const ordered = [...rows].sort(byStart);
  return ordered.map((row, index) => {
    const next = ordered[index + 1];
    const validUntil = next ? addDays(next.effectiveFrom, -1) : null;
    return { ...row, validUntil, state: phaseOf({ effectiveFrom: row.effectiveFrom, validUntil }, today) };
  });
}

/** The row in force on a day, null before the first one. */
export function rowOn<Row extends SuccessionRow>(rows: readonly Row[], day: CalendarDate): Row | null {
  return [...rows].sort(byStart).findLast((row) => row.effectiveFrom <= day) ?? null;
}

/** Only a future row can be changed or deleted: contracts are based on current and past ones. */
export const isStillToCome = ({ effectiveFrom }: Pick<SuccessionRow, 'effectiveFrom'>, today: CalendarDate): boolean =>
  effectiveFrom > today;

/**
 * The problems of a row's start.
 *
 * @param id the row that changes; null registers a new one, which comes after all others
 */
export function startProblems(
  effectiveFrom: CalendarDate,
  id: string | null,
  { rows, today }: { rows: readonly SuccessionRow[]; today: CalendarDate },
): FieldProblem[] {
  const ordered = [...rows].sort(byStart);
  const index = ordered.findIndex((row) => row.id === id);
  const row = ordered[index];
  if (row && !isStillToCome(row, today)) return refuse('succession.begun');
  if (effectiveFrom <= today) return refuse('parameter.startTooSoon');
  const previous = row ? ordered[index - 1] : ordered.at(-1);
  if (previous && effectiveFrom <= previous.effectiveFrom) return refuse('parameter.startNotLast');
  const next = row && ordered[index + 1];
  return next && effectiveFrom >= next.effectiveFrom ? refuse('parameter.overlap') : [];
}

/** The problems of deleting a row; the previous one then stays valid. */
export const removalProblems = (row: SuccessionRow, today: CalendarDate): FieldProblem[] =>
  isStillToCome(row, today) ? [] : refuse('parameter.notDeletable');
