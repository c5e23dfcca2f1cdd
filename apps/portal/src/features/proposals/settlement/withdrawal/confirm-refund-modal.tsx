import { manualRefundForm } from '@estrada/domain/proposals/index';
import type { Settlement } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { ActDialog } from '@estrada/web/records/form/act-dialog.tsx';
import { DateField } from '@estrada/web/records/form/date-field.tsx';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { ProposalRef } from '../proposal-ref.ts';
import { stale } from '../stale.ts';
import { strings } from './strings.ts';

/** Writes down that something came back of which who pays gives no answer. */
export function ConfirmRefundModal({
  proposal,
  kind,
  onClose,
}: {
  proposal: ProposalRef;
  kind: Settlement['can']['confirmRefunds'][number];
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const act = useAct('confirmRefund', { reload: stale });
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
    >
      <DateField name="settledOn" label={t('byHand.settledOn')} />
      <LongTextField name="reason" label={t('byHand.reason')} maxLength={manualRefundForm.fields.reason.max} />
    </ActDialog>
  );
}
