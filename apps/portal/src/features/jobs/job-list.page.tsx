import type { JobRow } from '@estrada/endpoints/index';
import { type DataColumn, StatusPill, type StatusTone } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { usePagedList } from '@estrada/web/calls/use-paged-list.ts';
import { JobFailure } from '@estrada/web/jobs/job-failure.tsx';
import { useJobKind } from '@estrada/web/jobs/job-kinds.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { choiceFilter } from '@estrada/web/records/page/filters.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { ReasonDialog } from '@estrada/web/records/page/reason-dialog.tsx';
import { Instant, RecordMenu, RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { type ListStrings, said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

const tones: Record<JobRow['state'], StatusTone> = {
  waiting: 'info',
  running: 'info',
  failed: 'danger',
  completed: 'success',
  'given-up': 'neutral',
};

/** The columns of the jobs. @param menu the acts on one */
function useJobColumns(menu: DataColumn<JobRow>): DataColumn<JobRow>[] {
  const t = useStrings(strings);
  const kindName = useJobKind();
  return [
    {
      key: 'kind',
      header: t('kind'),
      primary: true,
      render: ({ name, recordId }) => (
        <RecordName to={null} below={recordId === null ? name : `${name} · ${recordId}`}>
          {kindName(name)}
        </RecordName>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      render: ({ state }) => <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>,
    },
    { key: 'cause', header: t('cause'), render: (job) => (job.failure ? <JobFailure job={job} /> : '–') },
    { key: 'tries', header: t('tries'), align: 'end', priority: 'low', render: ({ retryCount }) => retryCount },
    { key: 'createdAt', header: t('createdAt'), render: ({ createdAt }) => <Instant at={createdAt} /> },
    { key: 'nextTry', header: t('nextTry'), priority: 'low', render: ({ nextTryAt }) => <Instant at={nextTryAt} /> },
    menu,
  ];
}

/** Prompts for the reason to give up a failed job, and gives it up. @param name of its kind */
function GiveUpModal({ job, name, onClose }: { job: JobRow; name: string; onClose: () => void }) {
  const t = useStrings(strings);
  const giveUp = useAct('giveUpJob', { reload: ['listJobs'] });
  return (
    <ReasonDialog
      subject={name}
      words={{
        title: t('giveUp.title'),
        text: t('giveUp.text'),
        label: t('giveUp.reason'),
        submit: t('giveUp'),
        done: t('giveUp.done'),
      }}
      danger
      send={(body) => giveUp.run({ params: { jobId: job.id }, body })}
      onClose={onClose}
    />
  );
}

const words: ListStrings = {
  nouns: {
    pt: { one: 'tarefa', many: 'tarefas', gender: 'f' },
    en: { one: 'job', many: 'jobs' },
  },
  empty: {
    title: { pt: 'Nada em aberto', en: 'Nothing open' },
    text: {
      pt: 'Todas as tarefas foram concluídas. As que aguardam ou falham aparecem aqui.',
      en: 'All jobs have been completed. Those that are waiting or have failed appear here.',
    },
  },
};
const states = ['waiting', 'running', 'failed', 'completed', 'given-up'] as const;
/** The server returns at most this many rows. */
const mostRows = 200;
/** The list is polled while jobs are pending. */
const pollMs = 10_000;

/** `/jobs`: background jobs that have not ended, and the acts on failed ones. */
export function Page() {
  const t = useStrings(strings);
  const kindName = useJobKind();
  const { say } = useRecordStrings(words.nouns);
  const { ask, modal } = useConfirmAction();
  const [givenUp, setGivenUp] = useState<JobRow | null>(null);
  const again = useAct('tryJobAgain', { reload: ['listJobs'] });
  const filters = useListFilters({
    state: choiceFilter(
      'situacao',
      said(t('state')),
      Object.fromEntries(states.map((state) => [state, said(t(`state.${state}`))])),
    ),
  });
  const state = filters.query.state as (typeof states)[number] | undefined;
  const askAgain = ({ id, name }: JobRow) =>
    ask({
      title: t('tryAgain'),
      subject: kindName(name),
      text: t('tryAgain.text'),
      confirmLabel: t('tryAgain'),
      act: () => again.run({ params: { jobId: id } }),
      done: t('tryAgain.done'),
    });
  const list = usePagedList<JobRow>({
    queryKey: ['listJobs', 'pages', state],
    load: async ({ signal }) => {
      const { items } = await api.listJobs({ query: { state }, signal });
      return { items, next: null, totalElements: items.length, totalCapped: items.length >= mostRows };
    },
    pollMs: () => pollMs,
  });
  const columns = useJobColumns({
    key: 'acts',
    header: say('actions'),
    isAction: true,
    render: (job) =>
      job.state === 'failed' ? (
        <RecordMenu nouns={words.nouns} name={kindName(job.name)} editAt={null}>
          <Menu.Item onClick={() => askAgain(job)}>{t('tryAgain')}</Menu.Item>
          <Menu.Item color="red" onClick={() => setGivenUp(job)}>
            {t('giveUp')}
          </Menu.Item>
        </RecordMenu>
      ) : null,
  });
  return (
    <ListPage
      words={words}
      list={list}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      around={(frame) => (
        <>
          {frame}
          {modal}
          {givenUp ? (
            <GiveUpModal job={givenUp} name={kindName(givenUp.name)} onClose={() => setGivenUp(null)} />
          ) : null}
        </>
      )}
    />
  );
}
