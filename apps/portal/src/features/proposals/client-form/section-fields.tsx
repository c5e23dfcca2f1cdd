import { useWatch } from 'react-hook-form';
import { useClientFormState } from './client-form-context.ts';
import { FieldInput } from './field-input.tsx';
import type { FieldRow } from './form-sections.ts';

/** The fields of a section side by side, as many as fit. */
export function SectionFields({ fields }: { fields: readonly FieldRow[] }) {
  return (
    <div className="proposal-fields">
      {fields.map((row) => (
        <Field key={row.path} row={row} />
      ))}
    </div>
  );
}

function Field({ row }: { row: FieldRow }) {
  return row.isShown ? <ConditionalField row={row} isShown={row.isShown} /> : <PlacedField row={row} />;
}

/** Only the few fields that depend on others follow the whole form. */
function ConditionalField({ row, isShown }: { row: FieldRow; isShown: NonNullable<FieldRow['isShown']> }) {
  const { form } = useClientFormState();
  const values = useWatch({ control: form.control });
  return isShown(values as Parameters<typeof isShown>[0]) ? <PlacedField row={row} /> : null;
}

function PlacedField({ row }: { row: FieldRow }) {
  return (
    <div className={row.isWide ? 'proposal-field-wide' : undefined}>
      <FieldInput row={row} />
    </div>
  );
}
