import { useMemo, useState } from 'react';
import { amountMask, textOf, unitsOf } from './amount-text.ts';
import { type FieldProps, MaskedInput } from './masked-input.tsx';

/**
 * A number field over whole units: starts empty, right-aligned, and completes its decimals when it is left.
 * While it is being typed in, the text stays as typed.
 */
export function AmountInput({
  units,
  onUnits,
  decimals,
  onBlur,
  ...field
}: FieldProps & { units: number | null; onUnits: (units: number | null) => void; decimals: number }) {
  const [text, setText] = useState(() => textOf(units, decimals));
  const mask = useMemo(() => amountMask(decimals), [decimals]);
  // somebody else changed the value: what is shown follows
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
