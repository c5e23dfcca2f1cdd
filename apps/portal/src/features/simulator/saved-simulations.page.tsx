import { EmptyState, PageHeading } from '@estrada/ui/index';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { FailureState } from '../../app/failure/failure-state.tsx';
import { useStrings } from '../../app/i18n/use-strings.ts';
import { paths } from '../../app/paths.ts';
import { SavedFilters } from './saved/saved-filters.tsx';
import { SavedTable } from './saved/saved-table.tsx';
import { useSavedSimulations } from './saved/use-saved-simulations.ts';
import './saved/saved.css';
import { strings } from './strings.ts';

/** The saved simulations of everybody whose simulations the person may see. */
export function Page() {
  const t = useStrings(strings);
  const list = useSavedSimulations();
  const newOne = (
    <Button component={Link} to={paths.simulator}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeading
        title={t('list.title')}
        subtitle={
          list.total === null ? undefined : t(list.isCapped ? 'list.countCapped' : 'list.count', { count: list.total })
        }
        actions={newOne}
      />
      <section className="simulator-list">
        <SavedFilters filters={list.filters} onChange={list.changeFilters} />
        {list.error && list.rows.length === 0 ? (
          <FailureState error={list.error} onRetry={list.retry} />
        ) : (
          <SavedTable
            rows={list.rows}
            loading={list.isLoading}
            empty={
              list.hasFilters ? (
                <EmptyState
                  title={t('list.noneFound')}
                  text={t('list.noneFound.text')}
                  action={
                    <Button
                      variant="default"
                      onClick={() => list.changeFilters({ search: '', plan: '', from: '', to: '' })}
                    >
                      {t('filters.clear')}
                    </Button>
                  }
                />
              ) : (
                <EmptyState title={t('list.empty')} text={t('list.empty.text')} action={newOne} />
              )
            }
          />
        )}
        {list.error && list.rows.length > 0 ? (
          <Text role="alert" c="var(--mantine-color-error)" p="sm">
            {t('list.moreFailed')}
          </Text>
        ) : null}
        {list.hasMore ? (
          <Group justify="center" p="md">
            <Button variant="default" onClick={list.loadMore} loading={list.isLoadingMore}>
              {t('list.more')}
            </Button>
          </Group>
        ) : null}
      </section>
    </>
  );
}
