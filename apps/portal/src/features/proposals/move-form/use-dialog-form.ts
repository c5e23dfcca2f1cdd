import type { FieldProblem } from '@estrada/domain/errors/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useActForm } from '@estrada/web/records/form/use-act-form.ts';
import type { FieldValues } from 'react-hook-form';
import type { MoveInput } from './use-move-form.ts';

/**
 * The form of a dialog that changes a proposal by a call of its own. A refusal is shown at its field, otherwise in the
 * dialog, which stays open with the input; if another user was first, the page below is refreshed.
 *
 * @param options.saved the saved values of the proposal
 * @param options.done the success message
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
  return useActForm<Values, ProposalDetail>({
    first: options.saved,
    problemsOf: options.problemsOf,
    send: (values) => options.send(values, work.record.version()),
    onDone: (changed) => {
      work.goOnWith(changed);
      work.sayWhileIn(changed.status, options.done);
      onClose();
    },
    onRefused: ({ status }) => {
      if (status === 409) work.follow();
    },
  });
}
