import { onlyDigits } from '@estrada/domain/formats/index';
import { phoneMask, zipMask } from './document-masks.ts';
import { type FieldProps, MaskedInput } from './masked-input.tsx';

type DigitFieldProps = FieldProps & { value: string; onChange: (digits: string) => void };

/** A Brazilian phone number. `value` is its digits with the area code. */
export function PhoneInput({ value, onChange, ...field }: DigitFieldProps) {
  return (
    <MaskedInput
      inputMode="tel"
      {...field}
      mask={phoneMask}
      text={phoneMask.write(value)}
      onText={(text) => onChange(onlyDigits(text))}
    />
  );
}

/** A postal code (CEP). `value` is its digits. */
export function ZipInput({ value, onChange, ...field }: DigitFieldProps) {
  return (
    <MaskedInput
      inputMode="numeric"
      {...field}
      mask={zipMask}
      text={zipMask.write(value)}
      onText={(text) => onChange(onlyDigits(text))}
    />
  );
}
