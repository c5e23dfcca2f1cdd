import '../proposals.css';
import { seesOnlyOwn } from '@estrada/domain/access/index';
import type { ProposalRow } from '@estrada/endpoints/index';
import { EmptyState, PageHeading } from '@estrada/ui/index';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { pollWhileAnalysing } from '../analysis.ts';
import { strings } from '../strings.ts';
import { ProposalFilterFields, type ProposalFilterValues, useProposalFilters } from '../views/proposal-filters.tsx';
import { filtersOf, listMs } from '../views/use-views.ts';
import { ViewBar } from '../views/view-bar.tsx';
import { proposalColumns } from './proposal-columns.tsx';

const pollMs = (rows: readonly ProposalRow[]) => pollWhileAnalysing(rows.map((row) => row.status));

/** The loaded pages of the list. It is polled, at a short interval while a loaded row is under analysis. */
function useProposalList(filters: ProposalFilterValues) {
  const list = usePagedCall(
    'listProposals',
    {
      body: filtersOf(filters),
    },
    { pollMs: (rows) => pollMs(rows) || listMs },
  );
  return { list, isFollowing: pollMs(list.rows) !== false };
}

/** The sales proposals that the user may see, newest first. */
export function Page() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { viewer } = useSignedIn();
  const filters = useProposalFilters();
  const isOwn = seesOnlyOwn(viewer) || filters.values.view === 'mine';
  const { list, isFollowing } = useProposalList(filters.values);
  const { total } = list;
  const count = list.isCapped ? t('list.countCapped', { total: total ?? 0 }) : t('list.count', { count: total ?? 0 });
  return (
    <>
      <PageHeading title={t('list.title')} subtitle={total === null ? ' ' : count} />
      <ViewBar filters={filters} />
      <ListFrame
        label={t('list.label')}
        filtersLabel={t('filter.label')}
        list={list}
        filters={filters}
        filterFields={<ProposalFilterFields {...filters} />}
        columns={proposalColumns(t, language, isOwn)}
        rowKey={(row) => row.id}
        tableClass="proposal-table"
        empty={<NothingYet />}
        noMatch={{ title: t('list.noMatchTitle'), text: t('list.noMatchText') }}
        note={isFollowing ? t('list.following') : undefined}
      />
    </>
  );
}

function NothingYet() {
  const t = useStrings(strings);
  const { can } = useSignedIn();
  const action = can('simulator') ? (
    <Button component={Link} to={paths.simulator}>
      {t('list.emptyAction')}
    </Button>
  ) : undefined;
  return <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} action={action} />;
}
