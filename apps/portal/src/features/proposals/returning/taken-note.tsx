import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Text } from '@mantine/core';
import { useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '../client-form/form-values.ts';
import { strings } from './strings.ts';
import { isStillTaken, type Taken, TakenOver } from './taken.ts';

/** Says of a field that its value comes from an earlier registration, until it is typed over. */
export function TakenNote({ at }: { at: string }) {
  const taken = useContext(TakenOver);
  return taken ? <Note taken={taken} at={at} /> : null;
}

function Note({ taken, at }: { taken: Taken; at: string }) {
  const t = useStrings(strings);
  const { control } = useFormContext<FormValues>();
  const value = useWatch({ control, name: at as 'client.document' });
  if (!isStillTaken(taken, at, value)) return null;
  return (
    <Text size="xs" c="dimmed" mt={4} className="proposal-taken">
      {t('mark', { on: taken.on })}
    </Text>
  );
}
