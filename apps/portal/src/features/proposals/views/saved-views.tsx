import type { SavedView } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconCheck, IconDeviceFloppy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { useProposalFilters } from '../proposal-filters.tsx';
import { NameDialog } from './name-dialog.tsx';
import { strings } from './strings.ts';
import { filtersOf, isShown, valuesOf } from './use-views.ts';

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
  const remove = useAct('removeProposalView', { reload: ['readProposalViews'] });
  const shown = saved.find((view) => isShown(filters.values, view.filters));

  async function drop({ id, name }: SavedView): Promise<void> {
    try {
      await remove.run({ params: { id } });
      showAlert({ type: 'success', text: t('done.removed', { name }) });
    } catch (error) {
      alertFailure(error);
    }
  }

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
              <Menu.Item leftSection={<IconTrash size={16} aria-hidden="true" />} onClick={() => void drop(shown)}>
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
