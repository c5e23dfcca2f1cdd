import { type ManualChangeForm, manualChangeForm } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { ChoiceField, LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { readConditions } from './read-conditions.ts';
import { statusName } from './status-badge.tsx';
import { strings } from './strings.ts';
import type { ProposalWork } from './use-proposal-work.ts';

const nothing: { version: number; values: ManualChangeForm } = {
  version: 0,
  values: { status: '', reason: '', conditions: '' },
};
type Target = Parameters<ReturnType<typeof useAct<'changeProposalStatus'>>['run']>[0]['params']['status'];

/** Puts a proposal into another status by hand, for who may: which ones are open now, the server says. */
export function ChangeStatusModal({
  proposal,
  subject,
  work,
  onClose,
}: {
  proposal: ProposalDetail;
  /** the proposal as a question names it */
  subject: string;
  work: ProposalWork;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = useAct('changeProposalStatus', { reload: ['listProposals'] });
  const { id, number } = proposal;
  const record = useRecordForm<ManualChangeForm, ProposalDetail>({
    draftKey: null,
    saved: nothing,
    problemsOf: manualChangeForm.problems,
    send: (typed) => {
      const { status, reason, conditions } = manualChangeForm.normalise(typed);
      setRefusal(null);
      return change.run({
        params: { id, status: status as Target },
        body: {
          version: work.record.version(),
          reason,
          ...(status === 'APC' ? { conditions: readConditions(conditions) } : {}),
        },
      });
    },
    onSaved: (changed) => {
      work.goOnWith(changed);
      const status = statusName(changed.status, language);
      showAlert({ type: 'success', text: t('done.changed', { number, status }) });
      onClose();
    },
    onRefused(error) {
      // somebody moved it meanwhile: the page below follows, and what is open now with it
      if (error.status === 409) work.follow();
      if (error.fields.some(({ path }) => Object.hasOwn(nothing.values, path))) return false;
      // the banner of the page lies under the dialog
      setRefusal(error.fields[0]?.message ?? error.words);
      return true;
    },
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
            {refusal ? (
              <Text role="alert" c="var(--mantine-color-error)">
                {refusal}
              </Text>
            ) : null}
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
