import { assetTypes, directSaleTypes, financeTypes } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { codeBytes, type DiscountType, randomCode, wholeShare } from '@estrada/domain/promotions/index';
import { MoneyInput, PercentInput } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, MultiSelect, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { strings } from './strings.ts';

type Drawn = { name: string; label: string };
type Option = { value: string; label: string };

/** The discount in the unit of its type: a percentage, or reais. */
export function Discount(props: Drawn) {
  const type = useWatch<{ discountType: DiscountType | '' }, 'discountType'>({ name: 'discountType' });
  const { value, onChange, ...field } = useFormField<number | null>(props.name);
  return type === 'PERCENTUAL' ? (
    <PercentInput
      {...field}
      label={props.label}
      required
      value={value === null ? null : String(value / wholeShare)}
      onChange={(share) => onChange(share === null ? null : Math.round(Number(share) * wholeShare))}
    />
  ) : (
    <MoneyInput {...field} label={props.label} required value={value} onChange={onChange} />
  );
}

/** A list of values in one text, as a selection of several; none selects all. */
export function ListField({
  name,
  label,
  options,
  hasFailed = false,
  disabled = false,
}: Drawn & { options: readonly Option[]; hasFailed?: boolean; disabled?: boolean }) {
  const t = useStrings(strings);
  const { value, onChange, error, ...field } = useFormField<string>(name);
  const chosen = value === '' ? [] : value.split(',');
  // a value whose record no longer exists stays visible, so that it can be removed
  const unknown = chosen.filter((each) => !options.some((option) => option.value === each));
  return (
    <MultiSelect
      {...field}
      label={label}
      error={hasFailed ? t('failed') : error}
      placeholder={chosen.length === 0 ? t('all') : undefined}
      nothingFoundMessage={t('nothingFound')}
      searchable
      clearable={!disabled}
      disabled={disabled}
      limit={50}
      openOnFocus={false}
      data={[...options, ...unknown.map((each) => ({ value: each, label: each }))]}
      value={chosen}
      onChange={(values) => onChange(values.join(','))}
    />
  );
}

/** A code that is typed, or generated with 65 random bits. */
export function Code({ name, label }: Drawn) {
  const t = useStrings(strings);
  const { value, onChange, ...field } = useFormField<string>(name);
  return (
    <div>
      <TextInput
        {...field}
        label={label}
        required
        description={t('code.hint')}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        mt={6}
        variant="default"
        size="compact-sm"
        onClick={() => onChange(randomCode(crypto.getRandomValues(new Uint8Array(codeBytes))))}
      >
        {t('code.make')}
      </Button>
    </div>
  );
}

export function Plans(field: Drawn) {
  return <ListField {...field} options={financeTypes.map(({ id, name }) => ({ value: String(id), label: name }))} />;
}

export function AssetTypes(field: Drawn) {
  const { language } = useLanguage();
  const options = assetTypes.map((row) => ({ value: String(row.id), label: pickText(row, language) }));
  return <ListField {...field} options={options} />;
}

export function SaleOptions(field: Drawn) {
  const { language } = useLanguage();
  const options = directSaleTypes.map((row) => ({
    value: String(row.id),
    label: `${pickText(row, language)} (${row.personType})`,
  }));
  return <ListField {...field} options={options} />;
}

/** A list of records of the portal: vehicles, dealers, branches. */
export function Scope({
  of,
  ...field
}: Drawn & { of: 'manufacturers' | 'models' | 'versions' | 'dealers' | 'regions' }) {
  const list = useCall('listDiscountScope', {});
  const rows = list.data?.[of] ?? [];
  const options = rows.map(({ value, name }) => ({ value, label: of === 'dealers' ? `${value} · ${name}` : name }));
  return <ListField {...field} options={options} hasFailed={list.isError} />;
}

export function Years({ name, label }: Drawn) {
  const t = useStrings(strings);
  const { value, onChange, ...field } = useFormField<string>(name);
  return (
    <TextInput
      {...field}
      label={label}
      description={t('years')}
      placeholder={t('all')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
