import { type Row, stateAt } from '@estrada/domain/forms/rows';
import { Text } from '@mantine/core';
import { useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldInput } from './field-input.tsx';
import { rowsFor } from './form-sections.ts';
import { isStillPrefilled, PrefillContext, type Prefilled } from './prefilled.ts';
import type { FormValues } from './registration-form.ts';

/** Says of a field where its value was taken from, until it is typed over. */
function PrefillNote({ at }: { at: string }) {
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

/**
 * A field in the columns of its section, with what is to be said of its value, as long as it exists.
 *
 * @param at its path in the form, where that is not the row's: in a part of a list
 */
export function PlacedField({ row, at = row.path }: { row: Row; at?: string }) {
  return row.isDependent ? (
    <DependentField row={row} at={at} />
  ) : (
    <Placed row={row} at={at} isRequired={row.ui.required === true} />
  );
}

/** Only the few fields that depend on others follow the whole form. */
function DependentField({ row, at }: { row: Row; at: string }) {
  const { control } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues;
  const { isShown, isRequired } = stateAt(rowsFor(values.client.personType), values, at);
  return isShown ? <Placed row={row} at={at} isRequired={isRequired} /> : null;
}

function Placed({ row, at, isRequired }: { row: Row; at: string; isRequired: boolean }) {
  return (
    <div className={row.ui.wide ? 'proposal-field-wide' : undefined}>
      <FieldInput row={row} at={at} isRequired={isRequired} />
      <PrefillNote at={at} />
    </div>
  );
}
