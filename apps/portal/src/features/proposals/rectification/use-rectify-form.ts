import type { FieldProblem } from '@estrada/domain/errors/index';
import { useDialogForm } from '../move-form/use-dialog-form.ts';
import type { MoveInput } from '../move-form/use-move-form.ts';

/** The form of a dialog that rectifies a proposal, with a reason once the proposal was sent. */
export function useRectifyForm<Values extends { reason: string }>(
  input: MoveInput,
  options: Parameters<typeof useDialogForm<Values>>[1],
) {
  // while it is editable no reason is required
  const wantsReason = !input.proposal.can.edit;
  const form = useDialogForm<Values>(input, {
    ...options,
    problemsOf: (values): FieldProblem[] => [
      ...options.problemsOf(values),
      ...(wantsReason && values.reason.trim() === '' ? [{ path: 'reason', key: 'reason.required' as const }] : []),
    ],
  });
  return { ...form, wantsReason };
}
