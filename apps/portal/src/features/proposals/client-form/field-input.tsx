import { type EnumerationRow, states } from '@estrada/domain/enumerations/index';
import { DateInput, DocumentInput, MoneyInput, PercentInput, PhoneInput } from '@estrada/ui/index';
import { strings as formStrings } from '@estrada/web/records/form/strings.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Group, Radio, Select, TextInput } from '@mantine/core';
import { choicesOf, showState } from './choices.ts';
import { CityField } from './city-field.tsx';
import { type FieldKind, type FieldName, labelOfRow } from './form-rows.ts';
import { strings } from './strings.ts';
import { useField } from './use-field.ts';
import { ZipField } from './zip-field.tsx';

type StatePath = 'client.address.stateId';

/** A state, with the city that is chosen of it: another state lets it go. */
function StateField({
  id,
  label,
  required,
  cityAt,
  cityNameAt,
}: {
  id: string;
  label: string;
  required: boolean;
  cityAt: string;
  cityNameAt: string;
}) {
  const t = useStrings(strings);
  const { value, onChange, ...field } = useField(id as StatePath);
  const cityId = useField(cityAt as StatePath);
  const cityName = useField(cityNameAt as StatePath);
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
        cityId.onChange('');
        cityName.onChange('');
      }}
    />
  );
}

type InputProps = {
  /** the path is also the element's id: links to a missing field lead there */
  id: string;
  label: string;
  required: boolean;
};

/**
 * The input of one field, by its kind.
 *
 * @param at its path in the form, where that is not the row's: in a part of a list
 */
export function FieldInput({
  row,
  at = row.path,
}: {
  row: { path: FieldName; required?: boolean } & FieldKind;
  at?: string;
}) {
  const t = useStrings(strings);
  const props: InputProps = { id: at, label: t(labelOfRow(row)), required: row.required ?? false };
  switch (row.kind) {
    case 'choice':
      return <ChoiceField {...props} options={row.options} isSearchable={row.isSearchable ?? false} />;
    case 'yesNo':
      return <YesNoField {...props} />;
    case 'money':
      return <MoneyField {...props} />;
    case 'percent':
      return <PercentField {...props} />;
    case 'zip':
      return <ZipField />;
    case 'state':
      return <StateField {...props} cityAt={row.cityAt} cityNameAt={row.cityNameAt} />;
    case 'city':
      return <CityField {...props} stateAt={row.stateAt} nameAt={row.nameAt} />;
    default:
      return <TypedField {...props} row={row} />;
  }
}

/** Fields whose value is a text: one stands for all of them. */
type TextPath = 'client.document';

function TypedField({ row, id, ...props }: InputProps & { row: FieldKind }) {
  const t = useStrings(formStrings);
  const field = useField(id as TextPath);
  const shared = { ...props, ...field, id };
  switch (row.kind) {
    case 'date':
      return <DateInput {...shared} placeholder={t('dateShape')} />;
    case 'phone':
    case 'mobile':
      return <PhoneInput {...shared} />;
    case 'document':
      return <DocumentInput {...shared} kind={row.documentKind} />;
    default:
      return (
        <TextInput
          {...shared}
          type={row.kind === 'email' ? 'email' : 'text'}
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
  const { value, onChange, ...field } = useField(id as TextPath);
  return (
    <Select
      {...props}
      {...field}
      id={id}
      data={choicesOf(options, language)}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
      searchable={isSearchable}
      nothingFoundMessage={t('choice.none')}
      placeholder={t('choice.placeholder')}
      allowDeselect={!props.required}
      autoComplete="off"
    />
  );
}

function MoneyField({ id, ...props }: InputProps) {
  const field = useField(id as 'client.occupation.monthlyIncomeCents');
  return <MoneyInput {...props} {...field} id={id} />;
}

function PercentField({ id, ...props }: InputProps) {
  const field = useField(id as 'client.partners.0.sharePercent');
  return <PercentInput {...props} {...field} id={id} />;
}

function YesNoField({ id, ...props }: InputProps) {
  const t = useStrings(strings);
  const { ref, onChange, ...field } = useField(id as 'client.occupation.isPep');
  return (
    <Radio.Group {...props} {...field} onChange={(answer) => onChange(answer === 'yes' ? 'yes' : 'no')}>
      <Group my={6} gap="lg">
        <Radio id={id} ref={ref} value="yes" label={t('yes')} />
        <Radio value="no" label={t('no')} />
      </Group>
    </Radio.Group>
  );
}
