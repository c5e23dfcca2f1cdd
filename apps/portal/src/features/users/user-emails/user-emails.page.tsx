import { showMasked } from '@estrada/domain/formats/index';
import type { SentMail } from '@estrada/endpoints/index';
import { type DataColumn, StatusPill, type StatusTone } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { usePagedList } from '@estrada/web/calls/use-paged-list.ts';
import { BackLink } from '@estrada/web/records/page/back-link.tsx';
import { textFilter } from '@estrada/web/records/page/filters.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { Instant, RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { type ListStrings, said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { paths } from '../../../paths.ts';
import { strings } from '../strings.ts';
import { userCalls } from '../user-calls.ts';

const words: ListStrings = {
  nouns: {
    pt: { one: 'e-mail', many: 'e-mails', gender: 'm' },
    en: { one: 'e-mail', many: 'e-mails' },
  },
  title: { pt: 'E-mails enviados', en: 'E-mails sent' },
  empty: {
    text: {
      pt: 'Os códigos de verificação e avisos enviados aos usuários aparecem aqui.',
      en: 'The verification codes and notices sent to users appear here.',
    },
  },
};
/** The polling interval while an e-mail is being sent. */
const pollMs = 5_000;

/** The e-mails sent to users, the latest first, with their outcomes. */
export function Page() {
  const t = useStrings(strings);
  const filters = useListFilters({
    username: textFilter('usuario', said(t('filter.username')), { min: 3, hint: said(t('filter.usernameHint')) }),
  });
  const { username } = filters.query;
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
  return (
    <>
      <BackLink nouns={userCalls.words.nouns} to={paths.users} />
      <ListPage words={words} list={list} filters={filters} columns={useMailColumns()} rowKey={(row) => row.id} />
    </>
  );
}

const tones: Record<SentMail['status'], StatusTone> = { QUEUED: 'info', SENT: 'success', FAILED: 'danger' };

function useMailColumns(): DataColumn<SentMail>[] {
  const t = useStrings(strings);
  const { One } = useRecordStrings(userCalls.words.nouns);
  const { say } = useRecordStrings(words.nouns);
  return [
    {
      key: 'user',
      header: One,
      primary: true,
      render: (row) => (
        <RecordName to={null} below={row.name}>
          {row.username}
        </RecordName>
      ),
    },
    { key: 'kind', header: t('emails.kind'), render: (row) => t(`emails.kind.${row.kind}`) },
    { key: 'address', header: t('emails.address'), render: (row) => showMasked(row.email) },
    {
      key: 'status',
      header: say('status'),
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
    { key: 'createdAt', header: t('emails.createdAt'), render: (row) => <Instant at={row.createdAt} /> },
    {
      key: 'finishedAt',
      header: t('emails.finishedAt'),
      priority: 'low',
      render: (row) => <Instant at={row.finishedAt} />,
    },
  ];
}
