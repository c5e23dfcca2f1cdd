import type { SavedView, SavedViewFilters } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

/** Gives a view its name: a new one, or the one that is shown. */
export function NameDialog({
  view,
  filters,
  onClose,
}: {
  view: SavedView | null;
  filters: SavedViewFilters;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const [name, setName] = useState(view?.name ?? '');
  const save = useAct('saveProposalView', { reload: ['readProposalViews'] });
  const change = useAct('changeProposalView', { reload: ['readProposalViews'] });
  const { error } = view ? change : save;

  async function submit(): Promise<void> {
    const body = { name, filters };
    try {
      if (view) await change.run({ params: { id: view.id }, body });
      else await save.run({ body });
      showAlert({ type: 'success', text: t('done.saved', { name: name.trim() }) });
      onClose();
    } catch (failure) {
      // said at the field
      if (!(failure instanceof ApiError)) throw failure;
    }
  }

  return (
    <Modal
      opened
      title={t(view ? 'rename.title' : 'save.title')}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextInput
          data-autofocus
          label={t('name')}
          maxLength={40}
          autoComplete="off"
          value={name}
          error={error ? (error.fields[0]?.message ?? error.words) : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={save.isBusy || change.isBusy} disabled={name.trim() === ''}>
            {t('save.act')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
