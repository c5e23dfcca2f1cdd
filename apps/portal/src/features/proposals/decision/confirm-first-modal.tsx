import { manualChangeForm } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { type MoveInput, useMoveForm } from '../moves/use-move-form.ts';
import { strings } from './strings.ts';

/** The second person says what the first one said, with the same conditions; the reason may be put otherwise. */
export function ConfirmFirstModal({
  first,
  ...input
}: MoveInput & { first: NonNullable<ProposalDetail['firstDecision']> }) {
  const t = useStrings(strings);
  const { record, refusal } = useMoveForm(input, {
    status: first.decision,
    said: { reason: first.reason ?? '', conditions: first.conditions.join('\n'), offer: first.offer },
    problemsOf: manualChangeForm.problems,
    done: ({ number }) => t('first.confirm.done', { number }),
  });
  return (
    <FormDialog
      title={t('first.confirm.title')}
      subject={t(`first.title.${first.decision}`)}
      text={t('first.confirm.text')}
      refusal={refusal}
      submitLabel={t('first.confirm')}
      record={record}
      onClose={input.onClose}
    >
      <LongTextField name="reason" label={t('first.confirm.reason')} maxLength={500} hasFocus />
    </FormDialog>
  );
}
