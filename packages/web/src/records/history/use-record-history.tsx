import type { endpoints, QueryOf } from '@estrada/endpoints/index';
import { Drawer, Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useStrings } from '../../strings/use-strings.ts';
import { HistoryPanel } from './history-panel.tsx';
import { strings } from './strings.ts';
import { useChangeText } from './use-change-text.ts';

type HistoryOf = QueryOf<typeof endpoints.readHistory>['entity'];

/**
 * The history of the rows of a list: an item for the menu of each row, and the drawer that it opens.
 *
 * @param entity the kind of record in the trail, whose names it shows
 * @param nameOf the name of a row, in the title
 */
export function useRecordHistory<Row extends { id: string }>(
  entity: HistoryOf,
  nameOf: (row: Row) => string,
): { historyItem: (row: Row) => ReactNode; historyDrawer: ReactNode } {
  const t = useStrings(strings);
  const say = useChangeText(entity);
  const [row, setRow] = useState<Row | null>(null);
  return {
    historyItem: (one) => (
      <Menu.Item key="history" onClick={() => setRow(one)}>
        {t('open')}
      </Menu.Item>
    ),
    historyDrawer: (
      <Drawer
        opened={row !== null}
        onClose={() => setRow(null)}
        position="right"
        size="md"
        title={row ? t('of', { name: nameOf(row) }) : ''}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        {row ? <HistoryPanel entity={entity} entityId={row.id} labelOf={say.field} showValue={say.value} /> : null}
      </Drawer>
    ),
  };
}
