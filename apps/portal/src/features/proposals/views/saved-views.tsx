import { form, text } from '@estrada/domain/forms/index';
import type { SavedView, SavedViewFilters } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconCheck, IconDeviceFloppy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { useProposalFilters } from './proposal-filters.tsx';
import { strings } from './strings.ts';
import { filtersOf, isShown, valuesOf } from './use-views.ts';

const nameForm = form({ name: text('Nome do filtro', 'Name of the filter', { max: 40 }) });

/** Prompts for the name of a view: a new one, or the current one. */
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
  const save = useAct('saveProposalView', { reload: ['readProposalViews'] });
  const change = useAct('changeProposalView', { reload: ['readProposalViews'] });
  return (
    <ActDialog
      form={nameForm}
      first={{ name: view?.name ?? '' }}
      focused="name"
      words={{
        title: t(view ? 'rename.title' : 'save.title'),
        submit: t('save.act'),
        done: ({ name }) => t('done.saved', { name }),
      }}
      send={({ name }) => {
        const body = { name, filters };
        return view ? change.run({ params: { id: view.id }, body }) : save.run({ body });
      }}
      onClose={onClose}
    />
  );
}

/**
 * The user's own views: to show one, to save the current filters under a name, and to rename or delete the current one.
 */
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
