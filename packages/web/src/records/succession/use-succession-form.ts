import { useMemo } from 'react';
import { showAlert } from '../../alerts/alerts.ts';
import { type FormRecord, useRecordForm } from '../form/use-record-form.ts';
import { type SuccessionRow, successionApi } from '../record-api.ts';
import { rowProblems, typedRow } from './succession-form.ts';
import type { SuccessionBasis, SuccessionKind, TypedRow } from './succession-kind.ts';

/** The form of a row: checked against the rows around it, saved at its version, and met with a change of somebody else. */
export function useSuccessionForm<Row extends SuccessionRow>({
  kind,
  basis,
  onSaved,
}: {
  kind: SuccessionKind<Row>;
  basis: SuccessionBasis<Row>;
  onSaved: () => void;
}) {
  const { sequence, row } = basis;
  const calls = successionApi<Row>(kind.one);
  const save = calls.useSave();
  const saved = useMemo(() => ({ version: row?.version ?? 0, values: typedRow(basis) }), [basis, row]);
  const whose = kind.keyField ? { [kind.keyField]: sequence.key } : {};

  async function readCurrent(): Promise<FormRecord<TypedRow> | null> {
    const fresh = (await calls.read()).items.find(({ id }) => id === row?.id);
    return fresh
      ? { version: fresh.version, values: typedRow({ ...basis, row: fresh }), isClosed: !fresh.can.edit }
      : null;
  }

  return useRecordForm<TypedRow, Row>({
    draftKey: `succession.${kind.one}.${row?.id ?? sequence.key}`,
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
