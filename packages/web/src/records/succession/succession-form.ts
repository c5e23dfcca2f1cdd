import { isCalendarDate } from '@estrada/domain/calendar/index';
import type { FieldProblem } from '@estrada/domain/errors/index';
import { typedValues } from '@estrada/domain/forms/index';
import { startProblems } from '@estrada/domain/parameters/index';
import type { Sequence, SuccessionBasis, TypedRow } from './succession-kind.ts';

/** What the rules of a row look at: of every kind of row the same. */
type Basis = Pick<SuccessionBasis, 'row' | 'rows' | 'today'> & { sequence: Pick<Sequence, 'form'> };

/** A form to begin with: the row, or the values that hold until the new one begins. */
export const typedRow = ({ sequence, row, rows }: Basis): TypedRow => ({
  ...typedValues(sequence.form.fields, row ?? rows.at(-1) ?? {}),
  effectiveFrom: row?.effectiveFrom ?? '',
});

/** All that can be known to be wrong before sending, by the rules of the server. */
export const rowProblems = (typed: TypedRow, basis: Basis): FieldProblem[] => [
  ...startOf(typed, basis),
  ...basis.sequence.form.problems(typed),
];

function startOf({ effectiveFrom }: TypedRow, { row, rows, today }: Basis): FieldProblem[] {
  if (effectiveFrom === '') return [{ path: 'effectiveFrom', key: 'required' }];
  if (!isCalendarDate(effectiveFrom)) return [{ path: 'effectiveFrom', key: 'date.invalid' }];
  return startProblems(effectiveFrom, row?.id ?? null, { rows, today });
}
