import { PercentInput } from '@estrada/ui/index';
import { useFormField } from './use-form-field.ts';

/**
 * A percentage, stored as a fraction (`forms/fields.ts`, `fraction`).
 *
 * @param decimals of the typed percentage
 */
export function PercentField({
  name,
  label,
  required = true,
  description,
  decimals,
}: {
  name: string;
  label: string;
  required?: boolean;
  description?: string | undefined;
  decimals: number;
}) {
  const { value, onChange, ...field } = useFormField<string>(name);
  return (
    <PercentInput
      {...field}
      label={label}
      required={required}
      description={description}
      decimals={decimals}
      value={value || null}
      onChange={(fraction) => onChange(fraction ?? '')}
    />
  );
}
