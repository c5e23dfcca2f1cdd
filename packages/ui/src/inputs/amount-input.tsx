import { useMemo, useState } from 'react';
import { type FieldProps, MaskedInput } from './masked-input.tsx';
import type { Mask } from './use-mask.ts';

const maxWholeDigits = 11;
const isDigit = (character: string) => /\d/.test(character);

/**
 * Amounts as typed in Brazil: "1.234,56". The field inserts the dots, the first comma separates the decimals.
 *
 * @param keepsMinus a leading minus stays
 */
function amountMask(decimals: number, keepsMinus: boolean): Mask {
  const counts = (character: string) => isDigit(character) || character === ',' || (keepsMinus && character === '-');
  return {
    counts,
    write: (typed) => {
      const sign = keepsMinus && typed.trimStart().startsWith('-') ? '-' : '';
      const [whole = '', ...rest] = [...typed]
        .filter((c) => isDigit(c) || c === ',')
        .join('')
        .split(',');
      const digits = whole.replace(/^0+(?=\d)/, '').slice(0, maxWholeDigits);
      const grouped = digits.replace(/\B(?=(\d{3})+$)/g, '.');
      if (rest.length === 0 || decimals === 0) return `${sign}${grouped}`;
      return `${sign}${grouped || '0'},${rest.join('').slice(0, decimals)}`;
    },
  };
}

/** The typed text as a whole number of the smallest unit ("1.234,5" with 2 decimals → 123450); null when empty. */
function unitsOf(text: string, decimals: number): number | null {
  const [whole = '', fraction = ''] = text.replace('-', '').replaceAll('.', '').split(',');
  if (whole === '' && fraction === '') return null;
  const units = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  return text.startsWith('-') && units > 0 ? -units : units;
}

/** Formats a whole number of the smallest unit with all its decimals: 123456 → "1.234,56". */
function textOf(units: number | null, decimals: number): string {
  if (units === null) return '';
  if (units < 0) return `-${textOf(-units, decimals)}`;
  const digits = String(units).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === 0 ? whole : `${whole},${digits.slice(-decimals)}`;
}

/**
 * A number field over whole units: initially empty, right-aligned; it completes its decimals on blur. While the user
 * types, the text stays as typed.
 *
 * @param keepsMinus a typed minus stays, for a field that shows an error at a negative amount; otherwise it is not accepted
 */
export function AmountInput({
  units,
  onUnits,
  decimals,
  keepsMinus = false,
  onBlur,
  ...field
}: FieldProps & {
  units: number | null;
  onUnits: (units: number | null) => void;
  decimals: number;
  keepsMinus?: boolean | undefined;
}) {
  const [text, setText] = useState(() => textOf(units, decimals));
  const mask = useMemo(() => amountMask(decimals, keepsMinus), [decimals, keepsMinus]);
  // the value was changed from outside: the text follows
  const shown = unitsOf(text, decimals) === units ? text : textOf(units, decimals);
  return (
    <MaskedInput
      inputMode="decimal"
      {...field}
      styles={{ input: { textAlign: 'right', fontFeatureSettings: 'var(--app-num)' } }}
      mask={mask}
      text={shown}
      onText={(next) => {
        setText(next);
        onUnits(unitsOf(next, decimals));
      }}
      onBlur={(event) => {
        setText(textOf(unitsOf(shown, decimals), decimals));
        onBlur?.(event);
      }}
    />
  );
}
