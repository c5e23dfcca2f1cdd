import type { FieldProblem } from '@estrada/domain/errors/index';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { showAlert } from '../../alerts/alerts.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import { type RecordInput, type RecordName, type RecordsName, recordApi } from '../record-api.ts';
import { changedBy, type RecordCalls } from './record-kind.ts';

/** How a record stands in its form: empty, filled, checked, and as its calls take it. */
export type RecordShape<Values, Answer> = {
  none: Values;
  valuesOf: (answer: Answer) => Values;
  problemsOf: (values: Values) => readonly FieldProblem[];
  /** what registering it takes; updating takes the version too, and the params address the record when it is read again */
  inputOf: (values: Values) => RecordInput;
};

/**
 * The form of one record over its calls, new (`null`) or known: what is saved is said, what it makes stale is loaded again,
 * and a change of somebody else is met (`useRecordForm`).
 *
 * @param onSaved goes on with the record as the server has it
 */
export function useRecordEditor<Values extends FieldValues, Answer extends { id: string; version?: number }>({
  calls,
  shape: { none, valuesOf, problemsOf, inputOf },
  record,
  onSaved,
}: {
  calls: RecordCalls<RecordName, RecordsName>;
  shape: RecordShape<Values, Answer>;
  record: Answer | null;
  onSaved: (answer: Answer) => void;
}) {
  const { one, many, subject } = calls;
  const { read, useRegister, useUpdate } = recordApi(one, many);
  const stale = changedBy(calls);
  const register = useRegister(stale);
  const update = useUpdate(stale);
  const saved = useMemo(
    () => (record ? { version: record.version ?? 0, values: valuesOf(record) } : { version: 0, values: none }),
    [record, none, valuesOf],
  );
  return useRecordForm<Values, Answer>({
    draftKey: `${one}.${record?.id ?? 'new'}`,
    saved,
    problemsOf,
    send: (values, version) => {
      const { body, ...where } = inputOf(values);
      const sent = record ? update({ ...where, body: { ...(body as object), version } }) : register({ ...where, body });
      // a record's calls all answer it in one shape
      return sent as Promise<unknown> as Promise<Answer>;
    },
    ...(record
      ? {
          readCurrent: async () => {
            const current = (await read(inputOf(saved.values).params ?? {})) as unknown as Answer;
            return { version: current.version ?? 0, values: valuesOf(current) };
          },
        }
      : {}),
    onSaved: (answer) => {
      showAlert({ type: 'success', code: `${subject}.${record ? 'saved' : 'registered'}`, survivesNavigation: true });
      onSaved(answer);
    },
  });
}
