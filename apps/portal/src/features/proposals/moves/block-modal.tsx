import { successText } from '@estrada/domain/errors/index';
import { cancellationForm, type ProposalStatus, reanalysisForm } from '@estrada/domain/proposals/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { type MoveInput, useMoveForm } from '../move-form/use-move-form.ts';
import { strings } from './strings.ts';

/**
 * Confirms that a proposal is blocked, with a reason; or unblocked, with an optional reason.
 *
 * @param subject the proposal's name in the question
 */
export function BlockModal({ subject, act, ...input }: MoveInput & { subject: string; act: 'block' | 'unblock' }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const isBlock = act === 'block';
  const block = useAct('blockProposal', { reload: ['listProposals'] });
  const { record, refusal } = useMoveForm(input, {
    // the status stays: only the texts of the form are sent
    status: input.proposal.status as ProposalStatus,
    problemsOf: isBlock ? cancellationForm.problems : reanalysisForm.problems,
    done: ({ number }) =>
      isBlock ? t('block.done', { number }) : successText('proposal.unblocked', language, { number }),
    send: ({ reason }, version) =>
      block.run({
        params: { id: input.proposal.id },
        body: { version, blocked: isBlock, reason: reason.trim() || undefined },
      }),
  });
  return (
    <FormDialog
      title={t(`${act}.title`)}
      subject={subject}
      text={t(`${act}.text`)}
      refusal={refusal}
      submitLabel={t(`${act}.action`)}
      danger={isBlock}
      record={record}
      onClose={input.onClose}
    >
      <LongTextField
        name="reason"
        label={t(isBlock ? 'reason' : 'optionalReason')}
        required={isBlock}
        maxLength={500}
        hasFocus
      />
    </FormDialog>
  );
}
