import { auditField } from '@estrada/domain/audit/index';
import type { endpoints, QueryOf } from '@estrada/endpoints/index';
import { Drawer, Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useStrings } from '../../strings/use-strings.ts';
import { HistoryPanel } from './history-panel.tsx';
import { strings } from './strings.ts';
import { useChangeText } from './use-change-text.ts';

type HistoryOf = QueryOf<typeof endpoints.readHistory>['entity'];

/** The history of a record in the trail's own names of fields and values; its technical data is left out. */
export function RecordHistory({ entity, entityId }: { entity: HistoryOf; entityId: string }) {
  const say = useChangeText(entity);
  return (
    <HistoryPanel
      entity={entity}
      entityId={entityId}
      labelOf={(field) => (auditField(entity, field)?.technical ? undefined : say.field(field))}
      showValue={say.value}
    />
  );
}

/**
 * The history of the rows of a list: an item for the menu of each row, and the drawer that it opens.
 *
 * @param nameOf the name of a row, in the title
 */
export function useRecordHistory<Row extends { id: string }>(
  entity: HistoryOf,
  nameOf: (row: Row) => string,
): { historyItem: (row: Row) => ReactNode; historyDrawer: ReactNode } {
  const t = useStrings(strings);
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
        {row ? <RecordHistory entity={entity} entityId={row.id} /> : null}
      </Drawer>
    ),
  };
}
