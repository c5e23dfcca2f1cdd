import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldRow } from './form-rows.ts';
import type { FormValues } from './form-values.ts';
import { PlacedField } from './placed-field.tsx';

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
  const { control } = useFormContext<FormValues>();
  const values = useWatch({ control });
  return isShown(values as FormValues) ? <PlacedField row={row} /> : null;
}
