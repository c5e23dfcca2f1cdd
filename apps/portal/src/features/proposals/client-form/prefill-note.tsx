import { Text } from '@mantine/core';
import { useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isStillPrefilled, PrefillContext, type Prefilled } from './prefilled.ts';
import type { FormValues } from './registration-form.ts';

/** Says of a field where its value was taken from, until it is typed over. */
export function PrefillNote({ at }: { at: string }) {
  const taken = useContext(PrefillContext);
  return taken.length > 0 ? <Note taken={taken} at={at} /> : null;
}

function Note({ taken, at }: { taken: readonly Prefilled[]; at: string }) {
  const { control } = useFormContext<FormValues>();
  const value = useWatch({ control, name: at as 'client.document' });
  const last = taken.findLast((one) => isStillPrefilled(one, at, value));
  if (!last) return null;
  return (
    <Text size="xs" c="dimmed" mt={4} className="proposal-taken">
      {last.mark}
    </Text>
  );
}
