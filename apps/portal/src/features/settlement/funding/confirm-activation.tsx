import type { FieldProblem } from '@estrada/domain/errors/index';
import { formatMoney } from '@estrada/domain/formats/index';
import type { Settlement } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useActForm } from '@estrada/web/records/form/use-act-form.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { strings as settlementStrings } from '../strings.ts';
import { strings } from './strings.ts';

/** The reasons by kind and name of an item (`document`, `insurance`), as the paths of the fields read them. */
type Reasons = { exceptions: Record<string, Record<string, string>> };

const maxReason = 500;
const fieldOf = (id: string) => `exceptions.${id}`;

function emptyReasons(items: readonly { id: string }[]): Reasons {
  const exceptions: Reasons['exceptions'] = {};
  for (const { id } of items) {
    const [kind = '', ...name] = id.split('.');
    exceptions[kind] = { ...exceptions[kind], [name.join('.')]: '' };
  }
  return { exceptions };
}

/** The reasons by the ids of the items. */
const byItem = ({ exceptions }: Reasons): [string, string][] =>
  Object.entries(exceptions).flatMap(([kind, reasons]) =>
    Object.entries(reasons).map(([name, reason]): [string, string] => [`${kind}.${name}`, reason.trim()]),
  );

const problemsOf = (values: Reasons): FieldProblem[] =>
  byItem(values).flatMap(([id, reason]) => (reason ? [] : [{ path: fieldOf(id), key: 'reason.required' as const }]));

/** Confirms an activation although items of the checklist are not done: it asks for the reason of each. */
export function ConfirmActivation({
  settlement,
  proposal,
  onClose,
}: {
  settlement: Settlement;
  proposal: ProposalRef;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const words = useStrings(settlementStrings);
  const move = useAct('changeProposalStatus', { reload: staleReads });
  const items = settlement.checklist.filter(({ needsReason }) => needsReason);
  const { record, refusal } = useActForm({
    first: emptyReasons(items),
    problemsOf,
    send: (values: Reasons) =>
      move.run({
        params: { id: proposal.id, status: 'AV' },
        body: { version: proposal.version, exceptions: Object.fromEntries(byItem(values)) },
      }),
    onDone: () => {
      showAlert({ type: 'success', text: words('confirmed') });
      onClose();
    },
  });
  const repeatFirst = () => {
    const [first] = byItem(record.form.getValues());
    if (!first) return;
    for (const { id } of items)
      record.form.setValue(fieldOf(id) as 'exceptions', first[1] as never, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FormDialog
      title={words('confirm')}
      subject={proposal.number}
      text={t('confirm.text', {
        amount: formatMoney(settlement.payableCents),
        names: items.map(({ name }) => name).join(', '),
      })}
      refusal={refusal}
      submitLabel={words('confirm')}
      record={record}
      onClose={onClose}
    >
      {items.map(({ id, name }, place) => (
        <LongTextField key={id} name={fieldOf(id)} label={name} maxLength={maxReason} hasFocus={place === 0} />
      ))}
      {items.length > 1 ? (
        <Button variant="subtle" size="compact-sm" onClick={repeatFirst}>
          {t('confirm.same')}
        </Button>
      ) : null}
    </FormDialog>
  );
}
