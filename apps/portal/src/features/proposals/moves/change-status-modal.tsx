import { manualChangeForm } from '@estrada/domain/proposals/index';
import { ChoiceField, LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { FormProvider, useWatch } from 'react-hook-form';
import { statusName } from '../status-badge.tsx';
import { strings } from '../strings.ts';
import { MoveRefusal } from './move-refusal.tsx';
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
  const { record, refusal } = useMoveForm(input, {
    status: '',
    problemsOf: manualChangeForm.problems,
    done: ({ number, status }) => t('done.changed', { number, status: statusName(status, language) }),
  });
  const status = useWatch({ control: record.form.control, name: 'status' });
  return (
    <Modal opened onClose={onClose} title={t('change.title')} closeButtonProps={{ 'aria-label': t('action.back') }}>
      <FormProvider {...record.form}>
        <form onSubmit={record.submit} noValidate>
          <Stack gap="md">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {subject}
            </Text>
            <Text>{t('change.text', { status: statusName(proposal.status, language) })}</Text>
            <MoveRefusal text={refusal} />
            <ChoiceField
              name="status"
              label={t('change.status')}
              options={proposal.manualTargets.map((value) => ({ value, label: statusName(value, language) }))}
            />
            {status === 'APC' ? <LongTextField name="conditions" label={t('decide.conditions')} /> : null}
            <LongTextField name="reason" label={t('action.reason')} maxLength={500} />
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
                {t('action.changeStatus')}
              </Button>
            </Group>
          </Stack>
        </form>
      </FormProvider>
    </Modal>
  );
}
