import type { FieldProblem } from '@estrada/domain/errors/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useState } from 'react';
import type { MoveInput } from '../moves/use-move-form.ts';

/** A rectification in its dialog: what is typed, and why. */
type Rectified = { reason: string };

/**
 * The form of a dialog that rectifies a proposal. What is refused stands at its field, else in the dialog, which stays open with what
 * was typed; when somebody else was first, the page below follows.
 *
 * @param options.saved what the proposal holds now
 * @param options.done what is said once it is made
 */
export function useRectifyForm<Values extends Rectified>(
  { proposal, work, onClose }: MoveInput,
  options: {
    saved: Values;
    problemsOf: (values: Values) => readonly FieldProblem[];
    send: (values: Values, version: number) => Promise<ProposalDetail>;
    done: string;
  },
) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saved] = useState(() => ({ version: 0, values: options.saved }));
  // while it is still filled in nobody asks why
  const wantsReason = !proposal.can.edit;
  const record = useRecordForm<Values, ProposalDetail>({
    draftKey: null,
    saved,
    problemsOf: (values) => [
      ...options.problemsOf(values),
      ...(wantsReason && values.reason.trim() === '' ? [{ path: 'reason', key: 'reason.required' as const }] : []),
    ],
    send: (values) => {
      setRefusal(null);
      return options.send(values, work.record.version());
    },
    onSaved: (rectified) => {
      work.goOnWith(rectified);
      work.sayWhileIn(rectified.status, options.done);
      onClose();
    },
    onRefused(error) {
      if (error.status === 409) work.follow();
      if (error.fields.some(({ path }) => Object.hasOwn(saved.values, path.split('.')[0] ?? path))) return false;
      setRefusal(error.fields[0]?.message ?? error.words);
      return true;
    },
  });
  return { record, refusal, wantsReason };
}
