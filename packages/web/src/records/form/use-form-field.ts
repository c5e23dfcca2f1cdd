import { useController, useFormContext } from 'react-hook-form';

/** A value of the surrounding form (`FormProvider`): the value, its setter, and its error. */
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
