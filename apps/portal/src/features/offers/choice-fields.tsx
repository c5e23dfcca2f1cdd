import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { MultiSelect, Select, type SelectProps } from '@mantine/core';
import { strings } from './strings.ts';

/** The props that a field kind passes to its field. */
export type Drawn = { name: string; label: string };
export type Choice = { value: string; label: string };
/** The hint below a field that waits for another, or whose options failed to load. */
export type Waiting = { waits?: string | undefined; hasFailed?: boolean };

type ChoiceProps = Drawn &
  Waiting & {
    disabled?: boolean;
    options: readonly Choice[];
    required?: boolean;
    /** what no choice means, where the field may be empty */
    none?: string;
    onChosen?: () => void;
  };

/** A choice of text values; one that waits for another field shows which. */
export function TextChoice(props: ChoiceProps) {
  const { value, onChange, ...field } = useFormField<string>(props.name, props.onChosen);
  return <ChoiceOf {...props} {...field} chosen={value} onPick={(text) => onChange(text)} />;
}

/** The same for numeric values. */
export function NumberChoice(props: ChoiceProps) {
  const { value, onChange, ...field } = useFormField<number | null>(props.name, props.onChosen);
  const onPick = (text: string) => onChange(text === '' ? null : Number(text));
  return <ChoiceOf {...props} {...field} chosen={value === null ? '' : String(value)} onPick={onPick} />;
}

function ChoiceOf({
  options,
  waits,
  hasFailed = false,
  none,
  required = none === undefined,
  onChosen: _chosen,
  error,
  chosen,
  onPick,
  ...field
}: ChoiceProps & Pick<SelectProps, 'error'> & { chosen: string; onPick: (text: string) => void }) {
  const t = useStrings(strings);
  return (
    <Select
      {...field}
      required={required && waits === undefined}
      searchable
      openOnFocus={false}
      limit={100}
      allowDeselect={false}
      clearable={none !== undefined && !field.disabled}
      disabled={field.disabled || waits !== undefined}
      description={waits}
      error={hasFailed ? t('failed') : error}
      placeholder={none ?? t('choose')}
      nothingFoundMessage={t('nothingFound')}
      autoComplete="off"
      data={[...options]}
      value={chosen === '' ? null : chosen}
      onChange={(text) => onPick(text ?? '')}
    />
  );
}

/** Several ids in one text, separated by commas, as a selection. */
export function SeveralChoice({
  name,
  label,
  options,
  hasFailed = false,
  ...more
}: Drawn & {
  options: readonly Choice[];
  hasFailed?: boolean;
  required?: boolean;
  disabled?: boolean;
  description?: string;
}) {
  const t = useStrings(strings);
  const { value, onChange, error, ...field } = useFormField<string>(name);
  return (
    <MultiSelect
      {...field}
      {...more}
      label={label}
      error={hasFailed ? t('failed') : error}
      nothingFoundMessage={t('nothingFound')}
      searchable
      openOnFocus={false}
      limit={100}
      data={[...options]}
      value={value === '' ? [] : value.split(',')}
      onChange={(ids) => onChange(ids.join(','))}
    />
  );
}
