import { fraudSignals, signalledActs } from '@estrada/domain/contracts/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatInstant } from '@estrada/domain/formats/index';
import type { ProposalFraudSignals } from '@estrada/endpoints/index';
import { PanelPart, StatusPill } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { ReasonDialog } from '@estrada/web/records/page/reason-dialog.tsx';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';

const strings = defineStrings('proposal-fraud-signals', {
  title: ['Alertas', 'Alerts'],
  explain: [
    'Indícios de que outra pessoa pode ter agido no lugar do cliente. Só a financeira vê estes alertas. Confirme com o cliente antes de liberar o pagamento.',
    'Signs that another person may have acted in place of the client. Only the lender sees these alerts. Check with the client before you release the payment.',
  ],
  list: ['Alertas desta proposta', 'Alerts on this proposal'],
  open: ['A conferir', 'To be reviewed'],
  reviewed: ['Conferido', 'Reviewed'],
  by: ['Conferido por {name} em {at}: {reason}', 'Reviewed by {name} on {at}: {reason}'],
  review: ['Conferir alertas', 'Review alerts'],
  'review.title': ['Conferir alertas', 'Review alerts'],
  'review.text': [
    'O motivo fica registrado. Se não foi o cliente que agiu, feche esta janela e bloqueie a proposta.',
    'The reason is recorded. If it was not the client who acted, close this window and block the proposal.',
  ],
  'review.reason': ['O que foi conferido, e com quem', 'What was checked, and with whom'],
  'review.done': ['Alertas conferidos.', 'Alerts reviewed.'],
});

type Signal = ProposalFraudSignals['items'][number];

/** The signals of fraud of a proposal and their review, for those who may review them; nothing where there are none. */
export function FraudSignalsPart({ proposal }: { proposal: ProposalRef }) {
  return useMayCall('listFraudSignals') ? <Signals proposal={proposal} /> : null;
}

function Signals({ proposal }: { proposal: ProposalRef }) {
  const t = useStrings(strings);
  /** the alerts that were on the screen when the review began: a newer one is not reviewed unseen */
  const [reviewing, setReviewing] = useState<string[] | null>(null);
  const { data, error, refetch } = useCall('listFraudSignals', { params: { id: proposal.id } });
  const act = useAct('reviewFraudSignals', { reload: [...staleReads, 'listFraudSignals'] });
  const signals = data?.items ?? [];
  const toReview = signals.filter(({ reviewedAt }) => reviewedAt === null);
  if (!data && error) return <FailureState error={error} onRetry={() => void refetch()} />;
  if (signals.length === 0) return null;
  return (
    <PanelPart title={t('title')}>
      <Text size="sm" c="dimmed">
        {t('explain')}
      </Text>
      <ul className="contract-people" aria-label={t('list')}>
        {signals.map((signal) => (
          <li key={signal.id}>
            <SignalLine signal={signal} />
          </li>
        ))}
      </ul>
      {toReview.length > 0 ? (
        <Group gap="xs" className="estrada-part-acts">
          <PageAct rank={55} onClick={() => setReviewing(toReview.map(({ id }) => id))}>
            {t('review')}
          </PageAct>
        </Group>
      ) : null}
      {reviewing ? (
        <ReasonDialog
          subject={proposal.number}
          words={{
            title: t('review.title'),
            text: t('review.text'),
            label: t('review.reason'),
            submit: t('review'),
            done: t('review.done'),
          }}
          send={({ reason }) => act.run({ params: { id: proposal.id }, body: { signalIds: reviewing, reason } })}
          onClose={() => setReviewing(null)}
        />
      ) : null}
    </PanelPart>
  );
}

function SignalLine({ signal: { kind, act, personName, at, reviewedAt, reviewedByName, reason } }: { signal: Signal }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return (
    <>
      <p className="estrada-part-status">
        <StatusPill tone={reviewedAt ? 'neutral' : 'warning'}>{t(reviewedAt ? 'reviewed' : 'open')}</StatusPill>
        <span>{pickText(fraudSignals[kind], language)}</span>
      </p>
      <Text size="sm" c="dimmed">
        {`${personName} · ${pickText(signalledActs[act], language)} · ${formatInstant(at)}`}
      </Text>
      {reviewedAt ? (
        <Text size="sm" c="dimmed">
          {t('by', { name: reviewedByName ?? '', at: formatInstant(reviewedAt), reason: reason ?? '' })}
        </Text>
      ) : null}
    </>
  );
}
