import './withdrawal.css';
import { formatDate, formatInstant, formatMoney } from '@estrada/domain/formats/index';
import { manualRefundForm, paymentStatuses, withdrawalChannels } from '@estrada/domain/settlement/index';
import type { Settlement } from '@estrada/endpoints/index';
import { PanelPart } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { ShownPill } from '@estrada/web/names/shown-pill.tsx';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { RefundFiguresTable } from './refund-figures.tsx';
import { strings } from './strings.ts';
import { WithdrawModal } from './withdraw-modal.tsx';

/** Records a refund for which the payer sends no confirmation. */
function ConfirmRefundModal({
  proposal,
  kind,
  onClose,
}: {
  proposal: ProposalRef;
  kind: Settlement['can']['confirmRefunds'][number];
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const act = useAct('confirmRefund', { reload: staleReads });
  return (
    <ActDialog
      form={manualRefundForm}
      first={{ settledOn: '', reason: '' }}
      subject={proposal.number}
      words={{
        title: t('byHand.act'),
        text: t(`byHand.text.${kind}`),
        submit: t('byHand.act'),
        done: t('byHand.done'),
      }}
      send={(typed) => act.run({ params: { id: proposal.id }, body: { version: proposal.version, kind, ...typed } })}
      onClose={onClose}
    />
  );
}

type Withdrawal = NonNullable<Settlement['withdrawal']>;
type Payment = Settlement['payments'][number];

/** The client's right to withdraw from a contract signed at a distance, and the refunds of a withdrawal. */
export function WithdrawalPart({ settlement, proposal }: { settlement: Settlement; proposal: ProposalRef }) {
  const t = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  const { withdrawal, can, payments } = settlement;
  if (!withdrawal) return null;
  const refunds = payments.filter(({ kind }) => kind !== 'PAYMENT');
  return (
    <PanelPart title={t('title')}>
      {withdrawal.recorded ? (
        <Recorded recorded={withdrawal.recorded} />
      ) : (
        <Text size="sm">
          <Period withdrawal={withdrawal} />
        </Text>
      )}
      {refunds.map((refund) => (
        <Refund
          key={refund.id}
          refund={refund}
          proposal={proposal}
          mayResend={isNewest(refund, refunds) && can.resendRefunds.some((kind) => kind === refund.kind)}
          mayConfirm={isNewest(refund, refunds) && can.confirmRefunds.some((kind) => kind === refund.kind)}
        />
      ))}
      {can.withdraw ? (
        <Group gap="sm" className="estrada-part-acts">
          <PageAct danger onClick={() => setOpen(true)}>
            {t('act')}
          </PageAct>
        </Group>
      ) : null}
      {isOpen ? <WithdrawModal proposal={proposal} terms={withdrawal.terms} onClose={() => setOpen(false)} /> : null}
    </PanelPart>
  );
}

const isNewest = (refund: Payment, refunds: readonly Payment[]) =>
  refunds.find(({ kind }) => kind === refund.kind)?.id === refund.id;

function Period({ withdrawal: { signedOn, lastDay, daysLeft } }: { withdrawal: Withdrawal }) {
  const t = useStrings(strings);
  const days = { on: formatDate(signedOn), until: formatDate(lastDay) };
  if (daysLeft < 0) return t('over', days);
  return daysLeft === 0 ? t('openToday', days) : t('open', { ...days, count: daysLeft });
}

function Recorded({ recorded }: { recorded: NonNullable<Withdrawal['recorded']> }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { wishedOn, channel, recordedByName, recordedAt, reason, figures } = recorded;
  return (
    <>
      <Text size="sm">
        {t('recorded', {
          on: formatDate(wishedOn),
          name: recordedByName,
          at: formatInstant(recordedAt),
          channel: withdrawalChannels[channel][language === 'en' ? 'en' : 'pt'],
        })}
      </Text>
      <Text size="sm" c="dimmed">
        {reason}
      </Text>
      <RefundFiguresTable figures={figures} />
    </>
  );
}

function Refund({
  refund,
  proposal,
  mayResend,
  mayConfirm,
}: {
  refund: Payment;
  proposal: ProposalRef;
  mayResend: boolean;
  mayConfirm: boolean;
}) {
  const t = useStrings(strings);
  const { kind, status, amountCents, payeeName, stop } = refund;
  const [isConfirming, setConfirming] = useState(false);
  const resend = useAct('resendRefund', { reload: staleReads, alert: true });
  if (kind === 'PAYMENT') return null;
  const ask = () =>
    resend.run({ params: { id: proposal.id }, body: { version: proposal.version, kind } }).then(
      () => showAlert({ type: 'success', text: t('resent') }),
      // the banner has shown the error
      () => undefined,
    );
  return (
    <div className="estrada-part-lines">
      <p className="estrada-part-status">
        <ShownPill shown={paymentStatuses[status]} />
        <span>{t(`refund.${kind}`, { amount: formatMoney(amountCents), name: payeeName })}</span>
      </p>
      <Text size="sm" role="status">
        {stop ? t(`stop.${stop}`) : <Meaning refund={refund} />}
      </Text>
      {mayResend || mayConfirm ? (
        <Group gap="sm" className="estrada-part-acts">
          {mayResend ? (
            <Button variant="default" loading={resend.isBusy} onClick={() => void ask()}>
              {t('resend')}
            </Button>
          ) : null}
          {mayConfirm ? (
            <Button variant="default" onClick={() => setConfirming(true)}>
              {t('byHand.act')}
            </Button>
          ) : null}
        </Group>
      ) : null}
      {isConfirming ? (
        <ConfirmRefundModal proposal={proposal} kind={kind} onClose={() => setConfirming(false)} />
      ) : null}
    </div>
  );
}

function Meaning({ refund: { status, expectedOn, settledOn, receipt, reason, confirmedByName } }: { refund: Payment }) {
  const t = useStrings(strings);
  if (status === 'SENT') return t('refund.SENT', { on: formatDate(expectedOn ?? '') });
  if (status === 'CONFIRMED' && confirmedByName)
    return t('byHand', { name: confirmedByName, on: formatDate(settledOn ?? ''), reason: reason ?? '' });
  if (status === 'CONFIRMED') return t('refund.CONFIRMED', { on: formatDate(settledOn ?? ''), receipt: receipt ?? '' });
  if (status === 'RETURNED') return reason ? t('refund.RETURNED', { reason }) : t('refund.returnedSilently');
  return t(`refund.${status}`);
}
