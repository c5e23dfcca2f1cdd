import { formatInstant } from '@estrada/domain/formats/index';
import { type Fields, type Typed, typedValues } from '@estrada/domain/forms/index';
import { type Settings, settingsTable } from '@estrada/domain/settings/index';
import { FormSection } from '@estrada/ui/index';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { showAlert } from '../../alerts/alerts.ts';
import { Loaded } from '../../failure/loaded.tsx';
import { hubPath } from '../../pages/hubs.ts';
import type { PageRow } from '../../pages/page-row.ts';
import { PageTitle } from '../../pages/page-title.tsx';
import { useStrings } from '../../strings/use-strings.ts';
import { RecordNotices } from '../form/record-notices.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { RecordFields, showFieldValue } from '../page/record-fields.tsx';
import { strings as recordStrings } from '../page/strings.ts';
import { useOwnStrings } from '../page/use-own-strings.ts';
import { type SettingsAnswer, type SettingsNames, settingsApi } from '../record-api.ts';
import { strings } from './strings.ts';

type Part = { calls: SettingsNames; settings: Settings<string, Fields>; cancelTo?: string };
type Props = Part & { words: PageRow['words'] };

/** The page of one settings record: its values with their bounds, its last author, and the form to change them. */
export function SettingsPage({ words, ...props }: Props) {
  return (
    <>
      <PageTitle words={words} />
      <SettingsPart {...props} />
    </>
  );
}

/** The same by the name of the record: its row does not load the fields. */
export function Page({ name, ...props }: Omit<Props, 'settings'> & { name: string }) {
  const settings = settingsTable.find((one) => one.name === name);
  if (!settings) throw new Error(`There is no settings record ${name}.`);
  return <SettingsPage {...props} settings={settings} />;
}

/** The same below another heading: a tab of a page. @param cancelTo where cancelling navigates */
export function SettingsPart(props: Part) {
  const t = useStrings(strings);
  const query = settingsApi(props.calls).useRead();
  return (
    <Loaded query={query} label={t('loading')}>
      {(answer) => <SettingsForm {...props} answer={answer} />}
    </Loaded>
  );
}

function SettingsForm({
  calls,
  settings,
  answer,
  cancelTo = hubPath('parameters'),
}: Part & { answer: SettingsAnswer }) {
  const t = useStrings(strings);
  const say = useStrings(recordStrings);
  const own = useOwnStrings();
  const { fields, problems } = settings;
  const toRecord = (from: SettingsAnswer) => ({ version: from.version, values: typedValues(fields, from) });
  const saved = useMemo(() => ({ version: answer.version, values: typedValues(fields, answer) }), [answer, fields]);
  const { read, useSave } = settingsApi(calls);
  const save = useSave();
  const record = useRecordForm<Typed<Fields>, SettingsAnswer>({
    draftKey: `settings.${settings.name}`,
    saved,
    problemsOf: problems,
    send: (values, version) => save({ body: { ...values, version } }),
    recordOf: toRecord,
    readCurrent: async () => toRecord(await read()),
    onSaved: () => showAlert({ type: 'success', code: 'parameters.inForce' }),
  });
  const { updatedAt, changedByName, can } = answer;
  return (
    <FormProvider {...record.form}>
      <form onSubmit={record.submit} noValidate>
        <RecordNotices<Typed<Fields>>
          record={record}
          labelOf={(field) => (fields[field] ? own(fields[field]) : field)}
          showValue={(field, value) => showFieldValue(fields[field], value, say, own)}
        />
        <FormSection id="values" title={t('section')}>
          <Text size="sm" c="dimmed" mb="md">
            {updatedAt
              ? t('lastChange', { when: formatInstant(updatedAt), who: changedByName ?? '–' })
              : t('neverChanged')}
          </Text>
          <fieldset className="settings-fields" disabled={!can.edit}>
            <RecordFields fields={fields} />
          </fieldset>
          {can.edit ? null : <Text size="sm">{t('readOnly')}</Text>}
        </FormSection>
        {can.edit ? <SaveBar record={record} saveLabel={t('save')} cancelTo={cancelTo} initial={t('initial')} /> : null}
      </form>
    </FormProvider>
  );
}
