import { renderMessage } from '@estrada/domain/validation/index';
import { DateInput } from '@estrada/ui/index';
import { MultiSelect, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../strings/use-language.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';

const searchDelayMs = 300;

type Option = { value: string; label: string };

/**
 * The address changes only when the user pauses typing, so that typing does not navigate.
 *
 * @param minLength shorter texts do not filter yet, and the field shows that
 */
export function SearchField({
  label,
  hint,
  value,
  minLength = 1,
  onChange,
}: {
  label: string;
  hint: string;
  value: string;
  minLength?: number;
  onChange: (search: string) => void;
}) {
  const t = useStrings(strings);
  const [text, setText] = useState(value);
  const isShort = (typed: string) => typed.trim().length < minLength;
  const report = useDebouncedCallback((typed: string) => onChange(isShort(typed) ? '' : typed.trim()), searchDelayMs);
  useEffect(() => {
    setText((typed) => (typed.trim() === value || (value === '' && typed.trim().length < minLength) ? typed : value));
  }, [value, minLength]);
  const isWaiting = text.trim() !== '' && isShort(text);
  return (
    <TextInput
      className="list-filter-search"
      type="search"
      label={label}
      placeholder={hint}
      description={isWaiting ? t('searchTooShort', { min: minLength }) : undefined}
      inputWrapperOrder={['label', 'input', 'description']}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      maxLength={100}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        report(event.currentTarget.value);
      }}
    />
  );
}

/** A choice of one option; '' is all. */
export function ChoiceFilter({
  label,
  options,
  value,
  onChange,
  unchosen,
}: {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  /** the label of no choice, if the list does not then show everything */
  unchosen?: string | undefined;
}) {
  const t = useStrings(strings);
  return (
    <Select
      className="list-filter-choice"
      label={label}
      placeholder={unchosen ?? t('all')}
      clearable
      searchable={options.length > 10}
      clearButtonProps={{ 'aria-label': t('clearOne', { label }), 'aria-hidden': false, tabIndex: 0 }}
      autoComplete="off"
      data={options}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

/** A choice of several options; none is all. */
export function ChoicesFilter({
  label,
  options,
  values,
  onChange,
}: {
  label: string;
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}) {
  const t = useStrings(strings);
  return (
    <MultiSelect
      className="list-filter-choices"
      label={label}
      placeholder={values.length === 0 ? t('all') : undefined}
      data={options}
      value={[...values]}
      onChange={onChange}
      clearable
      clearButtonProps={{ 'aria-label': t('clearOne', { label }) }}
      hidePickedOptions={false}
    />
  );
}

/** A date. An incomplete one does not filter yet; an invalid one is marked. @param error another error of it */
export function DayFilter({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (day: string) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed);
  const isWrong = !isDay && typed.replace(/\D/g, '').length === 8;
  return (
    <DateInput
      className="list-filter-day"
      label={label}
      placeholder={t('dayHint')}
      value={typed}
      error={isWrong ? renderMessage('date.invalid', language) : error}
      onChange={(day) => {
        setTyped(day);
        if (day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)) onChange(day);
      }}
    />
  );
}
