import { RecordNotices } from '@estrada/web/records/form/record-notices.tsx';
import type { RecordForm } from '@estrada/web/records/form/use-record-form.ts';
import type { FormValues } from './registration-form.ts';
import { rowOf, useShownFields } from './use-shown-fields.ts';

/** The notices of the registration form: a restored draft, or another user's change. */
export function ClientNotices({ record }: { record: RecordForm<FormValues> }) {
  return <RecordNotices<FormValues> record={record} rowOf={rowOf} {...useShownFields(record.base.client.personType)} />;
}
