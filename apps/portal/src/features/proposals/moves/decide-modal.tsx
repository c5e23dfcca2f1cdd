import { creditDecisionForm } from '@estrada/domain/proposals/index';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Radio, Stack } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { strings } from '../strings.ts';
import { MoveDialog } from './move-dialog.tsx';
import { type MoveInput, useMoveForm } from './use-move-form.ts';

const decisions = ['AP', 'APC', 'DC', 'RA', 'HLD'] as const;

/** Finance's own decision on the credit. */
export function DecideModal(input: MoveInput) {
  const t = useStrings(strings);
  const { proposal, onClose } = input;
  const move = useMoveForm(input, {
    status: 'AP',
    problemsOf: creditDecisionForm.problems,
    done: ({ number }) => t('done.decided', { number }),
  });
  const decision = useWatch({ control: move.record.form.control, name: 'status' });
  return (
    <MoveDialog
      title={t('decide.title', { number: proposal.number })}
      submitLabel={t('decide.submit')}
      move={move}
      onClose={onClose}
    >
      <Decision />
      {decision === 'APC' ? <LongTextField name="conditions" label={t('decide.conditions')} /> : null}
      <LongTextField
        name="reason"
        label={t('action.reason')}
        required={decision !== 'AP' && decision !== 'APC'}
        maxLength={500}
      />
    </MoveDialog>
  );
}

function Decision() {
  const t = useStrings(strings);
  const { ref, ...field } = useFormField<string>('status');
  return (
    <Radio.Group {...field} label={t('decide.decision')}>
      <Stack gap="xs" mt={6}>
        {decisions.map((one, index) => (
          <Radio key={one} ref={index === 0 ? ref : undefined} value={one} label={t(`decide.${one}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
