import { type GroupForm as GroupValues, groupForm } from '@estrada/domain/organization/index';
import type { GroupRow } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { TextField } from '@estrada/web/records/form/form-fields.tsx';
import { RecordNotices } from '@estrada/web/records/form/record-notices.tsx';
import { SaveBar } from '@estrada/web/records/form/save-bar.tsx';
import { type FormRecord, useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { fromGroup, type Place, placeCalls } from './place.ts';
import type { PlaceFormProps } from './place-form-props.ts';
import '../drawer-form.css';
import { strings } from './strings.ts';

const toRecord = (place: Place | null): FormRecord<GroupValues> => ({
  version: place?.version ?? 0,
  values: { groupName: place?.name ?? '' },
});

/** The registration of a group, new (`null`) or known. */
export function GroupForm({ place, cancelTo, onSaved }: PlaceFormProps) {
  const t = useStrings(strings);
  const record = useRecordForm<GroupValues, GroupRow>({
    draftKey: `group.${place?.id ?? 'new'}`,
    saved: useMemo(() => toRecord(place), [place]),
    problemsOf: groupForm.problems,
    send: (values, version) =>
      place
        ? api.updateGroup({ params: { groupName: place.key }, body: { ...values, version } })
        : api.registerGroup({ body: values }),
    ...(place ? { readCurrent: async () => toRecord(await placeCalls.group.read(place.key)) } : {}),
    onSaved: (answer) => {
      showAlert({ type: 'success', text: t(place ? 'group.saved' : 'group.registered'), survivesNavigation: true });
      onSaved(fromGroup(answer));
    },
  });
  return (
    <FormProvider {...record.form}>
      <form className="drawer-form" onSubmit={record.submit} noValidate>
        <RecordNotices<GroupValues>
          record={record}
          labelOf={(name) => t(`field.${name}`)}
          showValue={(_name, value) => String(value)}
        />
        <Stack gap="md" mb="md">
          <TextField name="groupName" label={t('field.groupName')} />
        </Stack>
        <SaveBar record={record} saveLabel={t(place ? 'form.save' : 'form.register')} cancelTo={cancelTo} />
      </form>
    </FormProvider>
  );
}
