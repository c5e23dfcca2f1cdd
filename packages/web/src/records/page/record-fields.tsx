import { formatCount, formatDate, formatFraction, formatMoney } from '@estrada/domain/formats/index';
import type { Field, Fields, Unit } from '@estrada/domain/forms/index';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useStrings } from '../../strings/use-strings.ts';
import { DateField } from '../form/date-field.tsx';
import { ChoiceField, FlagField, LongTextField, NumberField, TextField } from '../form/form-fields.tsx';
import { PercentField } from '../form/percent-field.tsx';
import type { Said } from './record-kind.ts';
import { strings } from './strings.ts';

type Drawn = (props: { name: string; label: string }) => ReactNode;

/**
 * The fields of a declared form, each drawn by its kind.
 *
 * @param own says a text in the language of the screen
 * @param hints what stands below a field
 * @param choices what a choice says on screen
 * @param drawn fields that are drawn otherwise
 */
export function RecordFields<All extends Fields>({
  fields,
  labels,
  own,
  hints = {},
  choices = {},
  drawn = {},
}: {
  fields: All;
  labels: { readonly [Name in keyof All]: Said };
  own: (text: Said) => string;
  hints?: { readonly [Name in keyof All]?: Said };
  choices?: { readonly [Name in keyof All]?: Readonly<Record<string, Said>> };
  drawn?: { readonly [Name in keyof All]?: Drawn };
}) {
  const t = useStrings(strings);
  const draw = (name: keyof All & string, field: Field) => {
    const label = own(labels[name]);
    const hint = hints[name] ? own(hints[name]) : undefined;
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
        const words = choices[name] ?? {};
        const options = field.of.map((value) => ({ value, label: words[value] ? own(words[value]) : value }));
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
  choice: (value: string) => string = (value) => value,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (field?.kind === 'number') return showNumber(Number(value), field.unit, say);
  if (field?.kind === 'date') return formatDate(String(value));
  if (field?.kind === 'fraction') return formatFraction(String(value));
  if (field?.kind === 'flag') return say(value === true || value === 'true' ? 'yes' : 'no');
  return field?.kind === 'choice' ? choice(String(value)) : String(value);
}

function showNumber(value: number, unit: Unit, say: (key: ValueWord, params: { count: number }) => string): string {
  if (unit === 'centavos') return formatMoney(value);
  if (unit === 'percent') return `${value}%`;
  const written = writtenUnits.find((one) => one === unit);
  return written ? say(`amount.${written}`, { count: value }) : String(value);
}
