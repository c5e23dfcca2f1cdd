import { EmptyState, PageHeading } from '@estrada/ui/index';
import { groupOfHub } from '@estrada/web/pages/hubs.ts';
import { useMenuRows, usePageStrings } from '@estrada/web/pages/page-access.ts';
import { strings as groupStrings } from '@estrada/web/pages/strings.ts';
import { plainText } from '@estrada/web/strings/plain-text.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { PageCards } from './page-cards.tsx';
import { strings } from './strings.ts';
import './home.css';

/** All pages of one menu group that the user may open, with a search. */
export function Page() {
  const { pathname } = useLocation();
  const group = groupOfHub(pathname.split('/').at(-1) ?? '');
  const rows = useMenuRows().filter((row) => row.menu.group === group);
  if (!group || rows.length === 0) return <Navigate to={paths.home} replace />;
  // resets the search for another hub
  return <Hub key={group} group={group} rows={rows} />;
}

function Hub({
  group,
  rows,
}: {
  group: NonNullable<ReturnType<typeof groupOfHub>>;
  rows: ReturnType<typeof useMenuRows>;
}) {
  const t = useStrings(strings);
  const title = useStrings(groupStrings)(group);
  const wordsOf = usePageStrings();
  const [search, setSearch] = useState('');
  const sought = plainText(search);
  const found = rows.filter((row) => {
    const { title, menu = '', about = '' } = wordsOf(row.words);
    return plainText(`${title} ${menu} ${about}`).includes(sought);
  });
  return (
    <>
      <PageHeading title={title} subtitle={t('hub.count', { count: rows.length })} />
      <TextInput
        label={t('hub.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        maw={420}
        mb="lg"
      />
      {found.length === 0 ? (
        <EmptyState title={t('hub.noneTitle')} text={t('hub.noneText', { search })} />
      ) : (
        <PageCards rows={found} />
      )}
    </>
  );
}
