import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { Ref } from 'react';
import { type Mask, useMask } from './use-mask.ts';

/** What every input of ours takes beside its value. */
export type FieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'ref' | 'type'> & {
  ref?: Ref<HTMLInputElement>;
};

/** A text field that writes its separators itself. `text` is what is shown. */
export function MaskedInput({
  mask,
  text,
  onText,
  ref,
  ...field
}: FieldProps & { mask: Mask; text: string; onText: (text: string) => void }) {
  const { inputRef, onChange } = useMask(mask, onText);
  const mergedRef = useMergedRef(inputRef, ref);
  return (
    <TextInput autoComplete="off" {...field} ref={mergedRef} value={text} onChange={(event) => onChange(event, text)} />
  );
}
