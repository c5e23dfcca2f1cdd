import type { FieldProblem } from '@estrada/domain/errors/index';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { showAlert } from '../../alerts/alerts.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import { type RecordInput, recordApi } from '../record-api.ts';
import { changedBy, doneOf, type RecordCalls } from './record-kind.ts';

/** The formats of a record: empty, filled in, its rules, and the input of its calls. */
export type RecordShape<Values, Answer> = {
  none: Values;
  valuesOf: (answer: Answer) => Values;
  problemsOf: (values: Values) => readonly FieldProblem[];
  /** the input of registering it; updating adds the version, and the params address the record when it is read again */
  inputOf: (values: Values) => RecordInput;
};

/**
 * The form of one record over its calls, new (`null`) or existing: it shows a success message, reloads what a save
 * makes stale, and resolves another user's change (`useRecordForm`).
 *
 * @param onSaved continues with the record as the server returned it
 */
export function useRecordEditor<Values extends FieldValues, Answer extends { id: string; version?: number }>({
  kind,
  shape: { none, valuesOf, problemsOf, inputOf },
  record,
  onSaved,
}: {
  kind: RecordCalls;
  shape: RecordShape<Values, Answer>;
  record: Answer | null;
  onSaved: (answer: Answer) => void;
}) {
  const { read, useSave } = recordApi(kind.calls);
  const save = useSave(record ? 'update' : 'register', changedBy(kind));
  const saved = useMemo(
    () => (record ? { version: record.version ?? 0, values: valuesOf(record) } : { version: 0, values: none }),
    [record, none, valuesOf],
  );
  return useRecordForm<Values, Answer>({
    draftKey: `${kind.calls.register}.${record?.id ?? 'new'}`,
    saved,
    problemsOf,
    send: (values, version) => {
      const { body, ...where } = inputOf(values);
      const sent = save({ ...where, body: record ? { ...(body as object), version } : body });
      // all calls of a record return it in one format
      return sent as Promise<Answer>;
    },
    ...(record
      ? {
          readCurrent: async () => {
            const current = (await read(inputOf(saved.values).params ?? {})) as Answer;
            return { version: current.version ?? 0, values: valuesOf(current) };
          },
        }
      : {}),
    onSaved: (answer) => {
      showAlert({ ...doneOf(kind, record ? 'saved' : 'registered'), survivesNavigation: true });
      onSaved(answer);
    },
  });
}
