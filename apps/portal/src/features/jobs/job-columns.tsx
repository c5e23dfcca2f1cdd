import type { JobRow } from '@estrada/endpoints/index';
import { type DataColumn, StatusPill, type StatusTone } from '@estrada/ui/index';
import { Instant, RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

const tones: Record<JobRow['state'], StatusTone> = {
  waiting: 'info',
  running: 'info',
  failed: 'danger',
  completed: 'success',
  'given-up': 'neutral',
};

/** What a kind of job is called; one that has no words by its name in the job store. */
export function useKindName(): (name: string) => string {
  const t = useStrings(strings);
  return (name) => {
    const key = `kind.${name}`;
    return Object.hasOwn(strings.pt, key) ? t(key as 'kind.extract') : name;
  };
}

/** Why a job is where it is, in words: what is away, else what its last try said. */
function useCause(): (job: JobRow) => string {
  const t = useStrings(strings);
  return ({ waitsFor, error }) => {
    if (waitsFor === null) return error ? t('cause.said', { error }) : '–';
    const key = `away.${waitsFor}`;
    return Object.hasOwn(strings.pt, key) ? t(key as 'away.disk') : t('away.other', { name: waitsFor });
  };
}

/** The columns of the jobs. @param menu what can be done with one */
export function useJobColumns(menu: DataColumn<JobRow>): DataColumn<JobRow>[] {
  const t = useStrings(strings);
  const kindName = useKindName();
  const causeOf = useCause();
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
    { key: 'cause', header: t('cause'), render: (job) => causeOf(job) },
    { key: 'tries', header: t('tries'), align: 'end', priority: 'low', render: ({ retryCount }) => retryCount },
    { key: 'createdAt', header: t('createdAt'), render: ({ createdAt }) => <Instant at={createdAt} /> },
    { key: 'nextTry', header: t('nextTry'), priority: 'low', render: ({ nextTryAt }) => <Instant at={nextTryAt} /> },
    menu,
  ];
}
