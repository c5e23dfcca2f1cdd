import { stateAt } from '@estrada/domain/forms/rows';
import type { Row, Values } from '@estrada/domain/forms/ui';
import { createContext, useContext } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { isSameValue } from '../form/merge-typed.ts';

/** The declaration behind the fields of the surrounding form. */
export type DeclaredForm = {
  /** the declared rows, which may depend on the values (another kind of person) */
  rowsFor: (values: Values) => readonly Row[];
  /** postal codes and cities are looked up by the calls of the web form, which need no login */
  isPublic?: true;
  /** values of the record that fields depend on, but that are not in the form */
  around?: Values;
};

const Declared = createContext<DeclaredForm | null>(null);
/** Provides the declaration to `PlacedField`; inside a `FormProvider`. */
export const DeclaredFormProvider = Declared.Provider;

/** Whether the surrounding form is on a page without a login. */
export const useIsPublicForm = (): boolean => useContext(Declared)?.isPublic ?? false;

/** Whether the field at a path, which may be in a part of a list, is shown and required; follows the whole form. */
export function useFieldState(at: string): { isShown: boolean; isRequired: boolean } {
  const declared = useContext(Declared);
  if (!declared) throw new Error(`No declaration of ${at}`);
  const { control } = useFormContext();
  const typed = useWatch({ control }) as Values;
  const values = { ...declared.around, ...typed };
  return stateAt(declared.rowsFor(values), values, at);
}

/** Fields that were prefilled: from where, which ones, and with which values. */
export type Taken = {
  /** the note next to each field */
  mark: string;
  paths: readonly string[];
  earlier: object;
};

/** The prefills of the surrounding form, the latest last. */
export const PrefillContext = createContext<readonly Taken[]>([]);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a field, also within a list that was prefilled as a whole, still has its prefilled value. */
export function isStillPrefilled({ paths, earlier }: Taken, at: string, value: unknown): boolean {
  const isOf = paths.some((path) => at === path || at.startsWith(`${path}.`));
  return isOf && !isEmpty(value) && isSameValue(value, get(earlier, at));
}
