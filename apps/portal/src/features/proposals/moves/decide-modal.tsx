import { creditDecisionForm } from '@estrada/domain/proposals/index';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { FormProvider, useWatch } from 'react-hook-form';
import { strings } from '../strings.ts';
import { MoveRefusal } from './move-refusal.tsx';
import { type MoveInput, useMoveForm } from './use-move-form.ts';

const decisions = ['AP', 'APC', 'DC', 'RA', 'HLD'] as const;

/** Finance's own decision on the credit. */
export function DecideModal(input: MoveInput) {
  const t = useStrings(strings);
  const { proposal, onClose } = input;
  const { record, refusal } = useMoveForm(input, {
    status: 'AP',
    problemsOf: creditDecisionForm.problems,
    done: ({ number }) => t('done.decided', { number }),
  });
  const decision = useWatch({ control: record.form.control, name: 'status' });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('decide.title', { number: proposal.number })}
      closeButtonProps={{ 'aria-label': t('action.back') }}
    >
      <FormProvider {...record.form}>
        <form onSubmit={record.submit} noValidate>
          <Stack gap="md">
            <MoveRefusal text={refusal} />
            <Decision />
            {decision === 'APC' ? <LongTextField name="conditions" label={t('decide.conditions')} /> : null}
            <LongTextField
              name="reason"
              label={t('action.reason')}
              required={decision !== 'AP' && decision !== 'APC'}
              maxLength={500}
            />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose} disabled={record.isBusy}>
                {t('action.back')}
              </Button>
              <Button
                type="submit"
                loading={record.isBusy}
                // a field that is left says what is wrong with it, which moves this button away from under the pointer
                onMouseDown={(event) => event.preventDefault()}
              >
                {t('decide.submit')}
              </Button>
            </Group>
          </Stack>
        </form>
      </FormProvider>
    </Modal>
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
