import type { UploadRecord } from '@estrada/endpoints/index';
import { DataTable } from '@estrada/ui/index';
import { Box, Button, Paper, Text, Title } from '@mantine/core';
import { IconDownload, IconPencil } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useBusy } from '../../calls/use-busy.ts';
import { callKey, useReload } from '../../calls/use-call.ts';
import { Loaded } from '../../failure/loaded.tsx';
import { laterPart } from '../../frame/lazy-part.tsx';
import type { PageRow } from '../../pages/page-row.ts';
import { PageTitle } from '../../pages/page-title.tsx';
import { readDraft } from '../../session/draft-store.ts';
import { readSession } from '../../session/session-store.ts';
import { useMayCall } from '../../session/use-may-call.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { saveFile } from '../open-file.ts';
import { type Corrections, correctionDraft } from './corrections.ts';
import { InForce } from './in-force.tsx';
import { PastTables } from './past-tables.tsx';
import { SendPanel, type UploadEffect } from './send-panel.tsx';
import { strings } from './strings.ts';
import { callsOf, type TableCalls, type TableNames } from './upload-calls.ts';
import './upload.css';
import { UploadHistory } from './upload-history.tsx';

/**
 * The page of one uploaded table: upload a file, download the template, and follow and find uploads.
 *
 * @param effect the effect of a valid table: it replaces the one in force, or changes only the lines it contains
 */
export function Page({ words, ...part }: { table: TableNames; words: PageRow['words']; effect?: UploadEffect }) {
  return (
    <>
      <PageTitle words={words} />
      <UploadPart {...part} />
    </>
  );
}

/** One uploaded table under the heading of its page or tab. Users who only read the table see no panels to send one. */
export function UploadPart({ table, effect = 'replace' }: { table: TableNames; effect?: UploadEffect }) {
  const maySend = useMayCall(table.send);
  const calls = useMemo(() => callsOf(table), [table]);
  const reload = useReload();
  const [sentId, setSentId] = useState<string | null>(null);
  const columns = useQuery({
    queryKey: callKey(table.columns),
    queryFn: ({ signal }) => calls.columns({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const times = useQuery({
    queryKey: callKey(table.inForce),
    queryFn: ({ signal }) => calls.inForce({ signal }),
  });
  const followTimes = () => {
    void reload(table.inForce);
    // the table that trials were compared with may have changed
    void reload(table.list);
  };
  const [isCorrecting, setCorrecting] = useState(false);
  const [isStarted, setStarted] = useState(() => hasCorrections(table));
  const correct = () => setCorrecting(true);
  const stopCorrecting = () => {
    setStarted(hasCorrections(table));
    setCorrecting(false);
  };
  const follow = ({ id }: UploadRecord) => {
    setSentId(id);
    void reload(table.list);
  };
  if (isCorrecting)
    return (
      <CorrectionPart
        table={table}
        calls={calls}
        onBack={stopCorrecting}
        onApplied={(upload) => {
          stopCorrecting();
          follow(upload);
        }}
      />
    );
  return (
    <>
      <InForce
        calls={calls}
        effect={effect}
        times={times}
        acts={maySend ? <InForceActs calls={calls} effect={effect} isStarted={isStarted} onCorrect={correct} /> : null}
        onChanged={followTimes}
      />
      {maySend ? (
        <div className="upload-panels">
          <SendPanel calls={calls} effect={effect} limits={columns.data ?? null} onSent={follow} />
          <TemplatePanel calls={calls} columns={columns} />
        </div>
      ) : null}
      {times.data ? <PastTables calls={calls} times={times.data} onReturned={followTimes} /> : null}
      <UploadHistory table={table} calls={calls} sentId={sentId} onApplied={follow} />
    </>
  );
}

// few visits correct a table: the grid is no part of the page's first load
const CorrectionPart = laterPart(async () => (await import('./correction-part.tsx')).CorrectionPart);

/** Whether corrections of a table were begun in this tab and have not taken effect. */
function hasCorrections(table: TableNames): boolean {
  const { user } = readSession();
  const draft = user && readDraft<Corrections>(user.username, correctionDraft(table));
  return draft !== null && draft.list.length > 0;
}

/** Downloads the table in force, or opens the screen that corrects it. */
function InForceActs({
  calls,
  effect,
  isStarted,
  onCorrect,
}: {
  calls: TableCalls;
  effect: UploadEffect;
  isStarted: boolean;
  onCorrect: () => void;
}) {
  const t = useStrings(strings);
  const { busy, run } = useBusy<'csv' | 'xlsx'>();
  const download = (format: 'csv' | 'xlsx') =>
    run(format, async () => {
      // the banner of the call shows a failure
      const file = await calls.download({ query: { format }, alert: true }).catch(() => null);
      if (file) saveFile(file);
    });
  return (
    <div className="upload-acts">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          loading={busy === format}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => void download(format)}
        >
          {`${t(effect === 'replace' ? 'inForce.download' : 'inForce.lastDownload')} (${format.toUpperCase()})`}
        </Button>
      ))}
      <Button
        variant={isStarted ? 'filled' : 'default'}
        leftSection={<IconPencil size={16} aria-hidden="true" />}
        onClick={onCorrect}
      >
        {t(isStarted ? 'inForce.goOn' : 'inForce.correct')}
      </Button>
    </div>
  );
}

type Columns = Awaited<ReturnType<TableCalls['columns']>>;

/** The template, and the description of its columns. */
function TemplatePanel({ calls, columns }: { calls: TableCalls; columns: UseQueryResult<Columns> }) {
  const t = useStrings(strings);
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const download = async (format: 'csv' | 'xlsx') => {
    // the banner of the call shows a failure
    const file = await calls.template({ query: { format }, alert: true }).catch(() => null);
    if (file) saveFile(file);
  };
  return (
    <Paper withBorder component="section" className="upload-template" radius="lg" aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId}>
        {t('template.title')}
      </Title>
      <Text c="dimmed">{t('template.text')}</Text>
      <div className="upload-acts">
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => void download(format)}
          >
            {t(`template.${format}`)}
          </Button>
        ))}
      </div>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('columns.show')}</summary>
        {isOpen ? (
          // dozens of columns scroll in their own container, so that the uploads stay near
          <Box className="upload-columns" role="group" aria-label={t('columns.label')} tabIndex={0}>
            <ColumnTable columns={columns} />
          </Box>
        ) : null}
      </details>
    </Paper>
  );
}

function ColumnTable({ columns }: { columns: UseQueryResult<Columns> }) {
  const t = useStrings(strings);
  return (
    <Loaded query={columns} label={t('columns.loading')} height={160}>
      {(known) => (
        <DataTable
          label={t('columns.label')}
          rows={known.columns}
          rowKey={(row) => row.name}
          columns={[
            { key: 'name', header: t('columns.name'), primary: true, render: (row) => <code>{row.name}</code> },
            { key: 'about', header: t('columns.about'), render: (row) => row.about },
            { key: 'example', header: t('columns.example'), render: (row) => row.example },
            { key: 'required', header: t('columns.required'), render: (row) => t(row.isRequired ? 'yes' : 'no') },
          ]}
        />
      )}
    </Loaded>
  );
}
