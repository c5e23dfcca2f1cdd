import type { FormOf } from '@estrada/domain/forms/index';
import { type RefundTerms, refundFigures, withdrawalForm } from '@estrada/domain/settlement/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { RefundFiguresTable } from './refund-figures.tsx';
import { strings } from './strings.ts';

/** Records that the client withdraws. The figures follow the input, and are saved as shown here. */
export function WithdrawModal({
  proposal,
  terms,
  onClose,
}: {
  proposal: ProposalRef;
  terms: RefundTerms;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const act = useAct('recordWithdrawal', { reload: staleReads });
  return (
    <ActDialog
      form={withdrawalForm}
      first={{
        wishedOn: '',
        channel: '',
        principalFrom: 'dealer',
        clientPaidCents: 0,
        correction: '0',
        reason: '',
      }}
      subject={proposal.number}
      words={{ title: t('act'), text: t('act.text'), submit: t('act'), done: t('done') }}
      danger
      send={(typed) => act.run({ params: { id: proposal.id }, body: { version: proposal.version, ...typed } })}
      onClose={onClose}
    >
      <Figures terms={terms} />
    </ActDialog>
  );
}

/** The figures of the current input; empty fields count as zero. */
function Figures({ terms }: { terms: RefundTerms }) {
  const { value: principalFrom } = useFormField<string>('principalFrom');
  const { value: clientPaidCents } = useFormField<number | null>('clientPaidCents');
  const { value: correction } = useFormField<string>('correction');
  const isRead = withdrawalForm.problems(typedOf(correction)).every(({ path }) => path !== 'correction');
  const figures = refundFigures(terms, {
    principalFrom: principalFrom === 'client' ? 'client' : 'dealer',
    clientPaidCents: clientPaidCents ?? 0,
    correction: isRead ? correction : '0',
  });
  return <RefundFiguresTable figures={figures} />;
}

const typedOf = (correction: string): FormOf<typeof withdrawalForm> => ({
  wishedOn: '',
  channel: '',
  principalFrom: '',
  clientPaidCents: null,
  reason: '',
  correction,
});
