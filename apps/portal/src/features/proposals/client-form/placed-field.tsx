import { PrefillNote } from '../prefill/prefill-note.tsx';
import { FieldInput } from './field-input.tsx';
import type { FieldKind, FieldName } from './form-rows.ts';

/** A field in the columns of its section, with what is to be said of its value. */
export function PlacedField({
  row,
  at = row.path,
}: {
  row: { path: FieldName; required?: boolean; isWide?: boolean } & FieldKind;
  at?: string;
}) {
  return (
    <div className={row.isWide ? 'proposal-field-wide' : undefined}>
      <FieldInput row={row} at={at} />
      <PrefillNote at={at} />
    </div>
  );
}
