import { formatCount, formatDate, formatFraction, formatMoney } from '@estrada/domain/formats/index';
import type { Field, Fields, Unit } from '@estrada/domain/forms/index';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useStrings } from '../../strings/use-strings.ts';
import { DateField } from '../form/date-field.tsx';
import { ChoiceField, FlagField, LongTextField, NumberField, TextField } from '../form/form-fields.tsx';
import { PercentField } from '../form/percent-field.tsx';
import { type Said, said } from './record-kind.ts';
import { strings } from './strings.ts';
import { useOwnStrings } from './use-own-strings.ts';

type Drawn = (props: { name: string; label: string }) => ReactNode;

/**
 * The fields of a declared form, each drawn by its kind with its own label and hint.
 *
 * @param labels of fields that are called otherwise here
 * @param focused the field that has the focus when its dialog opens
 * @param drawn fields that are drawn otherwise
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
  const t = useStrings(strings);
  const own = useOwnStrings();
  const draw = (name: keyof All & string, field: Field) => {
    const label = labels[name] ?? own(field.label);
    const hint = field.hint && own(field.hint);
    const particular = drawn[name];
    if (particular) return particular({ name, label });
    switch (field.kind) {
      case 'text':
        return field.hasLines ? (
          <LongTextField
            name={name}
            label={label}
            required={!field.isOptional}
            description={hint}
            maxLength={field.max}
            hasFocus={name === focused}
          />
        ) : (
          <TextField name={name} label={label} required={!field.isOptional} description={hint} />
        );
      case 'number':
        return (
          <NumberField
            name={name}
            label={label}
            unit={field.unit}
            description={[
              t(`unit.${field.unit}`, { min: formatCount(field.min), max: formatCount(field.max) }),
              ...(hint ? [hint] : []),
            ].join(' · ')}
          />
        );
      case 'date':
        return <DateField name={name} label={label} description={hint} />;
      case 'fraction':
        return <PercentField name={name} label={label} decimals={field.decimals} description={hint} />;
      case 'flag':
        return <FlagField name={name} label={label} description={hint} />;
      case 'choice': {
        const options = field.of.map((value) => ({ value, label: own(field.options[value] ?? said(value)) }));
        return <ChoiceField name={name} label={label} options={options} />;
      }
    }
  };
  return (
    <Stack gap="md" mb="md">
      {(Object.entries(fields) as [keyof All & string, Field][]).map(([name, field]) => (
        <div key={name}>{draw(name, field)}</div>
      ))}
    </Stack>
  );
}

/** The units that are written beside a number; a count and a year speak for themselves. */
const writtenUnits = ['minutes', 'days', 'months'] as const;
type WrittenUnit = (typeof writtenUnits)[number];
type ValueWord = 'yes' | 'no' | `amount.${WrittenUnit}`;

/** A value of a declared form as the conflict view and the history show it. */
export function showFieldValue(
  field: Field | undefined,
  value: unknown,
  say: (key: ValueWord, params?: { count: number }) => string,
  own: (text: Said) => string,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (field?.kind === 'number') return showNumber(Number(value), field.unit, say);
  if (field?.kind === 'date') return formatDate(String(value));
  if (field?.kind === 'fraction') return formatFraction(String(value));
  if (field?.kind === 'flag') return say(value === true || value === 'true' ? 'yes' : 'no');
  return field?.kind === 'choice' ? own(field.options[String(value)] ?? said(String(value))) : String(value);
}

function showNumber(value: number, unit: Unit, say: (key: ValueWord, params: { count: number }) => string): string {
  if (unit === 'centavos') return formatMoney(value);
  if (unit === 'percent') return `${value}%`;
  const written = writtenUnits.find((one) => one === unit);
  return written ? say(`amount.${written}`, { count: value }) : String(value);
}
