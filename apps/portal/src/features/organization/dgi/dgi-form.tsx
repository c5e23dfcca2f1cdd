import { type DgiClientForm, dgiClientForm } from '@estrada/domain/organization/index';
import type { DgiClient } from '@estrada/endpoints/index';
import { DocumentInput, PhoneInput } from '@estrada/ui/index';
import { Stack } from '@mantine/core';
import { FormProvider } from 'react-hook-form';
import { showAlert } from '../../../app/alerts/alerts.ts';
import { api } from '../../../app/api/api.ts';
import { useStrings } from '../../../app/i18n/use-strings.ts';
import { MaskedField, TextField } from '../../../widgets/record-form/form-fields.tsx';
import { RecordNotices } from '../../../widgets/record-form/record-notices.tsx';
import { SaveBar } from '../../../widgets/record-form/save-bar.tsx';
import { useRecordForm } from '../../../widgets/record-form/use-record-form.ts';
import '../drawer-form.css';
import { strings } from './strings.ts';

const noClient = { version: 0, values: { document: '', name: '', email: '', phone: '' } };

/** The registration of a client of the digital channel. */
export function DgiForm({ cancelTo, onSaved }: { cancelTo: string; onSaved: () => void }) {
  const t = useStrings(strings);
  const record = useRecordForm<DgiClientForm, DgiClient>({
    draftKey: 'dgi-client.new',
    saved: noClient,
    problemsOf: dgiClientForm.problems,
    send: (body) => api.registerClient({ query: { channelAccess: 'DGI' }, body, suppressAlert: true }),
    onSaved: () => {
      showAlert({ type: 'success', text: t('form.saved'), survivesNavigation: true });
      onSaved();
    },
  });
  return (
    <FormProvider {...record.form}>
      <form className="drawer-form" onSubmit={record.submit} noValidate>
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
