import { formatInstant, showMasked } from '@estrada/domain/formats/index';
import type { SentMail } from '@estrada/endpoints/index';
import { type DataColumn, EmptyState, PageHeading, StatusPill, type StatusTone } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { usePagedList } from '@estrada/web/calls/use-paged-list.ts';
import { textField } from '@estrada/web/records/list/address-fields.ts';
import { SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { type Say, useStrings } from '@estrada/web/words/use-strings.ts';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from '../strings.ts';

const fields = { username: textField('usuario') };
/** While a mail is on its way its row is asked for again. */
const pollMs = 5_000;

/** The e-mails that went to users, the latest first, and what became of each. */
export function Page() {
  const t = useStrings(strings);
  const filters = useFilters(fields);
  const username = filters.values.username || undefined;
  const list = usePagedList({
    queryKey: ['listSentMails', 'pages', username],
    load: async ({ signal, ...page }) => {
      const { emailsData, ...rest } = await api.listSentMails({
        query: { ...page, username },
        signal,
      });
      return { ...rest, items: emailsData };
    },
    pollMs: (rows) => (rows.some(({ status }) => status === 'QUEUED') ? pollMs : false),
  });
  const total = list.total ?? 0;
  const count = list.isCapped
    ? t('emails.countCapped', { total: total.toLocaleString('pt-BR') })
    : t('emails.count', { count: total });
  return (
    <>
      <Anchor component={Link} to={paths.users} size="sm" display="inline-block" mb="sm">
        {t('emails.back')}
      </Anchor>
      <PageHeading title={t('emails.title')} subtitle={list.total === null ? ' ' : count} />
      <ListFrame
        label={t('emails.title')}
        filtersLabel={t('emails.filters')}
        list={list}
        filters={filters}
        filterFields={
          <SearchField
            label={t('filter.username')}
            hint={t('filter.usernameHint')}
            minLength={3}
            value={filters.values.username}
            onChange={(typed) => filters.change({ username: typed })}
          />
        }
        columns={mailColumns(t)}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('emails.emptyTitle')} text={t('emails.emptyText')} />}
        noMatch={{ title: t('emails.noMatchTitle'), text: t('emails.noMatchText') }}
      />
    </>
  );
}

const tones: Record<SentMail['status'], StatusTone> = { QUEUED: 'info', SENT: 'success', FAILED: 'danger' };

function mailColumns(t: Say<typeof strings>): DataColumn<SentMail>[] {
  const instant = (at: string | null) => <span style={{ whiteSpace: 'nowrap' }}>{at ? formatInstant(at) : '–'}</span>;
  return [
    {
      key: 'user',
      header: t('column.user'),
      primary: true,
      render: (row) => (
        <span style={{ display: 'inline-flex', flexDirection: 'column', overflowWrap: 'anywhere' }}>
          {row.username}
          <Text component="span" size="xs" c="dimmed">
            {row.name}
          </Text>
        </span>
      ),
    },
    { key: 'kind', header: t('emails.kind'), render: (row) => t(`emails.kind.${row.kind}`) },
    { key: 'address', header: t('emails.address'), render: (row) => showMasked(row.email) },
    {
      key: 'status',
      header: t('emails.status'),
      render: (row) => (
        <span style={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start', gap: 4 }}>
          <StatusPill tone={tones[row.status]}>{t(`emails.${row.status}`)}</StatusPill>
          {row.failure ? (
            <Text component="span" size="xs" c="dimmed">
              {row.failure === 'code-void' ? t('emails.void') : t('emails.failure', { code: row.failure })}
            </Text>
          ) : null}
        </span>
      ),
    },
    { key: 'attempts', header: t('emails.attempts'), align: 'end', priority: 'low', render: (row) => row.attempts },
    { key: 'createdAt', header: t('emails.createdAt'), render: (row) => instant(row.createdAt) },
    {
      key: 'finishedAt',
      header: t('emails.finishedAt'),
      priority: 'low',
      render: (row) => instant(row.finishedAt),
    },
  ];
}
