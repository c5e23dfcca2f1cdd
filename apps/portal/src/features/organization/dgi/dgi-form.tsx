import { type DgiClientForm, dgiClientForm } from '@estrada/domain/organization/index';
import type { DgiClient } from '@estrada/endpoints/index';
import { DocumentInput, PhoneInput } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { MaskedField, TextField } from '@estrada/web/records/form/form-fields.tsx';
import { RecordNotices } from '@estrada/web/records/form/record-notices.tsx';
import { SaveBar } from '@estrada/web/records/form/save-bar.tsx';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Stack } from '@mantine/core';
import { FormProvider } from 'react-hook-form';
import { strings } from './strings.ts';

const noClient = { version: 0, values: { document: '', name: '', email: '', phone: '' } };

/** The registration of a client of the digital channel. */
export function DgiForm({ cancelTo, onSaved }: { cancelTo: string; onSaved: () => void }) {
  const t = useStrings(strings);
  const record = useRecordForm<DgiClientForm, DgiClient>({
    draftKey: 'dgi-client.new',
    saved: noClient,
    problemsOf: dgiClientForm.problems,
    send: (body) => api.registerClient({ query: { channelAccess: 'DGI' }, body }),
    onSaved: () => {
      showAlert({ type: 'success', text: t('form.saved'), survivesNavigation: true });
      onSaved();
    },
  });
  return (
    <FormProvider {...record.form}>
      <form className="record-drawer-form" onSubmit={record.submit} noValidate>
        <RecordNotices<DgiClientForm>
          record={record}
          labelOf={(name) => t(`field.${name}`)}
          showValue={(_name, value) => String(value)}
        />
        <Stack gap="md" mb="md">
          <MaskedField as={DocumentInput} name="document" label={t('field.document')} />
          <TextField name="name" label={t('field.name')} />
          <TextField name="email" label={t('field.email')} />
          <MaskedField as={PhoneInput} name="phone" label={t('field.phone')} required={false} />
        </Stack>
        <SaveBar record={record} saveLabel={t('form.save')} cancelTo={cancelTo} />
      </form>
    </FormProvider>
  );
}
