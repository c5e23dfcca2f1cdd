import { type EnumerationRow, states } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import type { Row } from '@estrada/domain/forms/rows';
import { DateInput, DocumentInput, MoneyInput, PercentInput, PhoneInput } from '@estrada/ui/index';
import { strings as formStrings } from '@estrada/web/records/form/strings.ts';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Group, Radio, Select, TextInput } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { choicesOf, showState } from './choices.ts';
import { CityField } from './city-field.tsx';
import { siblingPath } from './form-sections.ts';
import { strings } from './strings.ts';
import { ZipField } from './zip-field.tsx';

type InputProps = {
  /** the path is also the element's id: links to a missing field lead there */
  id: string;
  label: string;
  required: boolean;
};

/**
 * The input of one field, by its kind.
 *
 * @param at its path in the form
 */
export function FieldInput({ row, at, isRequired }: { row: Row; at: string; isRequired: boolean }) {
  const { language } = useLanguage();
  const { ui } = row;
  const props: InputProps = { id: at, label: pickText(ui, language), required: isRequired };
  switch (ui.kind) {
    case 'choice':
      return <ChoiceField {...props} options={ui.options ?? []} isSearchable={ui.searchable ?? false} />;
    case 'yesNo':
      return <YesNoField {...props} />;
    case 'money':
      return <MoneyField {...props} />;
    case 'percent':
      return <PercentField {...props} />;
    case 'zip':
      return <ZipField label={props.label} />;
    case 'state':
      return <StateField {...props} cityAt={Object.values(ui.cityAt ?? {}).map((name) => siblingPath(at, name))} />;
    case 'city':
      return (
        <CityField
          {...props}
          stateAt={siblingPath(at, ui.stateAt?.id ?? '')}
          nameAt={siblingPath(at, ui.stateAt?.name ?? '')}
        />
      );
    default:
      return <TypedField {...props} ui={ui} />;
  }
}

/** A state, with the fields of the city that is chosen in it: another state empties them. */
function StateField({ id, label, required, cityAt }: InputProps & { cityAt: readonly string[] }) {
  const t = useStrings(strings);
  const form = useFormContext<Record<string, string>>();
  const { value, onChange, ...field } = useFormField<string>(id);
  return (
    <Select
      {...field}
      id={id}
      label={label}
      required={required}
      searchable
      allowDeselect={false}
      placeholder={t('choice.placeholder')}
      nothingFoundMessage={t('choice.none')}
      autoComplete="off"
      data={states.map((state) => ({ value: state.id, label: showState(state.id) }))}
      value={value === '' ? null : value}
      onChange={(next) => {
        onChange(next ?? '');
        // a city of another state would be refused
        for (const path of cityAt) form.setValue(path, '', { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}

function TypedField({ ui, id, ...props }: InputProps & { ui: Row['ui'] }) {
  const t = useStrings(formStrings);
  const field = useFormField<string>(id);
  const shared = { ...props, ...field, id };
  switch (ui.kind) {
    case 'date':
      return <DateInput {...shared} placeholder={t('dateShape')} />;
    case 'phone':
    case 'mobile':
      return <PhoneInput {...shared} />;
    case 'document':
      return <DocumentInput {...shared} kind={ui.documentKind} />;
    default:
      return (
        <TextInput
          {...shared}
          type={ui.kind === 'email' ? 'email' : 'text'}
          autoComplete="off"
          onChange={(event) => field.onChange(event.currentTarget.value)}
        />
      );
  }
}

function ChoiceField({
  id,
  options,
  isSearchable,
  ...props
}: InputProps & { options: readonly EnumerationRow[]; isSearchable: boolean }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { value, onChange, ...field } = useFormField<string | number>(id);
  return (
    <Select
      {...props}
      {...field}
      id={id}
      data={choicesOf(options, language)}
      value={value === '' ? null : String(value)}
      onChange={(next) => onChange(options.find((option) => String(option.id) === next)?.id ?? '')}
      searchable={isSearchable}
      nothingFoundMessage={t('choice.none')}
      placeholder={t('choice.placeholder')}
      allowDeselect={!props.required}
      autoComplete="off"
    />
  );
}

function MoneyField({ id, ...props }: InputProps) {
  const { value, onChange, ...field } = useFormField<number | ''>(id);
  return (
    <MoneyInput
      {...props}
      {...field}
      id={id}
      value={value === '' ? null : value}
      onChange={(cents) => onChange(cents ?? '')}
    />
  );
}

function PercentField({ id, ...props }: InputProps) {
  const { value, onChange, ...field } = useFormField<number | ''>(id);
  return (
    <PercentInput
      {...props}
      {...field}
      id={id}
      // the input takes and gives a fraction
      value={value === '' ? null : String(Math.round(value * 100) / 10_000)}
      onChange={(fraction) => onChange(fraction === null ? '' : Math.round(Number(fraction) * 10_000) / 100)}
    />
  );
}

function YesNoField({ id, ...props }: InputProps) {
  const t = useStrings(strings);
  const { ref, onChange, value, ...field } = useFormField<boolean | ''>(id);
  return (
    <Radio.Group
      {...props}
      {...field}
      value={value === '' ? '' : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    >
      <Group my={6} gap="lg">
        <Radio id={id} ref={ref} value="yes" label={t('yes')} />
        <Radio value="no" label={t('no')} />
      </Group>
    </Radio.Group>
  );
}
