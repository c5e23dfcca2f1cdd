import { dateMask } from './document-masks.ts';
import { type FieldProps, MaskedInput } from './masked-input.tsx';

/**
 * A date typed as DD/MM/YYYY. `value` is `YYYY-MM-DD` for a valid date, '' when empty, and the typed text otherwise, so
 * that the form's schema refuses it with its own message. The placeholder shows the format without words (DD/MM/AAAA is
 * Portuguese); a form may set its own.
 */
export function DateInput({
  value,
  onChange,
  ...field
}: FieldProps & { value: string; onChange: (value: string) => void }) {
  return (
    <MaskedInput
      inputMode="numeric"
      placeholder="__/__/____"
      {...field}
      mask={dateMask}
      text={dateMask.write(value)}
      onText={(text) => onChange(isoOf(text) ?? text)}
    />
  );
}

function isoOf(text: string): string | null {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!parts) return null;
  const iso = `${parts[3]}-${parts[2]}-${parts[1]}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 31/02 would roll over into March
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
