import { type BranchForm as BranchValues, branchForm } from '@estrada/domain/organization/index';
import type { BranchRow } from '@estrada/endpoints/index';
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
import { fromBranch, type Place, placeCalls } from './place.ts';
import type { PlaceFormProps } from './place-form-props.ts';
import '../drawer-form.css';
import { strings } from './strings.ts';

const toRecord = (place: Place | null): FormRecord<BranchValues> => ({
  version: place?.version ?? 0,
  values: {
    name: place?.name ?? '',
    gmbRegionCode: place?.gmbRegionCode ?? '',
    gmfRegionCode: place?.gmfRegionCode ?? '',
  },
});

/** The registration of a branch, new (`null`) or known. */
export function BranchForm({ place, cancelTo, onSaved }: PlaceFormProps) {
  const t = useStrings(strings);
  const record = useRecordForm<BranchValues, BranchRow>({
    draftKey: `branch.${place?.id ?? 'new'}`,
    saved: useMemo(() => toRecord(place), [place]),
    problemsOf: branchForm.problems,
    send: (values, version) =>
      place
        ? api.updateBranch({ params: { branchId: place.id }, body: { ...values, version } })
        : api.registerBranch({ body: values }),
    ...(place ? { readCurrent: async () => toRecord(await placeCalls.branch.read(place.id)) } : {}),
    onSaved: (answer) => {
      showAlert({ type: 'success', text: t(place ? 'branch.saved' : 'branch.registered'), survivesNavigation: true });
      onSaved(fromBranch(answer));
    },
  });
  return (
    <FormProvider {...record.form}>
      <form className="drawer-form" onSubmit={record.submit} noValidate>
        <RecordNotices<BranchValues>
          record={record}
          labelOf={(name) => t(`field.${name}`)}
          showValue={(_name, value) => String(value)}
        />
        <Stack gap="md" mb="md">
          <TextField name="name" label={t('field.name')} />
          <TextField name="gmbRegionCode" label={t('field.gmbRegionCode')} />
          <TextField name="gmfRegionCode" label={t('field.gmfRegionCode')} inputMode="numeric" />
        </Stack>
        <SaveBar record={record} saveLabel={t(place ? 'form.save' : 'form.register')} cancelTo={cancelTo} />
      </form>
    </FormProvider>
  );
}
