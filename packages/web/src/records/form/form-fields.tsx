import type { Unit } from '@estrada/domain/forms/index';
import { MoneyInput } from '@estrada/ui/index';
import { Checkbox, NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { ComponentType, ReactNode, Ref } from 'react';
import { useStrings } from '../../strings/use-strings.ts';
import './record-form.css';
import { strings } from './strings.ts';
import { useFormField } from './use-form-field.ts';

type FieldProps = {
  /**
   * the path in the form (`client.contact.email`), which is also the path of the server's refusal and the element's id
   */
  name: string;
  label: string;
  required?: boolean;
  /** called when the value changes */
  onChanged?: (value: string) => void;
};

const useTextField = useFormField<string>;

/** A text as typed. */
export function TextField({
  name,
  label,
  required = true,
  inputMode,
  type = 'text',
  description,
  hasFocus = false,
  onChanged,
}: FieldProps & {
  inputMode?: 'numeric';
  type?: 'text' | 'email';
  description?: string | undefined;
  /** focused when its dialog opens */
  hasFocus?: boolean;
}) {
  const { onChange, ...field } = useTextField(name, onChanged);
  return (
    <TextInput
      {...field}
      label={label}
      required={required}
      description={description}
      inputMode={inputMode}
      type={type}
      data-autofocus={hasFocus || undefined}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A text of several lines. */
export function LongTextField({
  name,
  label,
  required = true,
  maxLength,
  description,
  hasFocus = false,
}: Omit<FieldProps, 'onChanged'> & {
  maxLength?: number;
  description?: string | undefined;
  /** focused when its dialog opens */
  hasFocus?: boolean;
}) {
  const { onChange, ...field } = useTextField(name);
  return (
    <Textarea
      {...field}
      label={label}
      required={required}
      description={description}
      autosize
      minRows={2}
      maxLength={maxLength}
      data-autofocus={hasFocus || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type Masked = {
  id: string;
  label: string;
  required: boolean;
  error?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  rightSection?: ReactNode;
};

/** A text with separators: one of the masked inputs of `@estrada/ui`. */
export function MaskedField({
  as: Input,
  name,
  label,
  required = true,
  onChanged,
  rightSection,
}: FieldProps & { as: ComponentType<Masked>; rightSection?: ReactNode }) {
  return <Input {...useTextField(name, onChanged)} label={label} required={required} rightSection={rightSection} />;
}

/** A choice from a list; the value is an id. A saved value that is not in the list is shown as well. */
export function ChoiceField({
  name,
  label,
  required = true,
  options,
  current,
  isSearchable = true,
  limit = 60,
  disabled = false,
  placeholder,
  onChanged,
}: FieldProps & {
  options: readonly { value: string | number; label: string }[];
  /** the option saved with the record */
  current?: { value: string; label: string } | undefined;
  isSearchable?: boolean;
  /** how many of them are shown until the user types */
  limit?: number;
  disabled?: boolean;
  placeholder?: string;
}) {
  const t = useStrings(strings);
  const { value, onChange, ...field } = useFormField<string | number | null>(name, (chosen) =>
    onChanged?.(String(chosen)),
  );
  const text = String(value ?? '');
  const listed = options.map((option) => ({ ...option, value: String(option.value) }));
  const isMissing = text !== '' && !listed.some((option) => option.value === text);
  const extra = current?.value === text ? current : { value: text, label: text };
  return (
    <Select
      {...field}
      label={label}
      required={required}
      searchable={isSearchable}
      // a refused form focuses this field: an open list would cover the error message
      openOnFocus={false}
      limit={limit}
      allowDeselect={!required}
      disabled={disabled}
      placeholder={placeholder ?? t('choose')}
      nothingFoundMessage={t('nothingFound')}
      autoComplete="off"
      data={isMissing ? [extra, ...listed] : listed}
      value={text === '' ? null : text}
      onChange={(chosen) => onChange(options.find((option) => String(option.value) === chosen)?.value ?? chosen ?? '')}
    />
  );
}

/** Several of a few options; the value is the list of their ids. */
export function ChoicesField({
  name,
  label,
  required = true,
  description,
  options,
}: Pick<FieldProps, 'name' | 'label' | 'required'> & {
  description?: string | undefined;
  options: readonly { id: string | number; label: string }[];
}) {
  const { id, ref, value, onChange, onBlur, error } = useFormField<(string | number)[]>(name);
  return (
    <Checkbox.Group
      label={label}
      required={required}
      description={description}
      error={error}
      value={value.map(String)}
      onChange={(chosen) => onChange(options.flatMap((one) => (chosen.includes(String(one.id)) ? [one.id] : [])))}
    >
      <div className="record-choices">
        {options.map((option, index) => (
          <Checkbox
            key={option.id}
            value={String(option.id)}
            label={option.label}
            onBlur={onBlur}
            // links and refusals refer to the first one
            {...(index === 0 ? { id, ref, 'aria-invalid': error !== undefined } : {})}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}

/** A whole number; null while the field is empty; invalid text is refused at the field. */
export function NumberField({
  name,
  label,
  required = true,
  unit,
  description,
}: Pick<FieldProps, 'name' | 'label' | 'required'> & { unit?: Unit; description?: string }) {
  const { value, onChange, ...field } = useFormField<number | null>(name);
  if (unit === 'centavos')
    return (
      <MoneyInput
        {...field}
        label={label}
        required={required}
        description={description}
        value={value}
        onChange={onChange}
      />
    );
  return (
    <NumberInput
      {...field}
      label={label}
      required={required}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDecimal={false}
      hideControls
      thousandSeparator={unit === 'year' ? undefined : '.'}
      decimalSeparator=","
      styles={{ input: { maxWidth: 220 } }}
      value={value ?? ''}
      onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
    />
  );
}

/** On or off. */
export function FlagField({
  name,
  label,
  description,
}: Pick<FieldProps, 'name' | 'label'> & { description?: string | undefined }) {
  const { value, onChange, error, ...field } = useFormField<boolean>(name);
  return (
    <Switch
      {...field}
      label={label}
      description={description}
      error={error}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
