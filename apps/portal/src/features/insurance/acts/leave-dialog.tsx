import { formatDate, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { reasonForm } from '@estrada/domain/forms/index';
import type { InsuranceDetail, InsuranceRefund } from '@estrada/endpoints/index';
import { ConfirmModal } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Modal, Text } from '@mantine/core';
import { useInsuranceAct } from '../use-insurance.ts';
import { strings } from './strings.ts';

type Props = { record: InsuranceDetail; subject: string; act: 'cancel' | 'withdraw'; onClose: () => void };

/** Ends an insurance that the insurer has. What is refunded is shown before anything is asked. */
export function LeaveDialog(props: Props) {
  const t = useStrings(strings);
  const { record, act, onClose } = props;
  const refund = useCall('readInsuranceRefund', { params: { id: record.id } }, { staleTime: 0, gcTime: 0 });
  if (!refund.data)
    return (
      <Modal opened onClose={onClose} title={t(act)} closeButtonProps={{ 'aria-label': t('keep') }}>
        <Loaded query={refund} label={t('refund.loading')} height={120}>
          {() => null}
        </Loaded>
      </Modal>
    );
  return act === 'cancel' ? (
    <CancelDialog {...props} refund={refund.data} />
  ) : (
    <WithdrawDialog {...props} refund={refund.data} />
  );
}

type Known = Props & { refund: InsuranceRefund };

function CancelDialog({ record, subject, refund, onClose }: Known) {
  const t = useStrings(strings);
  const cancel = useInsuranceAct('cancelInsurance');
  return (
    <ActDialog
      form={reasonForm}
      first={{ reason: '' }}
      subject={subject}
      danger
      focused="reason"
      labels={{ reason: t('cancel.label') }}
      words={{ title: t('cancel'), text: refundText(refund, t), submit: t('cancel'), done: t('cancel.done') }}
      send={({ reason }) => cancel.run({ params: { id: record.id }, body: { version: record.version, reason } })}
      onClose={onClose}
    >
      <Sentences of={refund.sentences} />
    </ActDialog>
  );
}

function WithdrawDialog({ record, subject, refund, onClose }: Known) {
  const t = useStrings(strings);
  const withdraw = useInsuranceAct('withdrawInsurance');
  return (
    <ConfirmModal
      opened
      danger
      title={t('withdraw')}
      subject={subject}
      text={refundText(refund, t)}
      confirmLabel={t('withdraw')}
      cancelLabel={t('keep')}
      busy={withdraw.isBusy}
      onCancel={onClose}
      onConfirm={() =>
        withdraw.run({ params: { id: record.id }, body: { version: record.version } }).then(() => {
          showAlert({ type: 'success', text: t('withdraw.done') });
          onClose();
        }, alertFailure)
      }
    >
      <Sentences of={refund.sentences} />
    </ConfirmModal>
  );
}

/** How much is refunded, until when, and to whom. */
function refundText({ paidCents, refundCents, by, to }: InsuranceRefund, t: Translate<typeof strings>): string {
  if (paidCents === 0) return t('refund.none');
  const text = t(`refund.to.${to}`, {
    amount: formatMoney(refundCents),
    paid: formatMoney(paidCents),
    by: formatDate(by),
  });
  return preventAmountBreaks(text);
}

function Sentences({ of }: { of: readonly string[] }) {
  return of.map((sentence) => (
    <Text key={sentence} size="sm">
      {sentence}
    </Text>
  ));
}
