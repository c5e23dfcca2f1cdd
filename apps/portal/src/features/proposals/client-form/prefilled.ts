import { type Difference, differencesOf, isSameValue } from '@estrada/web/records/form/merge-typed.ts';
import type { Taken } from '@estrada/web/records/rows/declared-form.tsx';
import { get } from 'react-hook-form';
import type { FormValues } from './registration-form.ts';
import { rowOf } from './use-shown-fields.ts';

/** The client's form values. */
export type ClientValues = Pick<FormValues, 'client'>;

/** A field whose value in the source differs from the form. */
export type Offer = { path: string; paths: readonly string[]; isEmptyHere: boolean };

/** A prefill with how many rows it has, and the values before and after. */
export type Prefilled = Taken & { rows: number; here: ClientValues; earlier: ClientValues };

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Accepting it would overwrite a value: for a city, a state alone counts as empty. */
const isReplaced = (path: string, here: ClientValues, earlier: ClientValues): boolean =>
  !isEmpty(get(here, path)) && !isSameValue(get(here, path), get(earlier, path));

/** Fields that the source has and that are empty or different here; empty ones first, otherwise in the form's order. */
export function offersOf(here: ClientValues, earlier: ClientValues): Offer[] {
  const differences: readonly Difference[] = differencesOf({ base: here, typed: here, fresh: earlier }, rowOf);
  return differences
    .filter(({ paths }) => !paths.every((path) => isEmpty(get(earlier, path))))
    .map(({ path, paths }) => ({ path, paths, isEmptyHere: !paths.some((one) => isReplaced(one, here, earlier)) }))
    .sort((one, other) => Number(other.isEmptyHere) - Number(one.isEmptyHere));
}
