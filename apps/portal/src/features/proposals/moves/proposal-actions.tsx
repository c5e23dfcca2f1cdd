import { cancellationForm } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { ConfirmModal } from '@estrada/ui/index';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMoveForm } from '../move-form/use-move-form.ts';
import { RectifyDataModal } from '../rectification/rectify-data-modal.tsx';
import { RectifyValuesModal } from '../rectification/rectify-values-modal.tsx';
import { strings as rectifyStrings } from '../rectification/strings.ts';
import { RelateModal } from '../relation/relate-modal.tsx';
import { strings as relationStrings } from '../relation/strings.ts';
import { strings } from '../strings.ts';
import type { ProposalWork } from '../use-proposal-work.ts';
import { BlockModal } from './block-modal.tsx';
import { ChangeStatusModal } from './change-status-modal.tsx';
import { DecideModal } from './decide-modal.tsx';
import { ReanalyseModal } from './reanalyse-modal.tsx';
import { strings as moveStrings } from './strings.ts';

type Dialog =
  | 'delete'
  | 'cancel'
  | 'decide'
  | 'decideConditions'
  | 'changeStatus'
  | 'reanalyse'
  | 'block'
  | 'unblock'
  | 'relate'
  | 'rectify'
  | 'rectifyValues'
  | null;

/** The acts on the proposal other than editing it, as the server allows them. */
export function ProposalActions({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const say = useStrings(moveStrings);
  const rectify = useStrings(rectifyStrings);
  const relation = useStrings(relationStrings);
  const [dialog, setDialog] = useState<Dialog>(null);
  const { can, rectification } = proposal;
  const subject = useSubject(proposal);
  const close = () => setDialog(null);
  return (
    <>
      {can.decide ? <Button onClick={() => setDialog('decide')}>{t('action.decide')}</Button> : null}
      {can.decideConditions ? (
        <Button onClick={() => setDialog('decideConditions')}>{t('action.decideConditions')}</Button>
      ) : null}
      {can.changeStatus ? (
        <Button variant="default" onClick={() => setDialog('changeStatus')}>
          {t('action.changeStatus')}
        </Button>
      ) : null}
      {can.reanalyse ? (
        <Button variant="default" onClick={() => setDialog('reanalyse')}>
          {t('action.reanalyse')}
        </Button>
      ) : null}
      {can.recalculate ? (
        <Button variant="default" onClick={work.askRecalculation}>
          {t('action.recalculate')}
        </Button>
      ) : null}
      {can.edit ? (
        <Button variant="default" onClick={() => setDialog('relate')}>
          {relation('action')}
        </Button>
      ) : null}
      {can.clone ? (
        <Button variant="default" loading={work.busy === 'clone'} onClick={() => void work.clone()}>
          {t('action.clone')}
        </Button>
      ) : null}
      {rectification.data && !can.edit ? (
        <Button variant="default" onClick={() => setDialog('rectify')}>
          {rectify('data.action')}
        </Button>
      ) : null}
      {rectification.values ? (
        <Button variant="default" onClick={() => setDialog('rectifyValues')}>
          {rectify('values.action')}
        </Button>
      ) : null}
      {can.block ? (
        <Button variant="default" onClick={() => setDialog('block')}>
          {say('block.action')}
        </Button>
      ) : null}
      {can.unblock ? <Button onClick={() => setDialog('unblock')}>{say('unblock.action')}</Button> : null}
      {can.cancel ? (
        <Button variant="subtle" color="red" onClick={() => setDialog('cancel')}>
          {t('action.cancel')}
        </Button>
      ) : null}
      {can.delete ? (
        <Button variant="subtle" color="red" onClick={() => setDialog('delete')}>
          {t('action.delete')}
        </Button>
      ) : null}
      <DeleteConfirmation
        proposal={proposal}
        subject={subject}
        work={work}
        opened={dialog === 'delete'}
        onClose={close}
      />
      {dialog === 'cancel' ? (
        <CancelConfirmation proposal={proposal} subject={subject} work={work} onClose={close} />
      ) : null}
      {dialog === 'changeStatus' ? (
        <ChangeStatusModal proposal={proposal} subject={subject} work={work} onClose={close} />
      ) : null}
      {dialog === 'relate' ? <RelateModal proposal={proposal} subject={subject} work={work} onClose={close} /> : null}
      {dialog === 'rectify' && rectification.data ? (
        <RectifyDataModal plan={rectification.data} proposal={proposal} subject={subject} work={work} onClose={close} />
      ) : null}
      {dialog === 'rectifyValues' && rectification.values ? (
        <RectifyValuesModal
          plan={rectification.values}
          proposal={proposal}
          subject={subject}
          work={work}
          onClose={close}
        />
      ) : null}
      {dialog === 'block' || dialog === 'unblock' ? (
        <BlockModal act={dialog} proposal={proposal} subject={subject} work={work} onClose={close} />
      ) : null}
      {dialog === 'reanalyse' ? (
        <ReanalyseModal proposal={proposal} subject={subject} work={work} onClose={close} />
      ) : null}
      {dialog === 'decide' || dialog === 'decideConditions' ? (
        <DecideModal act={dialog} proposal={proposal} work={work} onClose={close} />
      ) : null}
    </>
  );
}

/** The proposal's name in a confirmation: number and client. */
function useSubject({ number, client }: ProposalDetail): string {
  const t = useStrings(strings);
  const name = client.personType === 'PF' ? client.identification.name : client.name;
  return [t('page.title', { number }), name].filter(Boolean).join(' · ');
}

type ConfirmationProps = { proposal: ProposalDetail; subject: string; work: ProposalWork; onClose: () => void };

function DeleteConfirmation({ proposal, subject, work, opened, onClose }: ConfirmationProps & { opened: boolean }) {
  const t = useStrings(strings);
  return (
    <ConfirmModal
      opened={opened}
      danger
      title={t('delete.title')}
      subject={subject}
      text={t('delete.text')}
      confirmLabel={t('action.delete')}
      cancelLabel={t('action.back')}
      busy={work.busy === 'move'}
      onCancel={onClose}
      onConfirm={() => {
        const done = t('done.deleted', { number: proposal.number });
        void work.move({ target: 'NU', done, leave: true }).then(onClose);
      }}
    />
  );
}

function CancelConfirmation({ subject, ...input }: ConfirmationProps) {
  const t = useStrings(strings);
  const { record, refusal } = useMoveForm(input, {
    status: 'NU',
    problemsOf: cancellationForm.problems,
    done: ({ number }) => t('done.cancelled', { number }),
  });
  return (
    <FormDialog
      title={t('cancel.title')}
      subject={subject}
      text={t('cancel.text')}
      refusal={refusal}
      submitLabel={t('action.cancel')}
      danger
      record={record}
      onClose={input.onClose}
    >
      <LongTextField name="reason" label={t('action.reason')} maxLength={500} hasFocus />
    </FormDialog>
  );
}
