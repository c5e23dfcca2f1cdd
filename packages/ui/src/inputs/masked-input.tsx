import { TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { Ref } from 'react';
import { type Mask, useMask } from './use-mask.ts';

/** The props of every input, in addition to its value. */
export type FieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'ref' | 'type'> & {
  ref?: Ref<HTMLInputElement>;
};

/** A text field that inserts its separators. `text` is the displayed text. */
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
