import { useController } from 'react-hook-form';

/**
 * A value of the surrounding form (`FormProvider`): the value, its setter, and its error. It follows its own field
 * only, not the state of the whole form.
 */
export function useFormField<Value>(name: string, onChanged?: (value: Value) => void) {
  const { field, fieldState } = useController<Record<string, unknown>>({ name });
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
