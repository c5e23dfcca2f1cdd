import { cancellationForm } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { ConfirmModal } from '@estrada/ui/index';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { addressedActs } from '@estrada/web/proposals/proposal-ref.ts';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
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

type Dialog = (typeof addressedActs)[number] | 'relate' | 'rectify' | 'rectifyValues' | null;

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
  const { hash, key } = useLocation();
  // the checklist links here for the chassis of a sent proposal
  const isRectifyWanted = hash === '#rectify' && rectification.data !== null && !can.edit;
  const wanted = isRectifyWanted
    ? 'rectify'
    : (addressedActs.find((act) => hash === `#${act}` && proposal.can[act]) ?? null);
  // only on arrival: a status that changes while the page is open opens no dialog
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click on the link has a key of its own
  useEffect(() => {
    if (wanted) setDialog(wanted);
  }, [proposal.id, key]);
  return (
    <>
      {can.decide ? (
        <PageAct rank={20} onClick={() => setDialog('decide')}>
          {t('action.decide')}
        </PageAct>
      ) : null}
      {can.decideConditions ? (
        <PageAct rank={20} onClick={() => setDialog('decideConditions')}>
          {t('action.decideConditions')}
        </PageAct>
      ) : null}
      {can.unblock ? (
        <PageAct rank={10} onClick={() => setDialog('unblock')}>
          {say('unblock.action')}
        </PageAct>
      ) : null}
      {can.send ? (
        <PageAct rank={30} loading={work.busy === 'send'} onClick={() => void work.send()}>
          {t('action.send')}
        </PageAct>
      ) : null}
      {can.recalculate ? <PageAct onClick={work.askRecalculation}>{t('action.recalculate')}</PageAct> : null}
      {can.edit ? <PageAct onClick={() => setDialog('relate')}>{relation('action')}</PageAct> : null}
      {rectification.data && !can.edit ? (
        <PageAct onClick={() => setDialog('rectify')}>{rectify('data.action')}</PageAct>
      ) : null}
      {rectification.values ? (
        <PageAct onClick={() => setDialog('rectifyValues')}>{rectify('values.action')}</PageAct>
      ) : null}
      {can.clone ? (
        // a proposal that has ended goes on as a copy
        <PageAct
          {...(isEnded(proposal) ? { rank: 90 } : {})}
          loading={work.busy === 'clone'}
          onClick={() => void work.clone()}
        >
          {t('action.clone')}
        </PageAct>
      ) : null}
      {can.reanalyse ? <PageAct onClick={() => setDialog('reanalyse')}>{t('action.reanalyse')}</PageAct> : null}
      {can.changeStatus ? (
        <PageAct onClick={() => setDialog('changeStatus')}>{t('action.changeStatus')}</PageAct>
      ) : null}
      {can.block ? <PageAct onClick={() => setDialog('block')}>{say('block.action')}</PageAct> : null}
      {can.cancel ? (
        <PageAct danger onClick={() => setDialog('cancel')}>
          {t('action.cancel')}
        </PageAct>
      ) : null}
      {can.delete ? (
        <PageAct danger onClick={() => setDialog('delete')}>
          {t('action.delete')}
        </PageAct>
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

/** It ended without a contract. */
const isEnded = ({ status }: ProposalDetail) => status === 'DC' || status === 'NU';

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
