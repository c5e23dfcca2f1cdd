import { formatDate } from '@estrada/domain/formats/index';
import { Drawer, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { showAlert } from '../../alerts/alerts.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { DateField } from '../form/date-field.tsx';
import { RecordNotices } from '../form/record-notices.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { type FormRecord, useRecordForm } from '../form/use-record-form.ts';
import { RecordFields, showFieldValue } from '../page/record-fields.tsx';
import { strings as recordStrings } from '../page/strings.ts';
import { useOwnStrings } from '../page/use-own-strings.ts';
import { type SuccessionRow, successionApi } from '../record-api.ts';
import { strings as validityStrings } from '../validity/strings.ts';
import { strings } from './strings.ts';
import { rowProblems, typedRow } from './succession-form.ts';
import { type SuccessionBasis, type SuccessionKind, type TypedRow, whoseOf } from './succession-kind.ts';

/**
 * The form of a row: checked against the adjacent rows, saved with its version, and with resolution of concurrent
 * changes.
 */
function useSuccessionForm<Row extends SuccessionRow>({
  kind,
  basis,
  onSaved,
}: {
  kind: SuccessionKind<Row>;
  basis: SuccessionBasis<Row>;
  onSaved: () => void;
}) {
  const { sequence, row } = basis;
  const calls = successionApi<Row>(kind.calls);
  const save = calls.useSave();
  const saved = useMemo(() => ({ version: row?.version ?? 0, values: typedRow(basis) }), [basis, row]);
  const whose = whoseOf(kind, sequence);

  async function readCurrent(): Promise<FormRecord<TypedRow> | null> {
    const fresh = (await calls.read()).items.find(({ id }) => id === row?.id);
    return fresh
      ? { version: fresh.version, values: typedRow({ ...basis, row: fresh }), isClosed: !fresh.can.edit }
      : null;
  }

  return useRecordForm<TypedRow, Row>({
    draftKey: `succession.${kind.calls.save}.${row?.id ?? sequence.key}`,
    saved,
    problemsOf: (typed) => rowProblems(typed, basis),
    send: (typed, version) => save({ body: { ...typed, ...whose, id: row?.id ?? null, version } }),
    readCurrent,
    onSaved: () => {
      showAlert({ type: 'success', code: `${kind.subject}.${row ? 'saved' : 'registered'}` });
      onSaved();
    },
  });
}

/** Registers a row of a succession, or changes one that has not started. */
export function SuccessionDrawer<Row extends SuccessionRow>({
  kind,
  basis,
  onClose,
}: {
  kind: SuccessionKind<Row>;
  basis: SuccessionBasis<Row>;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const say = useStrings(validityStrings);
  const sayValue = useStrings(recordStrings);
  const own = useOwnStrings();
  const { sequence, row } = basis;
  const { drawn = {}, Effects } = kind;
  const { fields } = sequence.form;
  const record = useSuccessionForm({ kind, basis, onSaved: onClose });
  const typed = useWatch({ control: record.form.control }) as TypedRow;
  const show = (path: string, value: unknown) => {
    if (path === 'effectiveFrom') return value ? formatDate(String(value)) : '';
    return showFieldValue(fields[path], value, sayValue, own);
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      title={t(row ? 'edit.label' : 'create.label', { name: own(sequence.name) })}
      closeButtonProps={{ 'aria-label': say('form.close') }}
    >
      <FormProvider {...record.form}>
        <form className="record-drawer-form" noValidate onSubmit={record.submit}>
          <RecordNotices<TypedRow>
            record={record}
            labelOf={(path) => (path === 'effectiveFrom' ? say('form.start') : own(fields[path]!))}
            showValue={show}
          />
          <Stack gap="md" mb="md">
            <DateField name="effectiveFrom" label={say('form.start')} description={t('start.hint')} />
            <RecordFields fields={fields} drawn={drawn} />
            {Effects ? <Effects basis={basis} typed={typed} /> : null}
          </Stack>
          <SaveBar record={record} saveLabel={say(row ? 'edit.submit' : 'create.submit')} onCancel={onClose} />
        </form>
      </FormProvider>
    </Drawer>
  );
}
