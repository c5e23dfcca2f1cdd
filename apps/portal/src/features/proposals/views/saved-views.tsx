import type { SavedView, SavedViewFilters } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Menu, Modal, TextInput } from '@mantine/core';
import { IconBookmark, IconCheck, IconDeviceFloppy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { useProposalFilters } from './proposal-filters.tsx';
import { strings } from './strings.ts';
import { filtersOf, isShown, valuesOf } from './use-views.ts';

/** Gives a view its name: a new one, or the one that is shown. */
function NameDialog({
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

/** The person's own views: to go to one, to keep what is shown now under a name, to rename and to delete the one that is shown. */
export function SavedViews({
  saved,
  filters,
}: {
  saved: readonly SavedView[];
  filters: ReturnType<typeof useProposalFilters>;
}) {
  const t = useStrings(strings);
  const [naming, setNaming] = useState<SavedView | 'new' | null>(null);
  const { ask, modal } = useConfirmAction();
  const remove = useAct('removeProposalView', { reload: ['readProposalViews'] });
  const shown = saved.find((view) => isShown(filters.values, view.filters));

  const askRemoval = ({ id, name }: SavedView) =>
    ask({
      title: t('remove.title'),
      subject: name,
      text: t('remove.text'),
      danger: true,
      confirmLabel: t('remove.act'),
      act: () => remove.run({ params: { id } }),
      done: t('done.removed', { name }),
    });

  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" size="compact-md" leftSection={<IconBookmark size={16} aria-hidden="true" />}>
            {shown?.name ?? t('own')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {saved.length === 0 ? <Menu.Label>{t('own.none')}</Menu.Label> : null}
          {saved.map((view) => (
            <Menu.Item
              key={view.id}
              leftSection={view === shown ? <IconCheck size={16} aria-hidden="true" /> : <span className="views-gap" />}
              onClick={() => filters.change(valuesOf(view.filters))}
            >
              {view.name}
            </Menu.Item>
          ))}
          {shown || filters.isNarrowed ? <Menu.Divider /> : null}
          {shown ? (
            <>
              <Menu.Item leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => setNaming(shown)}>
                {t('rename', { name: shown.name })}
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash size={16} aria-hidden="true" />} onClick={() => askRemoval(shown)}>
                {t('remove', { name: shown.name })}
              </Menu.Item>
            </>
          ) : filters.isNarrowed ? (
            <Menu.Item leftSection={<IconDeviceFloppy size={16} aria-hidden="true" />} onClick={() => setNaming('new')}>
              {t('save')}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {modal}
      {naming ? (
        <NameDialog
          view={naming === 'new' ? null : naming}
          filters={filtersOf(filters.values)}
          onClose={() => setNaming(null)}
        />
      ) : null}
    </>
  );
}
