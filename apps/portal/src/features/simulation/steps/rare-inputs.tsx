import { MultiSelect, type MultiSelectProps, NumberInput, type NumberInputProps } from '@mantine/core';

/** The inputs of `later-inputs.tsx`. */
export const Numbers = (props: NumberInputProps) => <NumberInput<number> {...props} />;
export const Several = (props: MultiSelectProps) => <MultiSelect<string> {...props} />;
