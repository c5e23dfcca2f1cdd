import type { FieldProblem } from '@estrada/domain/errors/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { MoveInput } from './use-move-form.ts';

/**
 * The form of a dialog that changes a proposal by a call of its own. What is refused stands at its field, else in the dialog, which
 * stays open with what was typed; when somebody else was first, the page below follows.
 *
 * @param options.saved what the proposal holds now
 * @param options.done what is said once it is made
 */
export function useDialogForm<Values extends FieldValues>(
  { work, onClose }: MoveInput,
  options: {
    saved: Values;
    problemsOf: (values: Values) => readonly FieldProblem[];
    send: (values: Values, version: number) => Promise<ProposalDetail>;
    done: string;
  },
) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saved] = useState(() => ({ version: 0, values: options.saved }));
  const record = useRecordForm<Values, ProposalDetail>({
    draftKey: null,
    saved,
    problemsOf: options.problemsOf,
    send: (values) => {
      setRefusal(null);
      return options.send(values, work.record.version());
    },
    onSaved: (changed) => {
      work.goOnWith(changed);
      work.sayWhileIn(changed.status, options.done);
      onClose();
    },
    onRefused(error) {
      if (error.status === 409) work.follow();
      if (error.fields.some(({ path }) => Object.hasOwn(saved.values, path.split('.')[0] ?? path))) return false;
      setRefusal(error.fields[0]?.message ?? error.words);
      return true;
    },
  });
  return { record, refusal };
}
