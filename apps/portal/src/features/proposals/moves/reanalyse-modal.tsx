import { reanalysisForm } from '@estrada/domain/proposals/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { type MoveInput, useMoveForm } from '../move-form/use-move-form.ts';
import { strings } from '../strings.ts';

/**
 * Confirms that a decision is discarded for another analysis; the reason is optional.
 *
 * @param subject the proposal's name in the question
 */
export function ReanalyseModal({ subject, ...input }: MoveInput & { subject: string }) {
  const t = useStrings(strings);
  const reanalyse = useAct('reanalyseProposal', { reload: ['listProposals'] });
  const { record, refusal } = useMoveForm(input, {
    status: 'PD',
    problemsOf: reanalysisForm.problems,
    done: ({ number }) => t('done.reanalysed', { number }),
    send: ({ reason }, version) =>
      reanalyse.run({ params: { id: input.proposal.id }, body: { version, reason: reason.trim() || undefined } }),
  });
  return (
    <FormDialog
      title={t('reanalyse.title')}
      subject={subject}
      text={t('reanalyse.text')}
      refusal={refusal}
      submitLabel={t('action.reanalyse')}
      record={record}
      onClose={input.onClose}
    >
      <LongTextField name="reason" label={t('action.optionalReason')} required={false} maxLength={500} hasFocus />
    </FormDialog>
  );
}
