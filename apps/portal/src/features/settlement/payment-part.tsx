import { formatDate, formatInstant, formatMoney } from '@estrada/domain/formats/index';
import { paymentStatuses } from '@estrada/domain/settlement/index';
import type { Settlement } from '@estrada/endpoints/index';
import { PanelPart } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { ShownPill } from '@estrada/web/names/shown-pill.tsx';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { MoveReasonDialog } from './move-reason-dialog.tsx';
import { strings } from './strings.ts';

type Payment = Settlement['payments'][number];

/**
 * The payment to the dealer, its status, and what the provider can do about one that was returned or is unconfirmed.
 */
export function PaymentPart({ settlement, proposal }: { settlement: Settlement; proposal: ProposalRef }) {
  const t = useStrings(strings);
  const { can, payments, payableCents } = settlement;
  // refunds are shown with the withdrawal
  const [current, ...earlier] = payments.filter(({ kind }) => kind === 'PAYMENT');
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
  return (
    <PanelPart title={t('payment.title')}>
      {current ? (
        <Status payment={current} />
      ) : (
        <Text size="sm">{t('payment.payable', { amount: formatMoney(payableCents) })}</Text>
      )}
      <Group gap="sm" className="estrada-part-acts">
        {can.resendPayment ? <Button onClick={askResending}>{t('payment.resend')}</Button> : null}
        {can.confirmPaymentManually ? (
          <Button variant="default" onClick={() => setConfirming(true)}>
            {t('payment.byHand.act')}
          </Button>
        ) : null}
      </Group>
      {earlier.length > 0 ? (
        <details>
          <summary>{t('payment.earlier', { count: earlier.length })}</summary>
          {earlier.map((payment) => (
            <Status key={payment.id} payment={payment} />
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

function Status({ payment }: { payment: Payment }) {
  const t = useStrings(strings);
  const { status, amountCents, payeeName, payeeDocumentMasked, requestedAt, requestedByName, stop } = payment;
  return (
    <div className="estrada-part-lines">
      <p className="estrada-part-status">
        <ShownPill shown={paymentStatuses[status]} />
        <span>
          {t('payment.amount', {
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
