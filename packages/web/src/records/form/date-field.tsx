import { DateInput } from '@estrada/ui/index';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';
import { useFormField } from './use-form-field.ts';

/**
 * A day, typed as DD/MM/YYYY and kept as `YYYY-MM-DD`; what is no date stays as it is typed, and is refused where it stands.
 *
 * @param disabled it cannot change any more; `description` says why
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
