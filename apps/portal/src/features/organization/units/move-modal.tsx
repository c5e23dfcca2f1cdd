import { renderMessage } from '@estrada/domain/validation/index';
import type { DealerRow } from '@estrada/endpoints/index';
import { ConfirmModal } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { RetryHint } from '@estrada/web/failure/retry-hint/retry-hint.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useOrganizationChoices } from '../dealer-queries.ts';
import { listNames } from './list-names.ts';
import { strings } from './strings.ts';
import { type Unit, unitCalls } from './unit.ts';

/**
 * Asks where the chosen dealers go, and moves them: all or none.
 *
 * @param onMoved the dealers are gone from here
 * @param onFailed somebody else may have been first: the page has to look again, what was chosen stays chosen
 */
export function MoveModal({
  opened,
  unit,
  dealers,
  onClose,
  onMoved,
  onFailed,
}: {
  opened: boolean;
  unit: Unit;
  dealers: readonly DealerRow[];
  onClose: () => void;
  onMoved: () => void;
  onFailed: () => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { groups, regions, hasFailed, retry } = useOrganizationChoices();
  const [toId, setToId] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { busy, run } = useBusy();
  const options = (unit.kind === 'branch' ? regions : groups).filter(({ value }) => value !== unit.id);
  const target = options.find(({ value }) => value === toId);

  function close(): void {
    setToId('');
    setAsked(false);
    onClose();
  }

  async function move(): Promise<void> {
    setAsked(true);
    if (!target) return;
    await run('act', async () => {
      try {
        await unitCalls[unit.kind].move(unit.key, { toId, dealerIds: dealers.map(({ id }) => id) });
        const moved = { count: dealers.length, name: target.label };
        showAlert({ type: 'success', text: t('dealers.moved', moved) });
        close();
        onMoved();
      } catch (error) {
        alertFailure(error);
        onClose();
        onFailed();
      }
    });
  }

  return (
    <ConfirmModal
      opened={opened}
      title={t('dealers.moveTitle')}
      subject={listNames(t, dealers)}
      text={t(`${unit.kind}.moveText`)}
      confirmLabel={t('dealers.move')}
      cancelLabel={t('cancel')}
      busy={busy !== null}
      onConfirm={() => void move()}
      onCancel={close}
    >
      <Select
        label={t(`${unit.kind}.moveTo`)}
        placeholder={t('dealers.moveChoose')}
        required
        searchable
        data={options}
        value={toId || null}
        onChange={(chosen) => setToId(chosen ?? '')}
        error={isAsked && !target ? renderMessage('required', language) : undefined}
        autoComplete="off"
      />
      {hasFailed ? <RetryHint onRetry={retry} /> : null}
    </ConfirmModal>
  );
}
