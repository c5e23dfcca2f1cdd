import type { FieldProblem } from '@estrada/domain/errors/index';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useState } from 'react';

/**
 * The one form kind for input before or about a login: nothing is saved as a draft, and nothing is validated before it
 * is sent.
 *
 * @param initial every field, in the order on the screen
 * @param options.refuse shows errors that belong to no field
 */
export function useUnkeptForm<Form extends Record<string, string>>(
  initial: Form,
  options: {
    problemsOf: (form: Form) => readonly FieldProblem[];
    send: (form: Form) => Promise<unknown>;
    refuse: (error: ApiError) => void;
  },
) {
  const [saved] = useState({ version: 0, values: initial });
  return useRecordForm<Form, unknown>({
    draftKey: null,
    saved,
    problemsOf: options.problemsOf,
    checks: 'sending',
    send: options.send,
    // the next step is part of the call: it continues in a new session, or without one
    onSaved: () => undefined,
    onRefused(error) {
      if (error.fields.some(({ path }) => Object.hasOwn(initial, path))) return false;
      options.refuse(error);
      return true;
    },
  });
}
