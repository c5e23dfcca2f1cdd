import { AmountInput } from './amount-input.tsx';
import type { FieldProps } from './masked-input.tsx';

/**
 * A percentage. `value` is the fraction as a decimal string ("0.0149" shows "1,49"), null while the field is empty.
 *
 * @param decimals decimals of the percentage that can be typed
 */
export function PercentInput({
  value,
  onChange,
  decimals = 2,
  ...field
}: FieldProps & {
  value: string | null;
  onChange: (fraction: string | null) => void;
  decimals?: number;
  keepsMinus?: boolean;
}) {
  return (
    <AmountInput
      rightSection={<span aria-hidden="true">%</span>}
      {...field}
      units={value === null || value === '' ? null : Math.round(Number(value) * 10 ** (decimals + 2))}
      onUnits={(units) => onChange(units === null ? null : fractionOf(units, decimals + 2))}
      decimals={decimals}
    />
  );
}

/**
 * Shifts the decimal point in the text, so that 149 with 4 places is exactly "0.0149" and not a floating-point
 * approximation.
 */
function fractionOf(units: number, places: number): string {
  if (units < 0) return `-${fractionOf(-units, places)}`;
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}
