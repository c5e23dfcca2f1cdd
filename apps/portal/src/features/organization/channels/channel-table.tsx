import { formatInstant } from '@estrada/domain/formats/index';
import type { ChannelRow } from '@estrada/endpoints/index';
import { type DataColumn, DataTable, StatusPill } from '@estrada/ui/index';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { changedByOrganization } from '../dealer-queries.ts';
import { strings } from './strings.ts';

type Switch = (channel: ChannelRow) => void;

/**
 * The channels of a dealer or a branch, each with the act that changes it.
 *
 * @param call performs it: true enables
 */
export function ChannelTable({
  kind,
  items,
  call,
}: {
  kind: 'dealer' | 'branch';
  items: readonly ChannelRow[];
  call: (channelId: string, enable: boolean) => Promise<unknown>;
}) {
  const t = useStrings(strings);
  const reload = useReload();
  const { ask, modal } = useConfirmAction();
  const askSwitch: Switch = ({ id, name, enabled }) => {
    const act = enabled ? 'disable' : 'enable';
    ask({
      title: t(`${act}.title`),
      subject: name,
      text: t(`${act}.${kind}Text`),
      confirmLabel: t(`act.${act}`),
      danger: enabled,
      act: () => call(id, !enabled),
      done: { type: 'success', code: `channel.${act}d` },
      after: () => void reload(...changedByOrganization),
    });
  };
  return (
    <>
      <DataTable label={t('channels.title')} rows={items} rowKey={(row) => row.id} columns={columns(t, askSwitch)} />
      {modal}
    </>
  );
}

const columns = (t: Translate<typeof strings>, onSwitch: Switch): DataColumn<ChannelRow>[] => [
  { key: 'name', header: t('column.channel'), primary: true, render: (row) => row.name },
  {
    key: 'status',
    header: t('column.status'),
    render: (row) => <StatusPill tone={toneOf(row)}>{t(statusOf(row))}</StatusPill>,
  },
  {
    key: 'updatedAt',
    header: t('column.updatedAt'),
    priority: 'low',
    render: (row) => (row.updatedAt ? formatInstant(row.updatedAt) : '–'),
  },
  {
    key: 'actions',
    header: t('column.actions'),
    isAction: true,
    render: (row) => (
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t(row.enabled ? 'act.disableOf' : 'act.enableOf', { name: row.name })}
        onClick={() => onSwitch(row)}
      >
        {t(row.enabled ? 'act.disable' : 'act.enable')}
      </Button>
    ),
  },
];

function statusOf({ enabled, isOffAtBranch }: ChannelRow) {
  if (!enabled) return 'status.off';
  return isOffAtBranch ? 'status.offAtBranch' : 'status.on';
}

const toneOf = ({ enabled, isOffAtBranch }: ChannelRow) => (enabled && !isOffAtBranch ? 'success' : 'neutral');
