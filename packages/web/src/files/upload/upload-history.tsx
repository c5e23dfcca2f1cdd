import { formatCount, formatInstant } from '@estrada/domain/formats/index';
import { trialRetentionDays } from '@estrada/domain/uploads/index';
import type { UploadRecord } from '@estrada/endpoints/index';
import { type DataColumn, EmptyState } from '@estrada/ui/index';
import { Button, Drawer, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showAlert } from '../../alerts/alerts.ts';
import { useReload } from '../../calls/use-call.ts';
import { usePagedList } from '../../calls/use-paged-list.ts';
import { Loaded } from '../../failure/loaded.tsx';
import { ListFrame } from '../../records/list/list-frame.tsx';
import { useMayCall } from '../../session/use-may-call.ts';
import { type Translate, useStrings } from '../../strings/use-strings.ts';
import { useEndings } from '../work/use-endings.ts';
import { isAtWork, WorkPill, WorkProgress, workPollMs } from '../work/work-status.tsx';
import { differenceStrings } from './difference-strings.ts';
import { ProblemsDrawer } from './problems-drawer.tsx';
import { strings } from './strings.ts';
import type { TableCalls, TableNames } from './upload-calls.ts';

/** The uploads of a table: it polls running ones, and reports when one ends. */
export function UploadHistory({
  table,
  calls,
  sentId,
  onApplied,
}: {
  table: TableNames;
  calls: TableCalls;
  /** the last upload sent from here */
  sentId: string | null;
  onApplied: (upload: UploadRecord) => void;
}) {
  const t = useStrings(strings);
  const mayApply = useMayCall(table.apply);
  const reload = useReload();
  const [compared, setCompared] = useState<UploadRecord | null>(null);
  const [shown, setShown] = useState<UploadRecord | null>(null);
  const list = usePagedList<UploadRecord>({
    queryKey: [table.list, 'pages'],
    load: ({ cursor, size, signal }) => calls.list({ query: { cursor, size }, signal }),
    pollMs: (rows) => (rows.some((row) => isAtWork(row.status)) ? workPollMs : false),
  });
  useEndings(list.rows, sentId, (row) => {
    const { status, fileName, message, isTrial } = row;
    if (status === 'SUCCESS' && isTrial) setCompared(row);
    else if (status === 'SUCCESS') {
      void reload(table.inForce);
      showAlert({ type: 'success', code: 'files', params: { fileName, ...(message ? { message } : {}) } });
    }
    if (status === 'ERROR') showAlert({ type: 'error', text: `${fileName}: ${message ?? ''}` });
  });
  return (
    <section aria-labelledby="uploads-heading">
      <Title order={2} size="h3" id="uploads-heading" mb="sm">
        {t('history.title')}
      </Title>
      <ListFrame
        label={t('history.label')}
        list={list}
        columns={columnsOf(t, setShown, setCompared)}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('history.emptyTitle')} text={t('history.emptyText')} />}
      />
      <DifferenceDrawer
        calls={calls}
        mayApply={mayApply}
        upload={compared}
        onClose={() => setCompared(null)}
        onApplied={(applied) => {
          setCompared(null);
          onApplied(applied);
        }}
      />
      <ProblemsDrawer calls={calls} upload={shown} onClose={() => setShown(null)} />
    </section>
  );
}

/** What a table would change according to its trial, and for users who may, the button that puts it in force. */
export function DifferenceDrawer({
  calls,
  mayApply,
  upload,
  onClose,
  onApplied,
}: {
  calls: TableCalls;
  mayApply: boolean;
  upload: UploadRecord | null;
  onClose: () => void;
  onApplied: (upload: UploadRecord) => void;
}) {
  const t = useStrings(differenceStrings);
  const id = upload?.id ?? '';
  const query = useQuery({
    queryKey: ['upload-difference', id],
    // few visits open a difference: its content is no part of the page's first load
    queryFn: async ({ signal }) => {
      const [read, content] = await Promise.all([
        calls.read({ params: { id }, signal }),
        import('./difference-content.tsx'),
      ]);
      return { ...read, ...content };
    },
    enabled: id !== '',
  });
  return (
    <Drawer
      opened={upload !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={t('difference.title', { name: upload?.fileName ?? '' })}
      closeButtonProps={{ 'aria-label': t('difference.close') }}
    >
      <Loaded query={query} label={t('difference.loading')} height={240}>
        {({ upload: tried, difference, TrialDifference, DifferenceView }) => {
          if (!difference) return <Text>{t('difference.gone', { count: trialRetentionDays })}</Text>;
          if (!mayApply) return <DifferenceView difference={difference} />;
          return <TrialDifference calls={calls} upload={tried} difference={difference} onApplied={onApplied} />;
        }}
      </Loaded>
    </Drawer>
  );
}

function columnsOf(
  t: Translate<typeof strings>,
  show: (row: UploadRecord) => void,
  compare: (row: UploadRecord) => void,
): DataColumn<UploadRecord>[] {
  return [
    {
      key: 'file',
      header: t('column.file'),
      primary: true,
      render: (row) => (
        <span className="upload-name">
          {row.fileName}
          {row.isTrial ? <small className="upload-trial">{t('history.trial')}</small> : null}
        </span>
      ),
    },
    {
      key: 'date',
      header: t('column.date'),
      render: (row) => <span className="upload-when">{formatInstant(row.uploadDate)}</span>,
    },
    { key: 'user', header: t('column.user'), priority: 'low', render: (row) => row.user },
    { key: 'status', header: t('column.status'), render: (row) => <WorkPill state={row.status} /> },
    { key: 'message', header: t('column.message'), render: (row) => <Outcome row={row} /> },
    { key: 'line', header: t('column.line'), align: 'end', render: (row) => (row.line ? formatCount(row.line) : '–') },
    {
      key: 'actions',
      header: t('column.actions'),
      isAction: true,
      render: (row) => {
        const isTried = row.isTrial && row.status === 'SUCCESS';
        if (row.problemCount === 0 && !isTried) return null;
        const words = t(isTried ? 'difference.show' : 'problems.show');
        return (
          <Button
            variant="default"
            size="xs"
            aria-label={`${words}: ${row.fileName}`}
            onClick={() => (isTried ? compare : show)(row)}
          >
            {words}
          </Button>
        );
      },
    },
  ];
}

function Outcome({ row }: { row: UploadRecord }) {
  const t = useStrings(strings);
  if (row.status === 'PENDING') return <Text size="sm">{t('progress.waiting')}</Text>;
  if (row.status !== 'PROCESSING') return <span className="upload-message">{row.message}</span>;
  const done = formatCount(row.lineCount);
  const words = row.expectedLines
    ? t('progress.lines', { done, expected: formatCount(row.expectedLines) })
    : t('progress.checked', { done });
  return (
    <WorkProgress
      label={t('progress.label', { name: row.fileName })}
      done={row.lineCount}
      expected={row.expectedLines}
      words={words}
    />
  );
}
