import { isCalendarDate } from '@estrada/domain/calendar/index';
import type { FieldProblem } from '@estrada/domain/errors/index';
import { typedValues } from '@estrada/domain/forms/index';
import { startProblems } from '@estrada/domain/parameters/index';
import type { Sequence, SuccessionBasis, TypedRow } from './succession-kind.ts';

/** The input of a row's rules, independent of its kind. */
type Basis = Pick<SuccessionBasis, 'row' | 'rows' | 'all' | 'today'> & {
  sequence: Pick<Sequence, 'form' | 'template'>;
};

/** The initial form: the row, or the values in force until the new one starts. */
export const typedRow = ({ sequence, row, rows, all }: Basis): TypedRow => ({
  ...typedValues(sequence.form.fields, row ?? rows.at(-1) ?? sequence.template?.(all) ?? {}),
  effectiveFrom: row?.effectiveFrom ?? '',
});

/** All problems that can be found before sending, by the server's rules. */
export const rowProblems = (typed: TypedRow, basis: Basis): FieldProblem[] => [
  ...startOf(typed, basis),
  ...basis.sequence.form.problems(typed),
];

function startOf({ effectiveFrom }: TypedRow, { row, rows, today }: Basis): FieldProblem[] {
  if (effectiveFrom === '') return [{ path: 'effectiveFrom', key: 'required' }];
  if (!isCalendarDate(effectiveFrom)) return [{ path: 'effectiveFrom', key: 'date.invalid' }];
  return startProblems(effectiveFrom, row?.id ?? null, { rows, today });
}
