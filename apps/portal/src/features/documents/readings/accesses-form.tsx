import { captureAccesses } from '@estrada/domain/documents/index';
import { formatInstant } from '@estrada/domain/formats/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { FormSection } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCacheAnswer, useReadNow } from '@estrada/web/calls/use-call.ts';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { RecordNotices } from '@estrada/web/records/form/record-notices.tsx';
import { SaveBar } from '@estrada/web/records/form/save-bar.tsx';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Controller, FormProvider } from 'react-hook-form';
import { strings } from './strings.ts';

type Accesses = ResponseOf<typeof endpoints.readCaptureAccesses>;
type Values = { [profile: string]: boolean };

const toRecord = ({ version, accesses }: Accesses) => ({
  version,
  values: Object.fromEntries(
    accesses.map(({ profile, access }) => [profile, access !== captureAccesses.none]),
  ) as Values,
});

/** Which profiles may capture documents; a save checks the version that was shown. */
export function AccessesForm({ dealerId, saved }: { dealerId: string | null; saved: Accesses }) {
  const t = useStrings(strings);
  const nameOfRole = useRoleName();
  const keepAnswer = useCacheAnswer();
  const query = dealerId ? { dealerId } : {};
  const kept = useMemo(() => toRecord(saved), [saved]);
  const readNow = useReadNow();
  const save = useAct('saveCaptureAccesses');
  const record = useRecordForm<Values, Accesses>({
    draftKey: `capture-accesses.${dealerId ?? 'all'}`,
    saved: kept,
    problemsOf: () => [],
    send: (values, version) =>
      save.run({
        query,
        body: {
          version,
          accesses: Object.entries(values).map(([profile, isAllowed]) => ({
            profile,
            access: isAllowed ? captureAccesses.allowed : captureAccesses.none,
          })),
        },
      }),
    recordOf: toRecord,
    readCurrent: async () => toRecord(await readNow('readCaptureAccesses', { query })),
    onSaved: (answer) => {
      keepAnswer('readCaptureAccesses', { query }, answer);
      showAlert({ type: 'success', code: 'whatchDocSuccess' });
    },
  });
  const said = saved.isOwn
    ? t('changed', { name: saved.changedByName ?? '', at: formatInstant(saved.changedAt ?? '') })
    : t(saved.dealer ? 'inherited' : 'never');
  return (
    <FormProvider {...record.form}>
      <RecordNotices
        record={record}
        labelOf={(path) => nameOfRole(path)}
        showValue={(_path, value) => (value ? '✓' : '—')}
      />
      <form noValidate onSubmit={record.submit}>
        <FormSection id="profiles" title={`${t('profiles')}: ${saved.dealer?.name ?? t('whose.all')}`}>
          <Text size="sm" c="dimmed" mb="md">
            {said}
          </Text>
          <Stack gap="sm">
            {saved.accesses.map(({ profile }) => (
              <Controller
                key={profile}
                name={profile}
                control={record.form.control}
                render={({ field: { value, ...field } }) => (
                  <Checkbox {...field} id={profile} checked={value} label={nameOfRole(profile)} />
                )}
              />
            ))}
          </Stack>
        </FormSection>
        <SaveBar record={record} saveLabel={t('save')} />
      </form>
    </FormProvider>
  );
}
