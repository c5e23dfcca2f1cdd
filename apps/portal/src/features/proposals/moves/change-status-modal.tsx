import { manualChangeForm } from '@estrada/domain/proposals/index';
import { ChoiceField, LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { statusName } from '../status-badge.tsx';
import { strings } from '../strings.ts';
import { MoveDialog } from './move-dialog.tsx';
import { type MoveInput, useMoveForm } from './use-move-form.ts';

/**
 * Puts a proposal into another status by hand, for who may: which ones are open now, the server says.
 *
 * @param subject the proposal as a question names it
 */
export function ChangeStatusModal({ subject, ...input }: MoveInput & { subject: string }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { proposal, onClose } = input;
  const move = useMoveForm(input, {
    status: '',
    problemsOf: manualChangeForm.problems,
    done: ({ number, status }) => t('done.changed', { number, status: statusName(status, language) }),
  });
  const status = useWatch({ control: move.record.form.control, name: 'status' });
  return (
    <MoveDialog
      title={t('change.title')}
      intro={
        <>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {subject}
          </Text>
          <Text>{t('change.text', { status: statusName(proposal.status, language) })}</Text>
        </>
      }
      submitLabel={t('action.changeStatus')}
      move={move}
      onClose={onClose}
    >
      <ChoiceField
        name="status"
        label={t('change.status')}
        options={proposal.manualTargets.map((value) => ({ value, label: statusName(value, language) }))}
      />
      {status === 'APC' ? <LongTextField name="conditions" label={t('decide.conditions')} /> : null}
      <LongTextField name="reason" label={t('action.reason')} maxLength={500} />
    </MoveDialog>
  );
}
