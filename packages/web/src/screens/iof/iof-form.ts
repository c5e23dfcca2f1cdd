import { isCalendarDate } from '@estrada/domain/calendar/index';
import type { FieldProblem } from '@estrada/domain/errors/index';
import {
  compareIof,
  type IofComparison,
  type IofTaxpayer,
  iofForm,
  iofProblems,
  startProblems,
  type TypedIofValues,
} from '@estrada/domain/parameters/index';
import type { IofRowAnswer } from '@estrada/endpoints/index';

/** A row as it is typed; `''` and null are nothing yet. */
export type TypedIof = TypedIofValues & { effectiveFrom: string };

/** What the form is decided upon: every row there is, and the one that changes (null registers a new one). */
export type IofBasis = {
  taxpayer: IofTaxpayer;
  row: IofRowAnswer | null;
  items: readonly IofRowAnswer[];
  today: string;
};

/** A form to begin with: the row, or the values that hold until the new one begins. */
export function typedIof(basis: Pick<IofBasis, 'taxpayer' | 'row' | 'items'>): TypedIof {
  const last = basis.items.findLast(({ taxpayer }) => taxpayer === basis.taxpayer);
  const from = basis.row ?? last;
  return {
    effectiveFrom: basis.row?.effectiveFrom ?? '',
    dailyRate: from?.dailyRate ?? '',
    additionalRate: from?.additionalRate ?? '',
    capDays: from?.capDays ?? null,
    financedLimitCents: from?.financedLimitCents ?? null,
  };
}

/** All that can be known to be wrong before sending, by the rules of the server. */
export function typedIofProblems(typed: TypedIof, { taxpayer, row, items, today }: IofBasis): FieldProblem[] {
  return [...startOf(typed, { taxpayer, row, items, today }), ...iofProblems(typed, taxpayer)];
}

function startOf({ effectiveFrom }: TypedIof, { taxpayer, row, items, today }: IofBasis): FieldProblem[] {
  if (effectiveFrom === '') return [{ path: 'effectiveFrom', key: 'required' }];
  if (!isCalendarDate(effectiveFrom)) return [{ path: 'effectiveFrom', key: 'date.invalid' }];
  const rows = items.filter((one) => one.taxpayer === taxpayer);
  return startProblems(effectiveFrom, row?.id ?? null, { rows, today });
}

/** What the change does to the example loans; null while something is missing or wrong. */
export function comparisonOf(typed: TypedIof, basis: IofBasis): IofComparison[] | null {
  if (typedIofProblems(typed, basis).length > 0) return null;
  const { financedLimitCents, effectiveFrom } = typed;
  const change = { ...iofForm.normalise(typed), financedLimitCents, effectiveFrom, taxpayer: basis.taxpayer };
  return compareIof(basis.items, change, basis.today);
}
