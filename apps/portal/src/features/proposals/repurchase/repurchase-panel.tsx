import { formatDay, formatMoney } from '@estrada/domain/formats/index';
import { repurchaseForm } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { FoldCard } from '@estrada/web/folds/fold-card.tsx';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { RecordFields } from '@estrada/web/records/page/record-fields.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useState } from 'react';
import { useDialogForm } from '../move-form/use-dialog-form.ts';
import type { MoveInput } from '../move-form/use-move-form.ts';
import type { ProposalWork } from '../use-proposal-work.ts';
import { strings } from './strings.ts';

type Repurchase = NonNullable<ProposalDetail['repurchase']>;

/** The repurchase value of the vehicle, and its conditions; renders nothing for a plan without a repurchase. */
export function RepurchasePanel({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  const { repurchase } = proposal;
  if (!repurchase) return null;
  const { guaranteedCents, mileageLimit, returnOn, notes, mayUpdate } = repurchase;
  const lines = [
    [t('amount'), formatMoney(guaranteedCents)],
    [
      t('mileageLimit'),
      mileageLimit === null ? t('notSaid') : t('mileage', { count: mileageLimit.toLocaleString('pt-BR') }),
    ],
    [t('returnOn'), returnOn === null ? t('notSaid') : formatDay(returnOn)],
    ...(notes ? [[t('notes'), notes]] : []),
  ];
  return (
    <FoldCard
      id="proposal-repurchase"
      title={t('title')}
      summary={formatMoney(guaranteedCents)}
      outside={
        <>
          {mayUpdate ? <PageAct onClick={() => setOpen(true)}>{t('update')}</PageAct> : null}
          {isOpen ? (
            <RepurchaseDialog repurchase={repurchase} proposal={proposal} work={work} onClose={() => setOpen(false)} />
          ) : null}
        </>
      }
    >
      <dl className="proposal-lines">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FoldCard>
  );
}

function RepurchaseDialog({ repurchase, ...input }: MoveInput & { repurchase: Repurchase }) {
  const t = useStrings(strings);
  const { id, number } = input.proposal;
  const update = useAct('updateRepurchase', { reload: ['listProposals'] });
  const { mileageLimit, returnOn, notes } = repurchase;
  const { record, refusal } = useDialogForm(input, {
    saved: { mileageLimit, returnOn: returnOn ?? '', notes: notes ?? '' },
    problemsOf: repurchaseForm.problems,
    send: (typed, version) => {
      const kept = repurchaseForm.normalise(typed);
      return update.run({ params: { id }, body: { ...kept, version, notes: kept.notes || undefined } });
    },
    done: t('done', { number }),
  });
  return (
    <FormDialog
      title={t('dialog.title')}
      text={t('dialog.text')}
      refusal={refusal}
      submitLabel={t('dialog.save')}
      record={record}
      onClose={input.onClose}
    >
      <RecordFields fields={repurchaseForm.fields} />
    </FormDialog>
  );
}
