import { compareIof, type IofComparison, type IofTaxpayer, iofForms } from '@estrada/domain/parameters/index';
import type { IofRowAnswer } from '@estrada/endpoints/index';
import { rowProblems } from '../../records/succession/succession-form.ts';
import type { SuccessionBasis, TypedRow } from '../../records/succession/succession-kind.ts';

type TypedValues = Parameters<(typeof iofForms)['simples']['normalise']>[0];

/** What a typed row does to the example loans; null while something is missing or wrong. */
export function compareTyped(typed: TypedRow, basis: SuccessionBasis<IofRowAnswer>): IofComparison[] | null {
  if (rowProblems(typed, basis).length > 0) return null;
  const taxpayer = basis.sequence.key as IofTaxpayer;
  const values = { financedLimitCents: null, ...iofForms[taxpayer].normalise(typed as TypedRow & TypedValues) };
  return compareIof(basis.all, { ...values, taxpayer, effectiveFrom: typed.effectiveFrom }, basis.today);
}
