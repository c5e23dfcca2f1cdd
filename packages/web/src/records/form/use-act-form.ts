import type { FieldProblem } from '@estrada/domain/errors/index';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../../calls/api-error.ts';
import { isFieldShown } from './focus-field.ts';
import { useRecordForm } from './use-record-form.ts';

/**
 * The form of an act that is no record: nothing that is typed is stored as a draft. What is refused stands at its field, else
 * in `refusal`, which the form shows: the banner of the page would lie under a dialog.
 *
 * @param options.first what stands in the fields before anything is typed
 * @param options.send acts with what was typed, quietly
 * @param options.onRefused what else follows from a refusal
 */
export function useActForm<Values extends FieldValues, Answer>(options: {
  first: Values;
  problemsOf: (values: Values) => readonly FieldProblem[];
  send: (values: Values) => Promise<Answer>;
  onDone: (answer: Answer, sent: Values) => void;
  onRefused?: (error: ApiError) => void;
}) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saved] = useState({ version: 0, values: options.first });
  const record = useRecordForm<Values, Answer>({
    draftKey: null,
    saved,
    problemsOf: options.problemsOf,
    send: (values) => {
      setRefusal(null);
      return options.send(values);
    },
    onSaved: options.onDone,
    onRefused(error) {
      options.onRefused?.(error);
      if (error.fields.some(({ path }) => isFieldShown(path))) return false;
      setRefusal(error.fields[0]?.message || error.words);
      return true;
    },
  });
  return { record, refusal };
}
