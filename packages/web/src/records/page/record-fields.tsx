import { states } from '@estrada/domain/enumerations/index';
import {
  formatCount,
  formatDate,
  formatDocument,
  formatFraction,
  formatMoney,
  formatPercent,
  formatPhone,
  formatZip,
} from '@estrada/domain/formats/index';
import type { Fields, Ui, Unit, Values } from '@estrada/domain/forms/index';
import { appliesTo, siblingPath } from '@estrada/domain/forms/rows';
import { DocumentInput, MoneyInput, PercentInput, PhoneInput, ZipInput } from '@estrada/ui/index';
import { Group, Radio, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useStrings } from '../../strings/use-strings.ts';
import { DateField } from '../form/date-field.tsx';
import {
  ChoiceField,
  ChoicesField,
  FlagField,
  LongTextField,
  MaskedField,
  NumberField,
  TextField,
} from '../form/form-fields.tsx';
import { PercentField } from '../form/percent-field.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { strings } from './strings.ts';
import { type Said, said, useOwnStrings } from './use-own-strings.ts';

type Drawn = (props: { name: string; label: string }) => ReactNode;

/**
 * The fields of a declared form, each rendered by its kind with its own label and hint.
 *
 * @param labels of fields with another label here
 * @param focused the field that is focused when its dialog opens
 * @param drawn custom renderers of fields
 */
export function RecordFields<All extends Fields>({
  fields,
  labels = {},
  focused,
  drawn = {},
}: {
  fields: All;
  labels?: { readonly [Name in keyof All]?: string };
  focused?: keyof All & string;
  drawn?: { readonly [Name in keyof All]?: Drawn };
}) {
  const own = useOwnStrings();
  const form = useFormContext<Values>();
  const all = Object.entries(fields) as [keyof All & string, Ui][];
  const values = all.some(([, { when }]) => when) ? form.watch() : {};
  return (
    <Stack gap="md" mb="md">
      {all.map(([name, ui]) => {
        const label = labels[name] ?? own(ui);
        if (!appliesTo(ui, values)) return null;
        return (
          <div key={name}>
            {ui.heading && (
              <Title order={3} size="h4" mt="sm" mb="xs">
                {own(ui.heading)}
              </Title>
            )}
            {drawn[name]?.({ name, label }) ?? (
              <FieldInput ui={ui} name={name} label={label} hasFocus={name === focused} />
            )}
          </div>
        );
      })}
    </Stack>
  );
}

type InputProps = { name: string; label: string; required: boolean };

/**
 * The input of one declared field, by its kind. A city is rendered by its form, which has the list of cities.
 *
 * @param name its path in the form; also the id of the element, which links to a missing field refer to
 * @param hasFocus whether it is focused when its dialog opens
 */
export function FieldInput({
  ui,
  name,
  label,
  required = ui.required === true,
  hasFocus = false,
}: {
  ui: Ui;
  name: string;
  label: string;
  required?: boolean;
  hasFocus?: boolean;
}) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const description = ui.hint && own(ui.hint);
  const props: InputProps = { name, label, required };
  switch (ui.kind) {
    case 'number': {
      const { unit = 'count', min = 0, max = 0 } = ui;
      const bounds = t(`unit.${unit}`, { min: formatCount(min), max: formatCount(max) });
      return <NumberField {...props} unit={unit} description={[bounds, description].filter(Boolean).join(' · ')} />;
    }
    case 'date':
      return <DateField {...props} description={description} />;
    case 'fraction':
      return <PercentField {...props} decimals={ui.decimals ?? 2} description={description} />;
    case 'percent':
      return <ShareField {...props} />;
    case 'money':
      return <MoneyField {...props} />;
    case 'flag':
      return <FlagField name={name} label={label} description={description} />;
    case 'yesNo':
      return <YesNoField {...props} />;
    case 'choice':
      return (
        <ChoiceField
          {...props}
          isSearchable={ui.searchable ?? false}
          limit={Number.POSITIVE_INFINITY}
          options={(ui.options ?? []).map((option) => ({ value: option.id, label: own(option) }))}
        />
      );
    case 'choices':
      return (
        <ChoicesField
          {...props}
          description={description}
          options={(ui.options ?? []).map((option) => ({ id: option.id, label: own(option) }))}
        />
      );
    case 'state':
      return <StateField {...props} cityAt={Object.values(ui.cityAt ?? {}).map((one) => siblingPath(name, one))} />;
    case 'phone':
    case 'mobile':
      return <MaskedField {...props} as={PhoneInput} />;
    case 'zip':
      return <MaskedField {...props} as={ZipInput} />;
    case 'document':
      return <DocumentField {...props} kind={ui.documentKind} />;
    default:
      return ui.hasLines ? (
        <LongTextField {...props} description={description} maxLength={ui.max} hasFocus={hasFocus} />
      ) : (
        <TextField
          {...props}
          description={description}
          type={ui.kind === 'email' ? 'email' : 'text'}
          hasFocus={hasFocus}
        />
      );
  }
}

function DocumentField({ name, kind, ...props }: InputProps & { kind: 'PF' | 'PJ' | undefined }) {
  return <DocumentInput {...props} {...useFormField<string>(name)} kind={kind} />;
}

/** A state; a change clears the fields of the city selected in it, which would be refused. */
function StateField({ cityAt, ...props }: InputProps & { cityAt: readonly string[] }) {
  const form = useFormContext<Record<string, string>>();
  return (
    <ChoiceField
      {...props}
      options={states.map(({ id }) => ({ value: id, label: showState(id) }))}
      onChanged={() => {
        for (const path of cityAt) form.setValue(path, '', { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}

function MoneyField({ name, ...props }: InputProps) {
  const { value, onChange, ...field } = useFormField<number | ''>(name);
  return (
    <MoneyInput {...props} {...field} value={value === '' ? null : value} onChange={(cents) => onChange(cents ?? '')} />
  );
}

/** A share in percent; the input's value is a fraction. */
function ShareField({ name, ...props }: InputProps) {
  const { value, onChange, ...field } = useFormField<number | ''>(name);
  return (
    <PercentInput
      {...props}
      {...field}
      value={value === '' ? null : String(Math.round(value * 100) / 10_000)}
      onChange={(fraction) => onChange(fraction === null ? '' : Math.round(Number(fraction) * 10_000) / 100)}
    />
  );
}

function YesNoField({ name, ...props }: InputProps) {
  const t = useStrings(strings);
  const { ref, onChange, value, id, ...field } = useFormField<boolean | ''>(name);
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

/** The units that are shown next to a number; a count and a year need none. */
const writtenUnits = ['minutes', 'days', 'months'] as const;
type WrittenUnit = (typeof writtenUnits)[number];
type ValueWord = 'yes' | 'no' | `amount.${WrittenUnit}`;

/** A state of Brazil with its name, "SP · São Paulo"; an unknown code is shown alone. */
function showState(id: string): string {
  const name = states.find((state) => state.id === id)?.name;
  return name ? `${id} · ${name}` : id;
}

/** A declared field's value as text: in the conflict view, the history, and a read-only form. Empty for no value. */
export function showFieldValue(
  ui: Ui | undefined,
  value: unknown,
  say: (key: ValueWord, params?: { count: number }) => string,
  own: (text: Said) => string,
): string {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  switch (ui?.kind) {
    case 'number':
      return showNumber(Number(value), ui.unit, say);
    case 'money':
      return formatMoney(Number(value));
    case 'percent':
      return formatPercent(Number(value) / 100);
    case 'fraction':
      return formatFraction(text);
    case 'date':
      // an invalid date stays as typed
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
    case 'flag':
    case 'yesNo':
      return say(text === 'true' ? 'yes' : 'no');
    case 'choice':
      return own(ui.options?.find(({ id }) => String(id) === text) ?? said(text));
    case 'choices':
      return (ui.options ?? []).flatMap((one) => ((value as unknown[]).includes(one.id) ? [own(one)] : [])).join(', ');
    case 'state':
      return showState(text);
    case 'zip':
      return formatZip(text);
    case 'phone':
    case 'mobile':
      return formatPhone(text);
    case 'document':
      return formatDocument(text);
    default:
      return text;
  }
}

function showNumber(
  value: number,
  unit: Unit | undefined,
  say: (key: ValueWord, params: { count: number }) => string,
): string {
  if (unit === 'centavos') return formatMoney(value);
  if (unit === 'percent') return `${value}%`;
  const written = writtenUnits.find((one) => one === unit);
  if (written) return say(`amount.${written}`, { count: value });
  return unit === 'year' ? String(value) : formatCount(value);
}
