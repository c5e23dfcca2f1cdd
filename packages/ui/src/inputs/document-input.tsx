import { useMemo } from 'react';
import { bareDocument, documentMask, writeDocument } from './document-masks.ts';
import { type FieldProps, MaskedInput } from './masked-input.tsx';

/**
 * CPF or CNPJ, numeric or alphanumeric. `value` is the document without separators, in upper case.
 *
 * @param kind fixes the mask; if omitted, the length decides
 */
export function DocumentInput({
  value,
  onChange,
  kind,
  ...field
}: FieldProps & { value: string; onChange: (bare: string) => void; kind?: 'PF' | 'PJ' }) {
  const mask = useMemo(() => documentMask(kind), [kind]);
  return (
    <MaskedInput
      inputMode={kind === 'PF' ? 'numeric' : 'text'}
      {...field}
      mask={mask}
      text={writeDocument(value, kind)}
      onText={(text) => onChange(bareDocument(text, kind))}
    />
  );
}
