import { formatCount } from '@estrada/domain/formats/index';
import { mostCorrections } from '@estrada/domain/uploads/index';
import type { UploadRecord } from '@estrada/endpoints/index';
import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconListCheck, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { showAlert } from '../../alerts/alerts.ts';
import { alertFailure } from '../../calls/alert-failure.ts';
import { ApiError } from '../../calls/api-error.ts';
import { useBusy } from '../../calls/use-busy.ts';
import { callKey, useReload } from '../../calls/use-call.ts';
import { Loaded } from '../../failure/loaded.tsx';
import { useConfirmAction } from '../../records/confirm-action/use-confirm-action.tsx';
import { SearchField } from '../../records/list/filter-fields.tsx';
import { useDraft } from '../../session/use-draft.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { isAtWork, workPollMs } from '../work/work-status.tsx';
import { CorrectionGrid, type GridLine } from './correction-grid.tsx';
import { correctionStrings } from './correction-strings.ts';
import {
  addLine,
  type Correction,
  type Corrections,
  cellAt,
  correctionDraft,
  countChanges,
  keyOfLine,
  noCorrections,
  placeProblems,
  removeLine,
  setCell,
  undo,
} from './corrections.ts';
import type { TableCalls, TableLines, TableNames } from './upload-calls.ts';
import { DifferenceDrawer } from './upload-history.tsx';
import './correction.css';

type Found = ReturnType<typeof placeProblems>;
const noProblems: Found = { byKey: new Map(), others: [] };
/** The cells that name a line on the screen. */
const labelCells = 3;

/** The screen that corrects the table in force: the changes are tried like a file, and take effect like one. */
export function CorrectionPart({
  table,
  calls,
  onBack,
  onApplied,
}: {
  table: TableNames;
  calls: TableCalls;
  onBack: () => void;
  onApplied: (upload: UploadRecord) => void;
}) {
  const t = useStrings(correctionStrings);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [draft, setDraft, clearDraft] = useDraft<Corrections>(correctionDraft(table), noCorrections);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const [found, setFound] = useState<Found>(noProblems);
  const [tried, setTried] = useState<UploadRecord | null>(null);
  const reload = useReload();
  const { busy, run } = useBusy();
  const { ask, modal } = useConfirmAction();
  const query = useQuery({
    queryKey: callKey(table.lines, { search, page }),
    queryFn: ({ signal }) => calls.lines({ query: { search, page }, signal }),
    placeholderData: keepPreviousData,
  });
  // the button that was clicked is gone
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const { list } = draft;
  function correct(next: readonly Correction[], columns: TableLines['columns']): void {
    if (next.length > mostCorrections) {
      showAlert({ type: 'error', text: t('limit', { max: mostCorrections }) });
      return;
    }
    setDraft({ columns, list: [...next] });
  }

  const check = (tableId: string) =>
    run('act', async () => {
      setFound(noProblems);
      const corrections = list.map(({ line, cells }) => ({ line, cells }));
      try {
        const { id } = await calls.correct({ body: { tableId, corrections }, alert: false });
        const { upload, problems } = await untilRead(calls, id);
        void reload(table.list);
        if (upload.status === 'SUCCESS') setTried(upload);
        else {
          setFound(placeProblems(list, { lineCount: upload.lineCount, problems }));
          const { problemCount: count, message } = upload;
          const refused = t(count === 1 ? 'refused.one' : 'refused.many', { count: formatCount(count) });
          showAlert({ type: 'error', text: count > 0 ? refused : (message ?? '') });
        }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'SET001') {
          void reload(table.lines, table.inForce);
          showAlert({ type: 'error', text: t('conflict') });
        } else if (error.fields.length > 0) {
          setFound({ byKey: refusedLines(list, error), others: [] });
          showAlert({ type: 'error', text: error.fields[0]!.message });
        } else alertFailure(error);
      }
    });

  return (
    <Paper withBorder component="section" className="correction" radius="lg" aria-labelledby={headingId}>
      <Group justify="space-between" align="start">
        <Title order={2} size="h3" id={headingId} ref={heading} tabIndex={-1}>
          {t('title')}
        </Title>
        <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
          {t('back')}
        </Button>
      </Group>
      <Text c="dimmed">{t('text')}</Text>
      <Text c="dimmed" size="sm" className="correction-keys">
        {t('keys')}
      </Text>
      <Loaded query={query} label={t('loading')} height={320}>
        {(data) => (
          <>
            <div className="correction-bar">
              <SearchField
                label={t('search')}
                hint={t('searchHint')}
                value={search}
                onChange={(text) => {
                  setSearch(text);
                  setPage(0);
                }}
              />
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden="true" />}
                onClick={() => correct(addLine(list), data.columns)}
              >
                {t('add')}
              </Button>
            </div>
            <CorrectionGrid
              columns={data.columns}
              lines={linesOf(data, list, t('new'))}
              problems={found.byKey}
              onCell={(line, column, text) => correct(setCell(list, line, { ...column, text }), data.columns)}
              onRemove={(line) => correct(removeLine(list, line), data.columns)}
              onUndo={(key) => correct(undo(list, key), data.columns)}
            />
            <Pages data={data} page={page} onPage={setPage} />
            <Changes columns={data.columns} list={list} found={found} onUndo={(next) => correct(next, data.columns)} />
            <Group gap="sm">
              <Button
                disabled={list.length === 0}
                loading={busy !== null}
                leftSection={<IconListCheck size={16} aria-hidden="true" />}
                onClick={() => void check(data.tableId)}
              >
                {t('check')}
              </Button>
              <Button
                variant="default"
                disabled={list.length === 0}
                onClick={() =>
                  ask({
                    title: t('discard.title'),
                    subject: '',
                    text: t('discard.text'),
                    confirmLabel: t('discard'),
                    danger: true,
                    act: async () => {
                      clearDraft();
                      setFound(noProblems);
                    },
                  })
                }
              >
                {t('discard')}
              </Button>
              <Text size="sm" role="status">
                {busy ? t('checking') : ''}
              </Text>
            </Group>
          </>
        )}
      </Loaded>
      <DifferenceDrawer
        calls={calls}
        mayApply
        upload={tried}
        onClose={() => setTried(null)}
        onApplied={(upload) => {
          clearDraft();
          void reload(table.lines);
          onApplied(upload);
        }}
      />
      {modal}
    </Paper>
  );
}

/** Waits until a trial has ended. */
async function untilRead(calls: TableCalls, id: string) {
  for (;;) {
    const read = await calls.read({ params: { id }, alert: false });
    if (!isAtWork(read.upload.status)) return read;
    await new Promise((resolve) => setTimeout(resolve, workPollMs));
  }
}

/** The corrections that the server refuses as a whole, or at a cell. */
function refusedLines(list: readonly Correction[], { fields }: ApiError): Found['byKey'] {
  const byKey = new Map<string, Found['others']>();
  for (const { path, message } of fields) {
    const [, index, , column = ''] = /^corrections\.(\d+)(\.cells\.(.+))?$/.exec(path) ?? [];
    const correction = list[Number(index)];
    if (correction) byKey.set(correction.key, [{ line: 0, column, value: '', reason: message }]);
  }
  return byKey;
}

const labelOf = (cells: readonly string[], otherwise: string): string =>
  cells.filter(Boolean).slice(0, labelCells).join(' · ') || otherwise;

/** The cells of a correction in the order of the columns. */
const cellsOf = (correction: Pick<Correction, 'line' | 'cells'>, columns: TableLines['columns']): string[] =>
  columns.map(({ name }, place) => cellAt(correction, { name, place }));

/** The added lines, then those of the page as they are corrected. */
function linesOf({ columns, lines }: TableLines, list: readonly Correction[], added: string): GridLine[] {
  const byKey = new Map(list.map((correction) => [correction.key, correction]));
  return [
    ...list
      .filter(({ line }) => line === null)
      .map((correction) => ({
        key: correction.key,
        line: null,
        correction,
        label: labelOf(cellsOf(correction, columns), added),
      })),
    ...lines.map((line) => {
      const key = keyOfLine(line);
      return { key, line, correction: byKey.get(key) ?? null, label: labelOf(line, '') };
    }),
  ];
}

/** Which lines of how many are shown, and the buttons of the neighbouring pages. */
function Pages({ data, page, onPage }: { data: TableLines; page: number; onPage: (page: number) => void }) {
  const t = useStrings(correctionStrings);
  const { pageSize, totalElements, totalCapped, lines } = data;
  if (lines.length === 0) return null;
  const from = page * pageSize + 1;
  const to = from + lines.length - 1;
  const total = `${formatCount(totalElements)}${totalCapped ? '+' : ''}`;
  const shown = <Text size="sm">{t('pages', { from: formatCount(from), to: formatCount(to), total })}</Text>;
  if (page === 0 && lines.length < pageSize) return shown;
  return (
    <Group gap="sm">
      {shown}
      <Button size="xs" variant="default" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={lines.length < pageSize || (!totalCapped && to >= totalElements)}
        onClick={() => onPage(page + 1)}
      >
        {t('next')}
      </Button>
    </Group>
  );
}

/** Every change with its former value, its refusal and the button that takes it back. */
function Changes({
  columns,
  list,
  found,
  onUndo,
}: {
  columns: TableLines['columns'];
  list: readonly Correction[];
  found: Found;
  onUndo: (next: Correction[]) => void;
}) {
  const t = useStrings(correctionStrings);
  const listId = useId();
  const counted = (kind: 'changes' | 'lines', count: number) =>
    t(count === 1 ? `${kind}.one` : `${kind}.many`, { count: formatCount(count) });
  const total = countChanges(list);
  const problemOf = (key: string, column: string) =>
    found.byKey.get(key)?.find((problem) => problem.column === column)?.reason;
  return (
    <div className="correction-changes">
      <Text fw={600} role="status" id={listId}>
        {total === 0
          ? t('noChanges')
          : t('changes', { changes: counted('changes', total), lines: counted('lines', list.length) })}
      </Text>
      {found.others.length > 0 ? (
        <Alert color="ipe" title={t('others')}>
          <ul>
            {found.others.map(({ line, column, value, reason }) => (
              <li key={`${line}-${column}`}>{`${column} ${value}: ${reason}`}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <ul aria-labelledby={listId}>
        {list.flatMap((correction) => {
          const { key, line, cells } = correction;
          const label = labelOf(line ?? cellsOf(correction, columns), t('new'));
          const whole = line === null ? t('new') : cells === null ? t('isRemoved') : null;
          const wholeProblem = found.byKey.get(key)?.find(({ column }) => column === '' || whole !== null)?.reason;
          if (whole !== null)
            return [
              <Change
                key={key}
                label={label}
                text={whole}
                problem={wholeProblem}
                onUndo={() => onUndo(undo(list, key))}
              />,
            ];
          return Object.entries(cells!).map(([name, text]) => {
            const place = columns.findIndex((column) => column.name === name);
            const former = line![place] ?? '';
            return (
              <Change
                key={`${key}-${name}`}
                label={label}
                text={`${name}: ${former || t('empty')} → ${text || t('empty')}`}
                problem={problemOf(key, name) ?? wholeProblem}
                onUndo={() => onUndo(setCell(list, correction, { name, place, text: former }))}
              />
            );
          });
        })}
      </ul>
    </div>
  );
}

function Change({
  label,
  text,
  problem,
  onUndo,
}: {
  label: string;
  text: string;
  problem: string | undefined;
  onUndo: () => void;
}) {
  const t = useStrings(correctionStrings);
  return (
    <li>
      <span>
        <strong>{label}</strong> {text}
        {problem ? <small className="correction-problem">{problem}</small> : null}
      </span>
      <Button size="compact-xs" variant="default" aria-label={`${t('undo')}: ${label}, ${text}`} onClick={onUndo}>
        {t('undo')}
      </Button>
    </li>
  );
}
