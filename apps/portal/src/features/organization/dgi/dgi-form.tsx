import { type DgiClientForm, dgiClientForm } from '@estrada/domain/organization/index';
import type { DgiClient } from '@estrada/endpoints/index';
import { DocumentInput, PhoneInput } from '@estrada/ui/index';
import { MaskedField, TextField } from '@estrada/web/records/form/form-fields.tsx';
import { RecordFormFrame } from '@estrada/web/records/page/record-form-frame.tsx';
import { noValues, typedValues } from '@estrada/web/records/page/record-kind.ts';
import { useRecordEditor } from '@estrada/web/records/page/use-record-editor.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Stack } from '@mantine/core';
import { useNavigate } from 'react-router';
import { clientCalls } from './client-calls.ts';
import { strings } from './strings.ts';

const shape = {
  none: noValues(dgiClientForm.fields),
  valuesOf: (client: DgiClient) => typedValues(dgiClientForm.fields, client),
  problemsOf: dgiClientForm.problems,
  inputOf: (body: DgiClientForm) => ({ query: { channelAccess: 'DGI' }, body }),
};

/** The registration of a client of the digital channel. @param backTo the list beside it */
export function DgiForm({ backTo }: { backTo: string }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const editor = useRecordEditor<DgiClientForm, DgiClient>({
    calls: clientCalls,
    shape,
    record: null,
    onSaved: () => void navigate(backTo),
  });
  return (
    <RecordFormFrame<DgiClientForm>
      record={editor}
      isNew
      isInDrawer
      labelOf={(name) => t(`field.${name}`)}
      showValue={(_name, value) => String(value)}
      cancelTo={backTo}
    >
      <Stack gap="md" mb="md">
        <MaskedField as={DocumentInput} name="document" label={t('field.document')} />
        <TextField name="name" label={t('field.name')} />
        <TextField name="email" label={t('field.email')} />
        <MaskedField as={PhoneInput} name="phone" label={t('field.phone')} required={false} />
      </Stack>
    </RecordFormFrame>
  );
}
