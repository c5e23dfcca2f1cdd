import { formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import {
  insuranceAnswerForm,
  insuranceSellerForm,
  manualPolicyForm,
  refundConfirmationForm,
} from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { ConfirmModal } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { ReasonDialog } from '@estrada/web/records/page/reason-dialog.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useProductWords } from '../names.tsx';
import { addressOf, useInsuranceAct } from '../use-insurance.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { strings } from './strings.ts';

type Dialog =
  | 'send'
  | 'information'
  | 'policy'
  | 'refuse'
  | 'abandon'
  | 'cancel'
  | 'withdraw'
  | 'seller'
  | 'confirmRefund';
type DialogProps = { record: InsuranceDetail; subject: string; onClose: () => void };

/** The acts that open a dialog, in the order of their buttons, each shown while the record allows it. */
const dialogs = [
  { can: 'send', dialog: 'send', variant: 'filled' },
  { can: 'supplyInformation', dialog: 'information', variant: 'filled' },
  { can: 'recordPolicy', dialog: 'policy', variant: 'filled' },
  { can: 'refuse', dialog: 'refuse', variant: 'default' },
  { can: 'confirmRefund', dialog: 'confirmRefund', variant: 'filled' },
  { can: 'changeSeller', dialog: 'seller', variant: 'default' },
  { can: 'withdraw', dialog: 'withdraw', variant: 'subtle' },
  { can: 'cancel', dialog: 'cancel', variant: 'subtle' },
  { can: 'abandon', dialog: 'abandon', variant: 'subtle' },
] as const satisfies readonly { can: keyof InsuranceDetail['can']; dialog: Dialog; variant: string }[];

const leaves: readonly Dialog[] = ['withdraw', 'cancel', 'abandon'];

/** What may be done with the proposal now, as the server allows it. */
export function InsuranceActs({ record }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  const nameOf = useProductWords();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { can } = record;
  const subject = t('subject', { number: record.number, product: nameOf(record.insuranceType) });
  const Open = dialog && parts[dialog];
  return (
    <>
      {can.edit ? (
        <Button component={Link} to={paths.insurance(record.id)} variant={can.send ? 'default' : 'filled'}>
          {t('continue')}
        </Button>
      ) : null}
      {dialogs
        .filter((one) => can[one.can])
        .map((one) => (
          <Button
            key={one.dialog}
            variant={one.variant}
            color={leaves.includes(one.dialog) ? 'red' : undefined}
            onClick={() => setDialog(one.dialog)}
          >
            {t(one.dialog)}
          </Button>
        ))}
      <PlainActs record={record} />
      {Open ? <Open record={record} subject={subject} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

/** The acts without a dialog: nothing is lost by them. */
function PlainActs({ record }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const financed = useInsuranceAct('issueFinancedPolicy', { alert: true });
  const detached = useInsuranceAct('issueDetachedPolicy', { alert: true });
  const cancelAgain = useInsuranceAct('cancelInsuranceAgain', { alert: true });
  const renewal = useInsuranceAct('renewInsurance', { alert: true });
  const claim = useInsuranceAct('claimInsurance', { alert: true });
  const release = useInsuranceAct('releaseInsurance', { alert: true });
  const { can, id, version, insuranceType: type, provider } = record;
  const issue = record.saleType === 'FINANCED' ? financed : detached;
  const one = { params: { id }, body: { version } };
  // the banner shows a refusal
  const quiet = (work: Promise<unknown>) => void work.catch(() => undefined);
  return (
    <>
      {can.issue ? (
        <Button
          loading={issue.isBusy}
          onClick={() =>
            quiet(
              issue
                .run({ params: { type, provider }, body: { id, version } })
                .then(() => showAlert({ type: 'success', text: t('issue.done') })),
            )
          }
        >
          {t('issue')}
        </Button>
      ) : null}
      {can.cancelAgain ? (
        <Button
          loading={cancelAgain.isBusy}
          onClick={() =>
            quiet(cancelAgain.run(one).then(() => showAlert({ type: 'success', text: t('cancelAgain.done') })))
          }
        >
          {t('cancelAgain')}
        </Button>
      ) : null}
      {can.renew || can.restart ? (
        <Button
          loading={renewal.isBusy}
          onClick={() =>
            quiet(renewal.run({ params: { id } }).then((renewed) => navigate(paths.insurance(renewed.id))))
          }
        >
          {t(can.renew ? 'renew' : 'restart')}
        </Button>
      ) : null}
      {can.claim ? (
        <Button variant="default" loading={claim.isBusy} onClick={() => quiet(claim.run(one))}>
          {t('claim')}
        </Button>
      ) : null}
      {can.release ? (
        <Button variant="default" loading={release.isBusy} onClick={() => quiet(release.run(one))}>
          {t('release')}
        </Button>
      ) : null}
    </>
  );
}

function InformationDialog({ record, subject, onClose }: DialogProps) {
  const t = useStrings(strings);
  const act = useInsuranceAct('supplyInsuranceInformation');
  return (
    <ActDialog
      form={insuranceAnswerForm}
      first={{ answer: '' }}
      subject={subject}
      focused="answer"
      words={{
        title: t('information'),
        text: record.question ?? '',
        submit: t('information.submit'),
        done: t('information.done'),
      }}
      send={({ answer }) => act.run({ params: { id: record.id }, body: { version: record.version, answer } })}
      onClose={onClose}
    />
  );
}

function PolicyDialog({ record, subject, onClose }: DialogProps) {
  const t = useStrings(strings);
  const act = useInsuranceAct('recordInsurancePolicy');
  return (
    <ActDialog
      form={manualPolicyForm}
      first={{
        policyNumber: '',
        startsOn: record.effectiveFrom ?? '',
        endsOn: record.effectiveUntil ?? '',
        firstDueOn: '',
      }}
      subject={subject}
      focused="policyNumber"
      words={{ title: t('policy'), text: t('policy.text'), submit: t('policy'), done: t('policy.done') }}
      send={(policy) => act.run({ params: { id: record.id }, body: { version: record.version, ...policy } })}
      onClose={onClose}
    />
  );
}

function RefuseDialog({ record, subject, onClose }: DialogProps) {
  const t = useStrings(strings);
  const act = useInsuranceAct('refuseInsurance');
  return (
    <ReasonDialog
      subject={subject}
      danger
      words={{
        title: t('refuse'),
        text: t('refuse.text'),
        label: t('refuse.label'),
        submit: t('refuse'),
        done: t('refuse.done'),
      }}
      send={({ reason }) => act.run({ params: { id: record.id }, body: { version: record.version, reason } })}
      onClose={onClose}
    />
  );
}

function RefundDialog({ record, subject, onClose }: DialogProps) {
  const t = useStrings(strings);
  const act = useInsuranceAct('confirmInsuranceRefund');
  const { id, version, refund } = record;
  const amounts = {
    ours: preventAmountBreaks(formatMoney(refund?.amountCents ?? 0)),
    theirs: preventAmountBreaks(formatMoney(refund?.insurerCents ?? 0)),
  };
  return (
    <ActDialog
      form={refundConfirmationForm}
      first={{ applies: '', note: '' }}
      subject={subject}
      focused="applies"
      words={{
        title: t('confirmRefund'),
        text: t('confirmRefund.text', amounts),
        submit: t('confirmRefund'),
        done: t('confirmRefund.done'),
      }}
      send={(confirmed) => act.run({ params: { id }, body: { version, ...confirmed } })}
      onClose={onClose}
    />
  );
}

function SellerDialog({ record, subject, onClose }: DialogProps) {
  const t = useStrings(strings);
  const act = useInsuranceAct('changeInsuranceSeller');
  return (
    <ActDialog
      form={insuranceSellerForm}
      first={{ doc: '' }}
      subject={subject}
      focused="doc"
      words={{ title: t('seller'), text: t('seller.text'), submit: t('seller'), done: t('seller.done') }}
      send={({ doc }) => act.run({ params: { ...addressOf(record), doc }, body: { version: record.version } })}
      onClose={onClose}
    />
  );
}

function AbandonDialog({ record, subject, onClose }: DialogProps) {
  const t = useStrings(strings);
  const act = useInsuranceAct('abandonInsurance');
  return (
    <ConfirmModal
      opened
      danger
      title={t('abandon')}
      subject={subject}
      text={t('abandon.text')}
      confirmLabel={t('abandon')}
      cancelLabel={t('continue')}
      busy={act.isBusy}
      onCancel={onClose}
      onConfirm={() =>
        act.run({ params: { id: record.id }, body: { version: record.version } }).then(() => {
          showAlert({ type: 'success', text: t('abandon.done') });
          onClose();
        }, alertFailure)
      }
    />
  );
}

const parts: Readonly<Record<Dialog, (props: DialogProps) => ReactNode>> = {
  send: SendDialog,
  information: InformationDialog,
  policy: PolicyDialog,
  refuse: RefuseDialog,
  seller: SellerDialog,
  confirmRefund: RefundDialog,
  abandon: AbandonDialog,
  cancel: (props) => <LeaveDialog {...props} act="cancel" />,
  withdraw: (props) => <LeaveDialog {...props} act="withdraw" />,
};
