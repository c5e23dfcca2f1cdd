import { formatInstant } from '@estrada/domain/formats/index';
import { type DataColumn, DataTable } from '@estrada/ui/index';
import { Button, Drawer, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '../../failure/loaded.tsx';
import { type Translate, useStrings } from '../../strings/use-strings.ts';
import { differenceStrings } from './difference-strings.ts';
import { startStrings } from './start-strings.ts';
import type { TableCalls, TableTime, TableTimes } from './upload-calls.ts';

/** What an earlier table would change compared with the one in force, and the button that returns to it. */
function ReturnDrawer({
  calls,
  table,
  onClose,
  onReturned,
}: {
  calls: TableCalls;
  table: TableTime | null;
  onClose: () => void;
  onReturned: () => void;
}) {
  const t = useStrings(startStrings);
  const words = useStrings(differenceStrings);
  const id = table?.id ?? '';
  const name = table?.fileName ?? t('times.unnamed');
  const query = useQuery({
    queryKey: ['table-difference', id],
    queryFn: async ({ signal }) => {
      const [compared, content] = await Promise.all([
        calls.compare({ params: { id }, signal }),
        import('./difference-content.tsx'),
      ]);
      return { ...compared, ...content };
    },
    enabled: id !== '',
    // the table in force may have changed since the last request
    gcTime: 0,
  });
  return (
    <Drawer
      opened={table !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={t('return.title', { name })}
      closeButtonProps={{ 'aria-label': words('difference.close') }}
    >
      <Loaded query={query} label={words('difference.loading')} height={240}>
        {({ ReturnDifference, ...compared }) => (
          <ReturnDifference calls={calls} table={{ id, name }} {...compared} onReturned={onReturned} />
        )}
      </Loaded>
    </Drawer>
  );
}

/** The earlier tables with their dates and authors, and the act that returns to one, where possible. */
export function PastTables({
  calls,
  times,
  onReturned,
}: {
  calls: TableCalls;
  times: TableTimes;
  onReturned: () => void;
}) {
  const t = useStrings(startStrings);
  const headingId = useId();
  const [looked, setLooked] = useState<TableTime | null>(null);
  const { earlier, canReturn } = times;
  return (
    <section aria-labelledby={headingId} className="upload-times">
      <Title order={2} size="h3" id={headingId} mb="sm">
        {t('times.title')}
      </Title>
      {earlier.length === 0 ? (
        <Text c="dimmed">{t('times.none')}</Text>
      ) : (
        <div className="list-frame">
          <DataTable
            label={t('times.label')}
            rows={earlier}
            rowKey={(time) => String(time.decision)}
            columns={columnsOf(t, canReturn ? setLooked : null)}
          />
        </div>
      )}
      {canReturn ? null : (
        <Text c="dimmed" size="sm" mt="xs">
          {t('times.noReturn')}
        </Text>
      )}
      <ReturnDrawer
        calls={calls}
        table={looked}
        onClose={() => setLooked(null)}
        onReturned={() => {
          setLooked(null);
          onReturned();
        }}
      />
    </section>
  );
}

/** @param look opens the drawer that returns to one; null where that is not possible */
function columnsOf(
  t: Translate<typeof startStrings>,
  look: ((time: TableTime) => void) | null,
): DataColumn<TableTime>[] {
  const nameOf = (time: TableTime) => time.fileName ?? t('times.unnamed');
  const isHeld = (time: TableTime) => time.state === 'earlier';
  return [
    { key: 'file', header: t('times.file'), primary: true, render: nameOf },
    {
      key: 'since',
      header: t('times.since'),
      render: (time) => <span className="upload-when">{formatInstant(time.since)}</span>,
    },
    {
      key: 'until',
      header: t('times.until'),
      render: (time) => <span className="upload-when">{time.until === null ? '–' : formatInstant(time.until)}</span>,
    },
    { key: 'user', header: t('times.user'), priority: 'low', render: (time) => time.user },
    {
      key: 'state',
      header: t('times.state'),
      render: (time) => (isHeld(time) ? t('times.earlier') : t('times.cancelled', { name: time.cancelledBy ?? '' })),
    },
    {
      key: 'actions',
      header: t('times.actions'),
      isAction: true,
      render: (time) =>
        look && time.can.return ? (
          <Button
            variant="default"
            size="xs"
            aria-label={`${t('times.look')}: ${nameOf(time)}`}
            onClick={() => look(time)}
          >
            {t('times.look')}
          </Button>
        ) : null,
    },
  ];
}
