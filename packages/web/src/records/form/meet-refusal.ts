import { staleCodes } from '@estrada/domain/errors/index';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { showAlert } from '../../alerts/alerts.ts';
import { alertFailure } from '../../calls/alert-failure.ts';
import { ApiError, isSessionFailure } from '../../calls/api-error.ts';
import { errorOf } from './field-errors.ts';
import { focusFirstField, isFieldShown } from './focus-field.ts';

/**
 * Shows why an act failed: by the screen's own handler, if any; as a conflict, if another user was first; at the
 * refused fields, with the focus on the first of them; otherwise in the banner.
 *
 * @param options.onRefused shows it elsewhere. @returns whether it did
 * @param options.openConflict shows both versions. @returns whether there is a choice
 * @throws any error that is not an ApiError
 */
export async function meetRefusal<Values extends FieldValues>(
  error: unknown,
  options: {
    form: UseFormReturn<Values>;
    onRefused: ((error: ApiError) => boolean) | undefined;
    openConflict: (error: ApiError) => Promise<boolean>;
  },
): Promise<void> {
  const { form, onRefused, openConflict } = options;
  if (!(error instanceof ApiError)) throw error;
  if (onRefused?.(error) || isSessionFailure(error)) return;
  try {
    if (staleCodes.includes(error.code) && (await openConflict(error))) return;
  } catch (failure) {
    return alertFailure(failure);
  }
  const shown = error.fields.filter(({ path }) => isFieldShown(path));
  for (const { path, ...problem } of shown) form.setError(path as Path<Values>, errorOf('server', problem));
  // a field shows its own refusal; only one without a field on this page needs the banner
  if (!focusFirstField(shown.map(({ path }) => path)))
    showAlert({ type: 'error', text: error.fields[0]?.message || error.words });
}
