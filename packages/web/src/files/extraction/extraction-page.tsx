import { formatCount, formatDate } from '@estrada/domain/formats/index';
import type { ExtractionFile } from '@estrada/endpoints/index';
import { type DataColumn, EmptyState } from '@estrada/ui/index';
import { Button, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { dismissAlert, showAlert } from '../../alerts/alerts.ts';
import { api } from '../../calls/api.ts';
import { useAct } from '../../calls/use-act.ts';
import { usePagedCall } from '../../calls/use-paged-call.ts';
import type { PageRow } from '../../pages/page-row.ts';
import { PageTitle } from '../../pages/page-title.tsx';
import { ListFrame } from '../../records/list/list-frame.tsx';
import { Instant } from '../../records/page/record-cells.tsx';
import { type Translate, useStrings } from '../../strings/use-strings.ts';
import { saveFrom } from '../open-file.ts';
import { showSize } from '../work/show-size.ts';
import { useEndings } from '../work/use-endings.ts';
import { isAtWork, WorkPill, WorkProgress, workPollMs } from '../work/work-status.tsx';
import './extraction.css';
import type { ExtractionFilterFields, ExtractionName } from './extraction-name.ts';
import { RequestForm } from './request-form.tsx';
import { strings } from './strings.ts';

/** The page of one extraction: request a period, follow the job, download the file. */
export function Page({
  type,
  words,
  filters,
}: {
  type: ExtractionName;
  words: PageRow['words'];
  filters: ExtractionFilterFields;
}) {
  const t = useStrings(strings);
  const request = useAct(type, { reload: ['listExtractionFiles'] });
  const [begunId, setBegunId] = useState<string | null>(null);
  const notice = useRef(0);
  const list = usePagedCall(
    'listExtractionFiles',
    { query: { type } },
    { pollMs: (rows) => (rows.some((row) => isAtWork(row.status)) ? workPollMs : false) },
  );
  useEndings(list.rows, begunId, ({ status, fileName, message }) => {
    // the announced file is ready
    dismissAlert(notice.current);
    showAlert(
      status === 'SUCCESS'
        ? { type: 'success', code: 'files.ready', params: { fileName } }
        : { type: 'error', text: t('failed', { message: message ?? '' }) },
    );
  });
  return (
    <>
      <PageTitle words={words} />
      <RequestForm
        filters={filters}
        request={(query) => request.run({ query })}
        onRequested={({ id }) => {
          setBegunId(id);
          notice.current = showAlert({ type: 'notice', text: t('requested') });
        }}
      />
      <section aria-labelledby="files-heading">
        <Title order={2} size="h3" id="files-heading" mb="sm">
          {t('files.title')}
        </Title>
        <ListFrame
          label={t('files.label')}
          list={list}
          columns={columnsOf(t)}
          rowKey={(row) => row.id}
          empty={<EmptyState title={t('files.emptyTitle')} text={t('files.emptyText')} />}
        />
      </section>
    </>
  );
}

async function download({ fileName }: ExtractionFile): Promise<void> {
  // the banner of the call shows a failure
  const answer = await api.readDownloadAddress({ query: { fileName }, alert: true }).catch(() => null);
  if (answer) saveFrom(answer.url, fileName);
}

function columnsOf(t: Translate<typeof strings>): DataColumn<ExtractionFile>[] {
  return [
    {
      key: 'file',
      header: t('column.file'),
      primary: true,
      render: (row) => <span className="extraction-name">{row.fileName}</span>,
    },
    {
      key: 'period',
      header: t('column.period'),
      priority: 'low',
      render: (row) => `${formatDate(row.initialDate)} – ${formatDate(row.finalDate)}`,
    },
    { key: 'requested', header: t('column.requested'), render: (row) => <Instant at={row.requestedAt} /> },
    { key: 'status', header: t('column.status'), render: (row) => <WorkPill state={row.status} /> },
    { key: 'result', header: t('column.result'), render: (row) => <Result row={row} /> },
    {
      key: 'until',
      header: t('column.until'),
      priority: 'low',
      render: (row) => <Instant at={row.status === 'SUCCESS' ? row.availableUntil : null} />,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      isAction: true,
      render: (row) =>
        row.status === 'SUCCESS' ? (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={14} aria-hidden="true" />}
            aria-label={`${t('download')} ${row.fileName}`}
            onClick={() => void download(row)}
          >
            {t('download')}
          </Button>
        ) : null,
    },
  ];
}

function Result({ row }: { row: ExtractionFile }) {
  const t = useStrings(strings);
  if (row.status === 'PENDING') return <Text size="sm">{t('progress.waiting')}</Text>;
  if (row.status === 'ERROR') return <span>{row.message}</span>;
  if (row.status === 'SUCCESS')
    return (
      <span className="extraction-size">
        {t('rows', { count: row.rowCount, rows: formatCount(row.rowCount), size: showSize(row.sizeBytes ?? 0) })}
      </span>
    );
  const words =
    row.expectedRows === null
      ? t('progress.started')
      : t('progress.rows', { done: formatCount(row.rowCount), expected: formatCount(row.expectedRows) });
  return (
    <WorkProgress
      label={t('progress.label', { name: row.fileName })}
      done={row.rowCount}
      expected={row.expectedRows}
      words={words}
    />
  );
}
