import { DataTable, EmptyState, PageHeading } from '@estrada/ui/index';
import { Button, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';
import { FailureState } from '../../app/failure/failure-state.tsx';
import { useStrings } from '../../app/i18n/use-strings.ts';
import { paths } from '../../app/paths.ts';
import { useSignedIn } from '../../app/session/use-session.ts';
import { proposalColumns } from './proposal-columns.tsx';
import { ProposalFilters } from './proposal-filters.tsx';
import './proposals.css';
import { strings } from './strings.ts';
import { useListFilters } from './use-list-filters.ts';
import { useProposalList } from './use-proposal-list.ts';

/** The sales proposals that the person may see, newest first. */
export function Page() {
  const t = useStrings(strings);
  const { filters, isNarrowed, change, clear } = useListFilters();
  const { query, rows, total, isCapped, isFollowing } = useProposalList(filters);
  const count = isCapped ? t('list.countCapped', { total }) : t('list.count', { count: total });
  return (
    <>
      <PageHeading title={t('list.title')} subtitle={query.data ? count : ' '} />
      <Paper withBorder className="proposal-list" radius="lg">
        <ProposalFilters filters={filters} isNarrowed={isNarrowed} onChange={change} onClear={clear} />
        {query.isError && rows.length === 0 ? (
          <FailureState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <div className="proposal-table" data-outdated={query.isPlaceholderData}>
            <DataTable
              label={t('list.label')}
              columns={proposalColumns(t)}
              rows={rows}
              rowKey={(row) => row.id}
              loading={query.isPending}
              empty={<NothingToShow isNarrowed={isNarrowed} onClear={clear} />}
            />
          </div>
        )}
        {rows.length > 0 ? (
          <div className="proposal-list-end">
            <Text size="sm" c="dimmed" role="status">
              {t(isCapped ? 'list.shownCapped' : 'list.shown', { shown: rows.length, total })}
              {isFollowing ? ` · ${t('list.following')}` : ''}
            </Text>
            {query.hasNextPage ? (
              <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t('list.loadMore')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </Paper>
    </>
  );
}

function NothingToShow({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const t = useStrings(strings);
  const { can } = useSignedIn();
  if (isNarrowed) {
    const action = (
      <Button variant="default" onClick={onClear}>
        {t('filter.clear')}
      </Button>
    );
    return <EmptyState title={t('list.noMatchTitle')} text={t('list.noMatchText')} action={action} />;
  }
  const action = can('simulator') ? (
    <Button component={Link} to={paths.simulator}>
      {t('list.emptyAction')}
    </Button>
  ) : undefined;
  return <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} action={action} />;
}
