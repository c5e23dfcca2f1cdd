import type { Field, Fields, Typed } from '@estrada/domain/forms/index';
import type { EndpointName } from '@estrada/endpoints/index';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { showAlert } from '../../alerts/alerts.ts';
import { api } from '../../calls/api.ts';
import type { LooseOptions } from '../../calls/call-types.ts';
import { useAct } from '../../calls/use-act.ts';
import { RecordNotices } from '../form/record-notices.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { RecordFields, showFieldValue } from './record-fields.tsx';
import { changedBy, noValues, type RecordKind, type RecordsName, typedValues } from './record-kind.ts';
import { useRecordWords } from './use-record-words.ts';

/** A record as its calls answer it. */
type Answered = Readonly<Record<string, unknown>> & { id: string; version: number };

/** The form of a declared record, new (`null`) or known: draft, checks on both sides, and a change of somebody else. */
export function RecordDrawerForm<Many extends RecordsName, All extends Fields>({
  kind,
  record,
  cancelTo,
  onSaved,
}: {
  kind: RecordKind<Many, All>;
  record: Answered | null;
  cancelTo: string;
  onSaved: (answer: Answered) => void;
}) {
  const { form, words, one, address } = kind;
  const { say, sayGendered, own } = useRecordWords(words.nouns);
  const fieldsOf = (answer: Answered) => ({ version: answer.version, values: typedValues(form.fields, answer) });
  const saved = useMemo(
    () =>
      record
        ? { version: record.version, values: typedValues(form.fields, record) }
        : { version: 0, values: noValues(form.fields) },
    [record, form],
  );
  const write = useAct(`${record ? 'update' : 'register'}${one}` as EndpointName, { reload: changedBy(kind) });
  const read = api[`read${one}` as EndpointName] as (options: LooseOptions) => Promise<Answered>;
  const params = record ? { [address.param]: address.of(record as never) } : undefined;
  const work = useRecordForm<Typed<All>, Answered>({
    draftKey: `${one}.${record?.id ?? 'new'}`,
    saved,
    problemsOf: form.problems,
    send: (values, version) =>
      write.run(
        (record ? { params, body: { ...values, version } } : { body: values }) as never,
      ) as unknown as Promise<Answered>,
    ...(record ? { readCurrent: async () => fieldsOf(await read({ params: params ?? {} })) } : {}),
    onSaved: (answer) => {
      const key = record ? 'saved' : 'registered';
      showAlert({ type: 'success', text: sayGendered(key), survivesNavigation: true });
      onSaved(answer);
    },
  });
  const labelOf = (name: string) => own(words.fields[name as keyof All]);
  return (
    <FormProvider {...work.form}>
      <form className="record-drawer-form" onSubmit={work.submit} noValidate>
        <RecordNotices<Typed<All>>
          record={work}
          labelOf={labelOf}
          showValue={(name, value) =>
            showFieldValue(form.fields[name] as Field | undefined, value, say, (choice) => {
              const said = words.choices?.[name]?.[choice];
              return said ? own(said) : choice;
            })
          }
        />
        <RecordFields fields={form.fields} labels={words.fields} own={own} choices={words.choices} drawn={kind.drawn} />
        <SaveBar record={work} saveLabel={say(record ? 'save' : 'submit')} cancelTo={cancelTo} />
      </form>
    </FormProvider>
  );
}
