import { stateAt } from '@estrada/domain/forms/rows';
import type { Row, Values } from '@estrada/domain/forms/ui';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { get, type UseFormReturn, useFormContext } from 'react-hook-form';
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

type Typed = Pick<UseFormReturn, 'getValues' | 'subscribe'>;
const Declared = createContext<(DeclaredForm & Typed) | null>(null);

/** Provides the declaration to `PlacedField`; inside a `FormProvider`. */
export function DeclaredFormProvider({ value, children }: { value: DeclaredForm; children: ReactNode }) {
  const { getValues, subscribe } = useFormContext();
  const declared = useMemo(() => ({ ...value, getValues, subscribe }), [value, getValues, subscribe]);
  return <Declared value={declared}>{children}</Declared>;
}

/** Whether the surrounding form is on a page without a login. */
export const useIsPublicForm = (): boolean => useContext(Declared)?.isPublic ?? false;

/**
 * Whether the field at a path, which may be in a part of a list, is shown and required. It is computed at each change of
 * the form, and rendered only when it changes.
 */
export function useFieldState(at: string): { isShown: boolean; isRequired: boolean } {
  const declared = useContext(Declared);
  if (!declared) throw new Error(`No declaration of ${at}`);
  const { rowsFor, around, getValues, subscribe } = declared;
  const follow = useCallback(
    (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
    [subscribe],
  );
  const read = () => {
    const values = { ...around, ...getValues() };
    const { isShown, isRequired } = stateAt(rowsFor(values), values, at);
    return `${isShown ? 'shown' : 'hidden'} ${isRequired ? 'required' : 'optional'}`;
  };
  const [shown, required] = useSyncExternalStore(follow, read, read).split(' ');
  return { isShown: shown === 'shown', isRequired: required === 'required' };
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
