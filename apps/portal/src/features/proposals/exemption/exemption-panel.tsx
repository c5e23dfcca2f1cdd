import { formatInstant, formatMoney } from '@estrada/domain/formats/index';
import type { endpoints, ProposalDetail, ResponseOf } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { FoldCard } from '@estrada/web/folds/fold-card.tsx';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { ReasonDialog } from '@estrada/web/records/page/reason-dialog.tsx';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ProposalWork } from '../use-proposal-work.ts';
import { ExemptionPill } from './exemption-pill.tsx';
import { strings } from './strings.ts';

type Exemption = ResponseOf<typeof endpoints.readTccExemption>;
/** A request, or its result, that the reader has to know of. */
const awaited: readonly Exemption['status'][] = ['PENDING', 'PENDING SIMULATION', 'REFUSED'];
const stale = ['readTccExemption', 'readProposal', 'listTccExemptions'] as const;

/** The status of the exemption from the registration fee, what it means, and the acts that are possible now. */
export function ExemptionPanel({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const mayRead = useMayCall('readTccExemption');
  // another version of the proposal has other figures, and another status allows other acts
  const { data, error, refetch } = useCall('readTccExemption', mayRead ? { params: { id: proposal.id } } : null);
  if (!mayRead) return null;
  return (
    <FoldCard
      id="proposal-exemption"
      title={t('title')}
      mark={data ? <ExemptionPill status={data.status} /> : null}
      isCurrent={data ? awaited.includes(data.status) : error !== null}
      outside={data ? <Acts exemption={data} proposal={proposal} onRedo={work.askRecalculation} /> : null}
    >
      <div className="proposal-exemption">
        {data ? <Status exemption={data} /> : null}
        {error && !data ? <FailureState error={error} onRetry={() => void refetch()} /> : null}
      </div>
    </FoldCard>
  );
}

function Status({ exemption: { status, feeCents, request, can } }: { exemption: Exemption }) {
  const t = useStrings(strings);
  return (
    <>
      {feeCents > 0 ? <p>{t('fee', { amount: formatMoney(feeCents) })}</p> : null}
      <Text size="sm">
        {t(`meaning.${status}`)}
        {can.request ? ` ${t(status === 'REFUSED' ? 'mayAskAgain' : 'mayAsk')}` : null}
      </Text>
      {request ? (
        <Text size="sm" component="div" c="dimmed" className="proposal-exemption-request">
          <p>{t('asked', { name: request.requestedByName, at: formatInstant(request.requestedAt) })}</p>
          <p>{t('reason', { reason: request.reason })}</p>
          {request.decidedByName && request.decidedAt ? (
            <p>{t('decided', { name: request.decidedByName, at: formatInstant(request.decidedAt) })}</p>
          ) : null}
          {request.decisionReason ? <p>{t('refusal', { reason: request.decisionReason })}</p> : null}
        </Text>
      ) : null}
    </>
  );
}

function Acts({
  exemption: { can },
  proposal: { id, number },
  onRedo,
}: {
  exemption: Exemption;
  proposal: ProposalDetail;
  onRedo: () => void;
}) {
  const t = useStrings(strings);
  const [isAsking, setAsking] = useState(false);
  const { ask, modal } = useConfirmAction();
  const request = useAct('requestTccExemption', { reload: stale });
  const cancel = useAct('cancelTccExemption', { reload: stale });
  const params = { id };
  const askCancel = () =>
    ask({
      title: t('cancel.title'),
      subject: number,
      text: t('cancel.text'),
      confirmLabel: t('cancel'),
      danger: true,
      act: () => cancel.run({ params }),
      done: t('cancel.done'),
    });
  return (
    <>
      {can.request ? <PageAct onClick={() => setAsking(true)}>{t('request')}</PageAct> : null}
      {can.redo ? (
        <PageAct rank={25} onClick={onRedo}>
          {t('redo')}
        </PageAct>
      ) : null}
      {can.cancel ? <PageAct onClick={askCancel}>{t('cancel')}</PageAct> : null}
      {modal}
      {isAsking ? (
        <ReasonDialog
          subject={number}
          words={{
            title: t('request'),
            text: t('request.text'),
            label: t('request.reason'),
            submit: t('request'),
            done: t('request.done'),
          }}
          send={(body) => request.run({ params, body })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
