import { successText } from '@estrada/domain/errors/index';
import { manualChangeForm } from '@estrada/domain/proposals/index';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { ChoiceField, LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useAuthority } from '../decision/use-authority.ts';
import { type MoveInput, useMoveForm } from '../move-form/use-move-form.ts';
import { QualifiedFields } from '../offer/qualified-fields.tsx';
import { statusName } from '../status-badge.tsx';
import { strings } from '../strings.ts';

/**
 * Changes the status of a proposal manually, for users with that right: the server returns the possible targets.
 *
 * @param subject the proposal's name in the question
 */
export function ChangeStatusModal({ subject, ...input }: MoveInput & { subject: string }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { proposal, onClose } = input;
  const authority = useAuthority(proposal);
  const { record, refusal } = useMoveForm(input, {
    status: '',
    problemsOf: manualChangeForm.problems,
    done: (moved) =>
      authority.done(
        moved,
        successText('proposal.statusChanged', language, {
          number: moved.number,
          status: statusName(moved.status, language),
        }),
      ),
  });
  const status = useWatch({ control: record.form.control, name: 'status' });
  return (
    <FormDialog
      title={t('change.title')}
      subject={subject}
      text={t('change.text', { status: statusName(proposal.status, language) })}
      refusal={refusal}
      submitLabel={t('action.changeStatus')}
      record={record}
      onClose={onClose}
    >
      <ChoiceField
        name="status"
        label={t('change.status')}
        options={proposal.manualTargets.map((value) => ({ value, label: statusName(value, language) }))}
      />
      {status === 'AP' || status === 'APC' || status === 'DC' ? <AuthorityNotice text={authority.notice} /> : null}
      {status === 'APC' ? <QualifiedFields control={record.form.control} /> : null}
      <LongTextField name="reason" label={t('action.reason')} maxLength={500} />
    </FormDialog>
  );
}

const AuthorityNotice = ({ text }: { text: string | undefined }) => (text ? <Text size="sm">{text}</Text> : null);
