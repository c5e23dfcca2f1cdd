import type { UserType } from '@estrada/domain/access/index';
import { formatInstant } from '@estrada/domain/formats/index';
import type { UserRow } from '@estrada/endpoints/index';
import { type DataColumn, StatusPill, type StatusTone } from '@estrada/ui/index';
import type { Say } from '@estrada/web/words/use-strings.ts';
import type { strings } from '../strings.ts';
import type { UserAct } from './use-account-acts.ts';
import { UserName, UserRowMenu } from './user-row-menu.tsx';

const tones: Record<UserRow['administrativeStatus'], StatusTone> = {
  enabled: 'success',
  disabled: 'neutral',
  blocked: 'danger',
};

/** The columns of the list. @param onAct asks for an act on a user */
export function userColumns(
  type: UserType,
  t: Say<typeof strings>,
  roleName: (groupName: string) => string,
  onAct: (act: UserAct, row: UserRow) => void,
): DataColumn<UserRow>[] {
  const dealers: DataColumn<UserRow> = {
    key: 'dealers',
    header: t('column.dealers'),
    render: (row) => sayDealers(row, t),
  };
  return [
    { key: 'user', header: t('column.user'), primary: true, render: (row) => <UserName row={row} /> },
    {
      key: 'group',
      header: t('column.group'),
      render: (row) => row.groups.map(({ groupName }) => roleName(groupName)).join(', '),
    },
    ...(type === 'DEALER' ? [dealers] : []),
    {
      key: 'email',
      header: t('column.email'),
      priority: 'low',
      render: (row) => <span style={{ overflowWrap: 'anywhere' }}>{row.email}</span>,
    },
    { key: 'status', header: t('column.status'), render: (row) => <UserStatusPills row={row} t={t} /> },
    {
      key: 'updatedAt',
      header: t('column.updatedAt'),
      priority: 'low',
      render: (row) => <span style={{ whiteSpace: 'nowrap' }}>{formatInstant(row.updatedAt)}</span>,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      isAction: true,
      render: (row) => <UserRowMenu row={row} onAct={onAct} />,
    },
  ];
}

function sayDealers({ dealers }: UserRow, t: Say<typeof strings>): string {
  const [first] = dealers;
  if (!first) return '–';
  const name = `${first.gmfCode} · ${first.tradingName}`;
  return dealers.length > 1 ? t('dealers.more', { first: name, count: dealers.length - 1 }) : name;
}

function UserStatusPills({ row, t }: { row: UserRow; t: Say<typeof strings> }) {
  const { administrativeStatus, status } = row;
  const awaits = administrativeStatus === 'enabled' && status === 'NEW_PASSWORD_REQUIRED';
  return awaits ? (
    <StatusPill tone="warning">{t('status.NEW_PASSWORD_REQUIRED')}</StatusPill>
  ) : (
    <StatusPill tone={tones[administrativeStatus]}>{t(`status.${administrativeStatus}`)}</StatusPill>
  );
}
