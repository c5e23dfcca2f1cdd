import type { FieldProblem } from '@estrada/domain/errors/index';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../../calls/api-error.ts';
import { isFieldShown } from './focus-field.ts';
import { useRecordForm } from './use-record-form.ts';

/**
 * The form of an act that is not a record: its input is not stored as a draft. A refusal is shown at its field,
 * otherwise in `refusal`, which the form shows, because the page's banner is behind a dialog.
 *
 * @param options.first the initial values of the fields
 * @param options.send performs the act with the input, without an alert
 * @param options.onRefused further effects of a refusal
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
