import { giveUpForm } from '@estrada/domain/jobs/index';
import type { JobRow } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { strings } from './strings.ts';

/** Asks why a failed job is given up, and gives it up. @param name of its kind */
export function GiveUpModal({ job, name, onClose }: { job: JobRow; name: string; onClose: () => void }) {
  const t = useStrings(strings);
  const [nothing] = useState({ version: 0, values: { reason: '' } });
  const [refusal, setRefusal] = useState<string | null>(null);
  const giveUp = useAct('giveUpJob', { reload: ['listJobs'] });
  const record = useRecordForm({
    draftKey: null,
    saved: nothing,
    problemsOf: giveUpForm.problems,
    send: (typed) => giveUp.run({ params: { jobId: job.id }, body: giveUpForm.normalise(typed) }),
    onSaved: () => {
      showAlert({ type: 'success', text: t('giveUp.done') });
      onClose();
    },
    onRefused(error) {
      if (error.fields.some(({ path }) => path === 'reason')) return false;
      // the banner of the page lies under the dialog
      setRefusal(error.words);
      return true;
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('giveUp.title')} closeButtonProps={{ 'aria-label': t('back') }}>
      <FormProvider {...record.form}>
        <form onSubmit={record.submit} noValidate>
          <Stack gap="md">
            <Text fw={600}>{name}</Text>
            <Text>{t('giveUp.text')}</Text>
            {refusal ? (
              <Text role="alert" c="red">
                {refusal}
              </Text>
            ) : null}
            <LongTextField name="reason" label={t('giveUp.reason')} maxLength={giveUpForm.fields.reason.max} hasFocus />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose} disabled={record.isBusy}>
                {t('back')}
              </Button>
              <Button type="submit" color="red" loading={record.isBusy}>
                {t('giveUp')}
              </Button>
            </Group>
          </Stack>
        </form>
      </FormProvider>
    </Modal>
  );
}
