import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { ErrorCode } from '../errors/index.ts';
import { type MessageKey, messages } from '../validation/index.ts';
import type { ParameterKind } from './parameter-kind.ts';
import { inSequence, type ParameterRow, type ParameterValues, phaseOf } from './parameter-row.ts';

/** A violated sequence or value rule: the code, the text and the field. */
export type ParameterProblem = { code: ErrorCode; path: keyof ParameterValues; key: MessageKey };

/** The row before and the end it takes so that the sequence stays whole. */
type PreviousEnd = { row: ParameterRow; validUntil: CalendarDate | null };

/** Accepted, with the new end of the previous row where that must follow; or all problems. */
export type ParameterDecision =
  | { accepted: true; previous: PreviousEnd | null }
  | { accepted: false; problems: ParameterProblem[] };

/** The rows of one kind and state, and the context of a change. */
export type ParameterSequence = {
  kind: ParameterKind;
  rows: readonly ParameterRow[];
  today: CalendarDate;
  /** the user has confirmed the new end of the previous row */
  movePreviousEnd: boolean;
};

const problem = (path: keyof ParameterValues, key: MessageKey): ParameterProblem => ({
  code: messages[key].code,
  path,
  key,
});

/** Whether a new row may be registered. */
export function decideCreate(change: ParameterValues, sequence: ParameterSequence): ParameterDecision {
  const { today, rows } = sequence;
  const problems = valueProblems(change, sequence.kind);
  if (change.effectiveFrom <= today) problems.push(problem('effectiveFrom', 'parameter.startTooSoon'));
  problems.push(...endProblems(change, today));
  const start = fitStart(change.effectiveFrom, inSequence(rows).at(-1), sequence);
  return decide([...problems, ...start.problems], start.previous);
}

/**
 * Whether a registered row may change to `change`. A past row cannot change at all; the end of a row with a successor
 * only moves with the successor's start.
 *
 * @throws RangeError when the sequence has no row with this id
 */
export function decideUpdate(id: string, change: ParameterValues, sequence: ParameterSequence): ParameterDecision {
  const { today } = sequence;
  const { previous, row, next } = neighbours(id, sequence);
  const phase = phaseOf(row, today);
  if (phase === 'past') return decide([problem('validUntil', 'parameter.endInPast')]);
  const problems = valueProblems(change, sequence.kind);
  const startMoves = change.effectiveFrom !== row.effectiveFrom;
  if (startMoves && phase === 'in-force') problems.push(problem('effectiveFrom', 'parameter.startInForce'));
  else if (startMoves && change.effectiveFrom <= today)
    problems.push(problem('effectiveFrom', 'parameter.startTooSoon'));
  problems.push(...endProblems(change, today));
  if (next && change.validUntil !== row.validUntil) problems.push(...fitEnd(change.validUntil, next));
  const start = startMoves && phase === 'future' ? fitStart(change.effectiveFrom, previous, sequence) : fits;
  return decide([...problems, ...start.problems], start.previous);
}

/**
 * Whether a row may be deleted. With `movePreviousEnd` the previous row is extended over its days, if it is adjacent.
 *
 * @throws RangeError when the sequence has no row with this id
 */
export function decideDelete(id: string, sequence: ParameterSequence): ParameterDecision {
  const { previous, row, next } = neighbours(id, sequence);
  if (phaseOf(row, sequence.today) !== 'future') return decide([problem('effectiveFrom', 'parameter.notDeletable')]);
  const heir = previous && previous.validUntil === addDays(row.effectiveFrom, -1) ? previous : undefined;
  // a past row keeps its end even where the deleted one would have begun right after it
  const takesOver = heir && sequence.movePreviousEnd && phaseOf(heir, sequence.today) !== 'past';
  if (takesOver) return decide([], { row: heir, validUntil: row.validUntil });
  return decide(previous && next ? [problem('effectiveFrom', 'parameter.gap')] : []);
}

/** The default start of the next new row of a state. */
export function suggestStart(rows: readonly ParameterRow[], today: CalendarDate): CalendarDate {
  const tomorrow = addDays(today, 1);
  const last = inSequence(rows).at(-1);
  if (!last) return tomorrow;
  const after = addDays(last.validUntil ?? last.effectiveFrom, 1);
  if (after <= tomorrow) return tomorrow;
  return after;
}

function valueProblems(change: ParameterValues, kind: ParameterKind): ParameterProblem[] {
  return [
    ...(change.baseCents < change.clientCents ? [problem('baseCents', 'parameter.baseBelowClient')] : []),
    ...(change.employeeCents !== null && !kind.hasEmployeeValue ? [problem('employeeCents', 'field.unknown')] : []),
  ];
}

function endProblems({ effectiveFrom, validUntil }: ParameterValues, today: CalendarDate): ParameterProblem[] {
  if (validUntil === null) return [];
  return [
    ...(validUntil < effectiveFrom ? [problem('validUntil', 'parameter.endBeforeStart')] : []),
    ...(validUntil < today ? [problem('validUntil', 'parameter.endInPast')] : []),
  ];
}

type Fit = { problems: ParameterProblem[]; previous?: PreviousEnd };
const fits: Fit = { problems: [] };

/** A start after the previous row: directly after its end, or its end moves there. */
function fitStart(start: CalendarDate, previous: ParameterRow | undefined, sequence: ParameterSequence): Fit {
  if (!previous) return fits;
  const refuse = (key: MessageKey): Fit => ({ problems: [problem('effectiveFrom', key)] });
  if (start <= previous.effectiveFrom) return refuse('parameter.startNotLast');
  const dayBefore = addDays(start, -1);
  if (previous.validUntil === dayBefore) return fits;
  // the days since then cannot be recovered; the state gets its row back as soon as SET024 allows
  if (phaseOf(previous, sequence.today) === 'past') return dayBefore <= sequence.today ? fits : refuse('parameter.gap');
  if (sequence.movePreviousEnd) return { problems: [], previous: { row: previous, validUntil: dayBefore } };
  return refuse(
    previous.validUntil === null || dayBefore < previous.validUntil ? 'parameter.overlap' : 'parameter.gap',
  );
}

/** An end before the following row, which begins on the next day. */
function fitEnd(end: CalendarDate | null, next: ParameterRow): ParameterProblem[] {
  const dayBefore = addDays(next.effectiveFrom, -1);
  if (end === dayBefore) return [];
  return [problem('validUntil', end === null || end > dayBefore ? 'parameter.overlap' : 'parameter.gap')];
}

function neighbours(id: string, sequence: ParameterSequence) {
  const rows = inSequence(sequence.rows);
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (!row) throw new RangeError(`No row ${id} in this sequence`);
  return { previous: rows[index - 1], row, next: rows[index + 1] };
}

const decide = (problems: ParameterProblem[], previous: PreviousEnd | null = null): ParameterDecision =>
  problems.length > 0 ? { accepted: false, problems } : { accepted: true, previous };
