import type { EnumerationRow } from '@estrada/domain/enumerations/index';
import { DateInput, DocumentInput, MoneyInput, PhoneInput } from '@estrada/ui/index';
import { strings as formStrings } from '@estrada/web/records/form/strings.ts';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Group, Radio, Select, TextInput } from '@mantine/core';
import { choicesOf } from './choices.ts';
import { type FieldName, type FieldRow, labelOfRow } from './form-sections.ts';
import { strings } from './strings.ts';
import { useField } from './use-field.ts';

type InputProps = {
  /** the path is also the element's id: links to a missing field lead there */
  id: FieldName;
  label: string;
  required: boolean;
};

/** The input of one field, by its kind. */
export function FieldInput({ row }: { row: FieldRow }) {
  const t = useStrings(strings);
  const props: InputProps = { id: row.path, label: t(labelOfRow(row)), required: row.required ?? false };
  switch (row.kind) {
    case 'choice':
      return <ChoiceField {...props} options={row.options} isSearchable={row.isSearchable ?? false} />;
    case 'yesNo':
      return <YesNoField {...props} />;
    case 'money':
      return <MoneyField {...props} />;
    default:
      return <TypedField {...props} row={row} />;
  }
}

/** Fields whose value is a text. */
type TextPath = Exclude<
  FieldName,
  | 'client.responsibles'
  | 'consents'
  | 'consents.creditRegistry'
  | 'consents.privacyNotice'
  | 'client.occupation.monthlyIncomeCents'
  | 'client.occupation.additionalIncomeCents'
  | 'client.financialData.monthlyRevenueCents'
>;

function TypedField({ row, id, ...props }: InputProps & { row: FieldRow }) {
  const t = useStrings(formStrings);
  const field = useField(id as TextPath);
  const typed = { ...field, onChange: (text: string) => field.onChange(text as never) };
  const shared = { ...props, ...typed, id };
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
          onChange={(event) => typed.onChange(event.currentTarget.value)}
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
      onChange={(next) => onChange((next ?? '') as never)}
      searchable={isSearchable}
      nothingFoundMessage={t('choice.none')}
      placeholder={t('choice.placeholder')}
      allowDeselect={false}
      autoComplete="off"
    />
  );
}

function MoneyField({ id, ...props }: InputProps) {
  const field = useField(id as 'client.occupation.monthlyIncomeCents');
  return <MoneyInput {...props} {...field} id={id} />;
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
