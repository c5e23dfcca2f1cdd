import { type CellChange, groupCells, type SimulationProfile } from '@estrada/domain/parameters/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCacheAnswer, useReload } from '@estrada/web/calls/use-call.ts';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { ChangeList } from './change-list.tsx';
import { strings } from './strings.ts';

type Props = {
  profile: SimulationProfile;
  version: number;
  changes: readonly CellChange[];
  /** discards the unsaved changes */
  onDiscard: () => void;
};

/** How many changes are unsaved, and the dialog that reviews and saves them. */
export function ReviewBar({ profile, version, changes, onDiscard }: Props) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const stateId = useId();
  const [isOpen, setOpen] = useState(false);
  const keepAnswer = useCacheAnswer();
  const reload = useReload();
  const act = useAct('saveProfileParameters');
  const isDirty = changes.length > 0;

  async function save() {
    const sent = groupCells(changes).map(({ financeTypeIds, ...group }) => ({
      ...group,
      financeTypeIds: [...financeTypeIds],
    }));
    try {
      const answer = await act.run({ body: { profile, version, changes: sent } });
      onDiscard();
      keepAnswer('readProfileParameters', { query: { profile } }, answer);
      showAlert({ type: 'success', code: 'parameters.inForce' });
    } catch (error) {
      alertFailure(error);
    }
    setOpen(false);
    // the version is shared by all profiles, and a lost response does not show whether it was saved
    await reload('readProfileParameters');
  }

  return (
    <div className="record-save-bar">
      <Text size="sm" c="dimmed" role="status" id={stateId}>
        {isDirty ? t('unsaved', { count: changes.length }) : t('saved')}
      </Text>
      <Group gap="sm" wrap="nowrap">
        <Button variant="default" disabled={!isDirty} aria-describedby={stateId} onClick={onDiscard}>
          {t('discard')}
        </Button>
        <Button disabled={!isDirty} aria-describedby={stateId} onClick={() => setOpen(true)}>
          {t('review')}
        </Button>
      </Group>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="lg"
        closeButtonProps={{ 'aria-label': t('keepOn') }}
        title={t('review.title', { profile: roleName(profile) })}
      >
        <ChangeList changes={changes} label={t('changes.list')} />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={() => setOpen(false)}>
            {t('keepOn')}
          </Button>
          <Button loading={act.isBusy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </Group>
      </Modal>
    </div>
  );
}
