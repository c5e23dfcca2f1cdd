import { type Difference, differencesOf, isSameValue } from '@estrada/web/records/form/merge-typed.ts';
import { createContext } from 'react';
import { get } from 'react-hook-form';
import type { FormValues } from './registration-form.ts';
import { rowOf } from './use-shown-fields.ts';

/** The client as a form holds it. */
export type ClientValues = Pick<FormValues, 'client'>;

/** A field of which the source says something else than the form. */
export type Offer = { path: string; paths: readonly string[]; isEmptyHere: boolean };

/** What was taken over at once: from where, how many rows, which fields, and what they were here and there. */
export type Prefilled = {
  /** what is said beside each field */
  mark: string;
  rows: number;
  paths: readonly string[];
  here: ClientValues;
  earlier: ClientValues;
};

/** What was taken over into the form around, the last at the end. */
export const PrefillContext = createContext<readonly Prefilled[]>([]);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Taking it over would overwrite what stands here: a state alone is no city yet. */
const isReplaced = (path: string, here: ClientValues, earlier: ClientValues): boolean =>
  !isEmpty(get(here, path)) && !isSameValue(get(here, path), get(earlier, path));

/** Fields that the source has and that are empty or different here; empty ones first, else in the form's order. */
export function offersOf(here: ClientValues, earlier: ClientValues): Offer[] {
  const differences: readonly Difference[] = differencesOf({ base: here, typed: here, fresh: earlier }, rowOf);
  return differences
    .filter(({ paths }) => !paths.every((path) => isEmpty(get(earlier, path))))
    .map(({ path, paths }) => ({ path, paths, isEmptyHere: !paths.some((one) => isReplaced(one, here, earlier)) }))
    .sort((one, other) => Number(other.isEmptyHere) - Number(one.isEmptyHere));
}

/** Whether a field, or one within a list that was taken over whole, still holds what was taken over. */
export function isStillPrefilled({ paths, earlier }: Prefilled, at: string, value: unknown): boolean {
  const isOf = paths.some((path) => at === path || at.startsWith(`${path}.`));
  return isOf && !isEmpty(value) && isSameValue(value, get(earlier, at));
}
