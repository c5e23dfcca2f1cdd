import { isCalendarDate } from '@estrada/domain/calendar/index';
import type { FieldProblem } from '@estrada/domain/errors/index';
import {
  decideCreate,
  decideUpdate,
  type ParameterDecision,
  type ParameterKind,
  type ParameterRow,
  type ParameterSequence,
  type ParameterValues,
} from '@estrada/domain/parameters/index';
import type { ParameterRowAnswer } from '@estrada/endpoints/index';

/** The form's values; `effectiveFrom` null is untouched and shows the first available day. */
export type TypedParameter = {
  uf: string;
  effectiveFrom: string | null;
  validUntil: string;
  baseCents: number | null;
  clientCents: number | null;
  dealerCents: number | null;
  employeeCents: number | null;
  movePreviousEnd: boolean;
};

/** The initial form: empty, or the values of the row. A new row ends the one before it, unless the user wants otherwise. */
export function typedFrom(row: ParameterRowAnswer | null, firstUf: string): TypedParameter {
  return {
    uf: row?.uf ?? firstUf,
    effectiveFrom: row?.effectiveFrom ?? null,
    validUntil: row?.validUntil ?? '',
    baseCents: row?.baseCents ?? null,
    clientCents: row?.clientCents ?? null,
    dealerCents: row?.dealerCents ?? null,
    employeeCents: row?.employeeCents ?? null,
    movePreviousEnd: row === null,
  };
}

/** The context of the rules. `rows` null: not loaded, so only the server knows the adjacent rows. */
export type FormBasis = {
  kind: ParameterKind;
  today: string;
  rows: readonly ParameterRow[] | null;
  row: ParameterRowAnswer | null;
  start: string;
};

/** The values of the form once every field is complete; otherwise what is missing. */
export function readForm(
  typed: TypedParameter,
  { kind, start }: FormBasis,
): { values: ParameterValues } | { missing: FieldProblem[] } {
  const missing: FieldProblem[] = [];
  const dateProblem = (path: string, date: string, isRequired: boolean) => {
    if (date === '' ? isRequired : !isCalendarDate(date))
      missing.push({ path, key: date === '' ? 'required' : 'date.invalid' });
  };
  if (typed.uf === '') missing.push({ path: 'uf', key: 'required' });
  dateProblem('effectiveFrom', start, true);
  dateProblem('validUntil', typed.validUntil, false);
  const amount = (path: 'baseCents' | 'clientCents' | 'dealerCents') => {
    if (typed[path] === null) missing.push({ path, key: 'required' });
    return typed[path] ?? 0;
  };
  const values: ParameterValues = {
    effectiveFrom: start,
    validUntil: typed.validUntil || null,
    baseCents: amount('baseCents'),
    clientCents: amount('clientCents'),
    dealerCents: amount('dealerCents'),
    employeeCents: kind.hasEmployeeValue ? typed.employeeCents : null,
  };
  return missing.length > 0 ? { missing } : { values };
}

/** All problems that can be found before sending: the domain's own rules over the rows of the state. */
export function parameterProblems(typed: TypedParameter, basis: FormBasis): FieldProblem[] {
  const read = readForm(typed, basis);
  if ('missing' in read) return read.missing;
  const decision = decideForm(read.values, typed.movePreviousEnd, basis);
  return decision && !decision.accepted ? [...decision.problems] : [];
}

function decideForm(values: ParameterValues, movePreviousEnd: boolean, basis: FormBasis): ParameterDecision | null {
  const { kind, today, rows, row } = basis;
  if (!rows) return null;
  const sequence: ParameterSequence = { kind, rows, today, movePreviousEnd };
  if (!row) return decideCreate(values, sequence);
  return rows.some(({ id }) => id === row.id) ? decideUpdate(row.id, values, sequence) : null;
}

/** The previous row whose end this start would move, and the new end; available as soon as the dates are typed. */
export function previousToMove(typed: TypedParameter, basis: FormBasis) {
  if (!isCalendarDate(basis.start)) return null;
  const untyped = { baseCents: 0, clientCents: 0, dealerCents: 0, employeeCents: null };
  const validUntil = isCalendarDate(typed.validUntil) ? typed.validUntil : null;
  const decision = decideForm({ ...untyped, effectiveFrom: basis.start, validUntil }, true, basis);
  return decision?.accepted ? decision.previous : null;
}
