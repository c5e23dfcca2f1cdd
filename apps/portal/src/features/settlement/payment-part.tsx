import { formatDate, formatInstant, formatMoney } from '@estrada/domain/formats/index';
import { paymentStatuses } from '@estrada/domain/settlement/index';
import type { Settlement } from '@estrada/endpoints/index';
import { PanelPart } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { ShownPill } from '@estrada/web/names/shown-pill.tsx';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { MoveReasonDialog } from './move-reason-dialog.tsx';
import { payableSentenceOf, paymentsOf } from './state-sentences.ts';
import { strings } from './strings.ts';

type Payment = Settlement['payments'][number];

/**
 * The payment to the dealer, its status, and what the provider can do about one that was returned or is unconfirmed.
 */
export function PaymentPart({ settlement, proposal }: { settlement: Settlement; proposal: ProposalRef }) {
  const t = useStrings(strings);
  const { can, payableCents } = settlement;
  const [current, ...earlier] = paymentsOf(settlement);
  const payable = payableSentenceOf(settlement);
  const [isConfirming, setConfirming] = useState(false);
  const { ask, modal } = useConfirmAction();
  const resend = useAct('resendPayment', { reload: staleReads });
  const askResending = () =>
    ask({
      title: t('payment.resend'),
      subject: proposal.number,
      confirmLabel: t('payment.resend'),
      text: t('payment.resend.text', { amount: formatMoney(payableCents) }),
      act: () => resend.run({ params: { id: proposal.id }, body: { version: proposal.version } }),
      done: t('payment.resent'),
    });
  if (!current && payable === null) return null;
  return (
    <PanelPart id="settlement-payment" title={t('payment.title')}>
      {current ? <Status payment={current} /> : null}
      {current || payable === null ? null : <Text size="sm">{t(payable, { amount: formatMoney(payableCents) })}</Text>}
      <Group gap="sm" className="estrada-part-acts">
        {can.resendPayment ? (
          <PageAct rank={80} onClick={askResending}>
            {t('payment.resend')}
          </PageAct>
        ) : null}
        {can.confirmPaymentManually ? (
          <PageAct onClick={() => setConfirming(true)}>{t('payment.byHand.act')}</PageAct>
        ) : null}
      </Group>
      {earlier.length > 0 ? (
        <details>
          <summary>{t('payment.earlier', { count: earlier.length })}</summary>
          {earlier.map((payment) => (
            <Status key={payment.id} payment={payment} isEarlier />
          ))}
        </details>
      ) : null}
      {modal}
      {isConfirming ? (
        <MoveReasonDialog
          proposal={proposal}
          target="OCM"
          words={{
            title: t('payment.byHand.act'),
            text: t('payment.byHand.text'),
            label: t('payment.byHand.reason'),
            submit: t('payment.byHand.act'),
            done: t('payment.byHand.done'),
          }}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </PanelPart>
  );
}

/** One payment; the payee, who does not change, stands with the current one alone. */
function Status({ payment, isEarlier = false }: { payment: Payment; isEarlier?: boolean }) {
  const t = useStrings(strings);
  const { status, amountCents, payeeName, payeeDocumentMasked, requestedAt, requestedByName, stop } = payment;
  return (
    <div className="estrada-part-lines">
      <p className="estrada-part-status">
        <ShownPill shown={paymentStatuses[status]} />
        <span>
          {isEarlier
            ? formatMoney(amountCents)
            : t('payment.amount', {
                amount: formatMoney(amountCents),
                payee: payeeName,
                document: payeeDocumentMasked,
              })}
        </span>
      </p>
      <Text size="sm" role="status">
        {stop ? t(`stop.${stop}`) : <Meaning payment={payment} />}
      </Text>
      <Text size="sm" c="dimmed">
        {t('payment.asked', { name: requestedByName, at: formatInstant(requestedAt) })}
      </Text>
    </div>
  );
}

function Meaning({ payment }: { payment: Payment }) {
  const t = useStrings(strings);
  const { status, expectedOn, settledOn, receipt, reason, confirmedByName } = payment;
  if (status === 'SENT') return t('payment.SENT', { on: formatDate(expectedOn ?? '') });
  if (status === 'RETURNED') return reason ? t('payment.RETURNED', { reason }) : t('payment.returnedSilently');
  if (status !== 'CONFIRMED') return t(`payment.${status}`);
  return confirmedByName
    ? t('payment.byHand', { name: confirmedByName, reason: reason ?? '' })
    : t('payment.CONFIRMED', { on: formatDate(settledOn ?? ''), receipt: receipt ?? '' });
}
