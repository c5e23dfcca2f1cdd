import { type MultiSelectProps, type NumberInputProps, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';

const inputs = () => import('./rare-inputs.tsx');
const Numbers = lazy(() => inputs().then((file) => ({ default: file.Numbers })));
const Several = lazy(() => inputs().then((file) => ({ default: file.Several })));

/** A number, and several of a list: inputs that most sales do not show, in a file of their own. */
export const NumberInput = (props: NumberInputProps) => (
  <Suspense fallback={<Waiting {...props} />}>
    <Numbers {...props} />
  </Suspense>
);

export const MultiSelect = (props: MultiSelectProps) => (
  <Suspense fallback={<Waiting {...props} />}>
    <Several {...props} />
  </Suspense>
);

/** The place of an input while its file is loaded. */
const Waiting = ({ label, description }: Pick<NumberInputProps, 'label' | 'description'>) => (
  <TextInput label={label} description={description} disabled />
);
