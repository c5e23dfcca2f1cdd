import type { DealerRow } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { ChoiceField } from '@estrada/web/records/form/form-fields.tsx';
import { useActForm } from '@estrada/web/records/form/use-act-form.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { changedByOrganization, useOrganizationChoices } from '../dealer-queries.ts';
import { listNames } from './list-names.ts';
import { strings } from './strings.ts';
import type { Unit } from './unit.ts';

/**
 * Prompts for the unit that the selected dealers move to, and moves them: all or none. It is mounted while it is open.
 *
 * @param first the preselected unit: that of a refused move
 * @param onRefused another user may have been first: the page reloads, and the selection remains
 */
export function MoveModal({
  unit,
  dealers,
  first,
  onClose,
  onMoved,
  onRefused,
}: {
  unit: Unit;
  dealers: readonly DealerRow[];
  first: string;
  onClose: () => void;
  onMoved: () => void;
  onRefused: (toId: string) => void;
}) {
  const t = useStrings(strings);
  const { groups, regions, hasFailed, retry } = useOrganizationChoices();
  const options = (unit.kind === 'branch' ? regions : groups).filter(({ value }) => value !== unit.id);
  const moveOfBranch = useAct('moveBranchDealers', { reload: changedByOrganization });
  const moveOfGroup = useAct('moveGroupDealers', { reload: changedByOrganization });
  const { record, refusal } = useActForm<{ toId: string }, unknown>({
    first: { toId: first },
    problemsOf: ({ toId }) => (toId === '' ? [{ path: 'toId', key: 'required' }] : []),
    send: ({ toId }) => {
      const body = { toId, dealerIds: dealers.map(({ id }) => id) };
      return unit.kind === 'branch'
        ? moveOfBranch.run({ params: { branchId: unit.key }, body })
        : moveOfGroup.run({ params: { groupName: unit.key }, body });
    },
    onDone: (_answer, { toId }) => {
      const name = options.find(({ value }) => value === toId)?.label ?? '';
      showAlert({ type: 'success', text: t('dealers.moved', { count: dealers.length, name }) });
      onMoved();
    },
    onRefused: (error) => {
      alertFailure(error);
      onRefused(record.form.getValues('toId'));
    },
  });
  return (
    <FormDialog
      title={t('dealers.moveTitle')}
      subject={listNames(t, dealers)}
      text={t(`${unit.kind}.moveText`)}
      refusal={refusal}
      submitLabel={t('dealers.move')}
      record={record}
      onClose={onClose}
    >
      <ChoiceField
        name="toId"
        label={t(`${unit.kind}.moveTo`)}
        placeholder={t('dealers.moveChoose')}
        options={options}
      />
      {hasFailed ? <RetryHint onRetry={retry} /> : null}
    </FormDialog>
  );
}
