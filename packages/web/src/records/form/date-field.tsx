import { DateInput } from '@estrada/ui/index';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';
import { useFormField } from './use-form-field.ts';

/**
 * A date, typed as DD/MM/YYYY and stored as `YYYY-MM-DD`; an invalid date stays as typed, and is refused at the field.
 *
 * @param disabled it can no longer be changed; `description` shows why
 */
export function DateField({
  name,
  label,
  required = true,
  description,
  disabled = false,
}: {
  name: string;
  label: string;
  required?: boolean;
  description?: string | undefined;
  disabled?: boolean;
}) {
  const t = useStrings(strings);
  return (
    <DateInput
      {...useFormField<string>(name)}
      label={label}
      required={required}
      placeholder={t('dateShape')}
      description={description}
      disabled={disabled}
    />
  );
}
