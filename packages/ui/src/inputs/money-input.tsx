import { AmountInput } from './amount-input.tsx';
import type { FieldProps } from './masked-input.tsx';

/** Money. `value` is a whole number of centavos, null while the field is empty. */
export function MoneyInput({
  value,
  onChange,
  ...field
}: FieldProps & { value: number | null; onChange: (cents: number | null) => void; keepsMinus?: boolean }) {
  return (
    <AmountInput
      leftSection={<span aria-hidden="true">R$</span>}
      {...field}
      units={value}
      onUnits={onChange}
      decimals={2}
    />
  );
}
