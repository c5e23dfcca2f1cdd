import { formatCnpj, formatInstant } from '@estrada/domain/formats/index';
import type { DealerRow } from '@estrada/endpoints/index';
import { type DataColumn, StatusPill } from '@estrada/ui/index';
import type { Say } from '@estrada/web/words/use-strings.ts';
import type { strings } from '../strings.ts';
import { DealerName, DealerRowMenu } from './dealer-row-menu.tsx';

/** The columns of the list. @param onSwitch asks to enable or disable a dealer */
export function dealerColumns(t: Say<typeof strings>, onSwitch: (row: DealerRow) => void): DataColumn<DealerRow>[] {
  return [
    {
      key: 'name',
      header: t('column.name'),
      primary: true,
      sort: 'tradingName',
      render: (row) => <DealerName row={row} />,
    },
    { key: 'gmfCode', header: t('column.gmfCode'), align: 'end', sort: 'gmfCode', render: (row) => row.GMFcode },
    { key: 'bacCode', header: t('column.bacCode'), align: 'end', sort: 'bacCode', render: (row) => row.baccode },
    {
      key: 'document',
      header: t('column.document'),
      priority: 'low',
      render: (row) => <span style={{ whiteSpace: 'nowrap' }}>{formatCnpj(row.document)}</span>,
    },
    { key: 'city', header: t('column.city'), sort: 'city', render: (row) => `${row.city}\u00a0·\u00a0${row.state}` },
    {
      key: 'group',
      header: t('column.group'),
      priority: 'low',
      render: (row) => `${row.dealerGroup.name} · ${row.region.name}`,
    },
    {
      key: 'status',
      header: t('column.status'),
      render: (row) => (
        <StatusPill tone={row.enabled ? 'success' : 'neutral'}>
          {t(row.enabled ? 'status.enabled' : 'status.disabled')}
        </StatusPill>
      ),
    },
    {
      key: 'updatedAt',
      header: t('column.updatedAt'),
      priority: 'low',
      sort: 'updatedAt',
      render: (row) => <span style={{ whiteSpace: 'nowrap' }}>{formatInstant(row.updatedAt)}</span>,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      isAction: true,
      render: (row) => <DealerRowMenu row={row} onSwitch={onSwitch} />,
    },
  ];
}
