import { isSameValue } from '@estrada/web/records/form/merge-typed.ts';
import { type FieldPath, type FieldPathValue, useController } from 'react-hook-form';
import { useClientFormState } from './client-form-context.ts';
import type { FormValues } from './form-values.ts';

/** One field of the form, with what the server refused in it as long as the refused value stands there. */
export function useField<Path extends FieldPath<FormValues>>(path: Path) {
  const { form, refusals } = useClientFormState();
  const { field, fieldState } = useController({ control: form.control, name: path });
  const refusal = refusals.find((one) => one.path === path && isSameValue(one.value, field.value));
  return {
    value: field.value as FieldPathValue<FormValues, Path>,
    onChange: (value: FieldPathValue<FormValues, Path>) => field.onChange(value),
    onBlur: field.onBlur,
    ref: field.ref,
    error: refusal?.message ?? fieldState.error?.message,
  };
}
