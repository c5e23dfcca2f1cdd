import { useController, useFormContext } from 'react-hook-form';

/** A value of the form around it (`FormProvider`): what it is, what changes it, and what is wrong with it. */
export function useFormField<Value>(name: string, onChanged?: (value: Value) => void) {
  const { control } = useFormContext<Record<string, unknown>>();
  const { field, fieldState } = useController({ control, name });
  return {
    id: name,
    value: field.value as Value,
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
    onChange: (value: Value) => {
      field.onChange(value);
      onChanged?.(value);
    },
  };
}
