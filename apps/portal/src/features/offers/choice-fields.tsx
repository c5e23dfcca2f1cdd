import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Select } from '@mantine/core';
import { strings } from './strings.ts';

/** A field of the form as its kind hands it over. */
export type Drawn = { name: string; label: string };
export type Choice = { value: string; label: string };
/** What a field that waits, or whose list did not come, says below itself. */
export type Waiting = { waits?: string | undefined; hasFailed?: boolean };

/** One of a list whose values are texts; one that waits says for what. */
export function TextChoice({
  name,
  label,
  options,
  waits,
  hasFailed = false,
  required = true,
  onChosen,
}: Drawn & Waiting & { options: readonly Choice[]; required?: boolean; onChosen?: () => void }) {
  const t = useStrings(strings);
  const { value, onChange, error, ...field } = useFormField<string>(name, onChosen);
  return (
    <Select
      {...field}
      label={label}
      required={required && waits === undefined}
      searchable
      openOnFocus={false}
      limit={100}
      allowDeselect={false}
      disabled={waits !== undefined}
      description={waits}
      error={hasFailed ? t('failed') : error}
      placeholder={t('choose')}
      nothingFoundMessage={t('nothingFound')}
      autoComplete="off"
      data={[...options]}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

/** The same for values that are numbers. */
export function NumberChoice({
  name,
  label,
  options,
  waits,
  hasFailed = false,
  onChosen,
}: Drawn & Waiting & { options: readonly Choice[]; onChosen?: () => void }) {
  const t = useStrings(strings);
  const { value, onChange, error, ...field } = useFormField<number | null>(name, onChosen);
  return (
    <Select
      {...field}
      label={label}
      required={waits === undefined}
      searchable
      openOnFocus={false}
      limit={100}
      allowDeselect={false}
      disabled={waits !== undefined}
      description={waits}
      error={hasFailed ? t('failed') : error}
      placeholder={t('choose')}
      nothingFoundMessage={t('nothingFound')}
      autoComplete="off"
      data={[...options]}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  );
}
