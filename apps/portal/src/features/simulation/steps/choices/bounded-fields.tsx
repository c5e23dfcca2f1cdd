import { formatPercent } from '@estrada/domain/formats/index';
import { PercentInput } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { ReactNode } from 'react';
import { strings } from '../../strings.ts';
import { NumberInput } from '../later-inputs.tsx';
import { useEmptying } from './use-choices.ts';

type Bounds = { min: number; max: number };
type BoundedField = {
  label: string;
  bounds: Bounds;
  value: number;
  error: ReactNode;
  onChange: (value: number) => void;
};

/** The bounds are below the field, so that adjacent fields stay aligned when one shows an error. */
const bottomUp = ['label', 'input', 'error', 'description'] as const;

/** A whole number between bounds. */
export function CountField({ label, bounds, value, error, onChange }: BoundedField) {
  const t = useStrings(strings);
  return (
    <WholeNumberInput
      label={label}
      bounds={bounds}
      description={t('choice.range', { min: String(bounds.min), max: String(bounds.max) })}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

/** The same without the bounds below, which would be repeated in every row. */
export function WholeNumberInput({
  bounds,
  value,
  onChange,
  ...field
}: BoundedField & { description?: string | undefined }) {
  const { isEmptied, setEmptied, refill } = useEmptying();
  return (
    <NumberInput
      {...field}
      inputWrapperOrder={[...bottomUp]}
      min={bounds.min}
      max={bounds.max}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      value={isEmptied ? '' : value}
      onBlur={refill}
      onChange={(count) => {
        setEmptied(typeof count !== 'number');
        if (typeof count === 'number') onChange(count);
      }}
    />
  );
}

/** A share between bounds, shown as a percentage. */
export function ShareField({ label, bounds, value, error, onChange }: BoundedField) {
  const t = useStrings(strings);
  const { isEmptied, setEmptied, refill } = useEmptying();
  return (
    <PercentInput
      label={label}
      description={t('choice.range', { min: formatPercent(bounds.min), max: formatPercent(bounds.max) })}
      inputWrapperOrder={[...bottomUp]}
      value={isEmptied ? null : String(value)}
      error={error}
      onBlur={refill}
      onChange={(share) => {
        setEmptied(share === null);
        if (share !== null) onChange(Number(share));
      }}
    />
  );
}
