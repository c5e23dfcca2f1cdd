import { type DataColumn, DataTable, EmptyState, type TableSort } from '@estrada/ui/index';
import { Button, Select, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FailureState } from '../../failure/failure-state.tsx';
import { type Translate, useStrings } from '../../strings/use-strings.ts';
import './list.css';
import type { PagedList } from '../../calls/use-paged-list.ts';
import { FoldedRows } from './folded-rows.tsx';
import { strings } from './strings.ts';
import type { Filters } from './use-filters.ts';

/**
 * A list with everything around it: filters, the table in its four states (loading, failed, empty, rows), and the end
 * with the button for the next page.
 *
 * @param label what the list contains; the filters are named after it
 * @param filterFields the fields that filter it; a list without them needs no filters
 * @param empty shown when there is nothing at all
 * @param noMatch the text for filters without a match
 * @param note one line at the end
 */
export function ListFrame<Row>({
  label,
  filtersLabel,
  list,
  filters,
  filterFields,
  columns,
  rowKey,
  sort,
  empty,
  noMatch,
  note,
  tableClass,
}: {
  label: string;
  filtersLabel?: string;
  list: PagedList<Row>;
  filters?: Pick<Filters<unknown>, 'isNarrowed' | 'clear'>;
  filterFields?: ReactNode;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  sort?: TableSort;
  empty: ReactNode;
  noMatch?: { title: string; text: string };
  note?: string | undefined;
  tableClass?: string;
}) {
  const t = useStrings(strings);
  const clear = (variant: 'default' | 'subtle') => (
    <Button className="list-clear" variant={variant} onClick={filters?.clear}>
      {t('clear')}
    </Button>
  );
  const isNarrowed = filters?.isNarrowed ?? false;
  const [isFolded, setFolded] = useState(true);
  const nothing = isNarrowed && noMatch ? <EmptyState {...noMatch} action={clear('default')} /> : empty;
  const hasFailed = list.error !== null && list.error !== undefined;
  return (
    <div className="list-frame">
      {filterFields || sort ? (
        <search className="list-filters" aria-label={filtersLabel} data-folded={isFolded || undefined}>
          {filterFields}
          {sort ? <SortField columns={columns} sort={sort} /> : null}
          <Button
            className="list-fold"
            variant="default"
            aria-expanded={!isFolded}
            onClick={() => setFolded((folded) => !folded)}
          >
            {t(isNarrowed ? 'foldInUse' : 'fold')}
          </Button>
          {isNarrowed && list.rows.length > 0 ? clear('subtle') : null}
        </search>
      ) : null}
      <div className="estrada-sr-only" role="status">
        {resultText(list, t)}
      </div>
      {list.isOffline && list.rows.length === 0 ? (
        <EmptyState title={t('offline')} text={t('offlineText')} />
      ) : hasFailed && list.rows.length === 0 ? (
        <FailureState error={list.error} onRetry={list.retry} />
      ) : (
        <div className={tableClass} data-outdated={list.isOutdated || undefined}>
          <FoldedRows isEmpty={list.rows.length === 0}>
            <DataTable
              label={label}
              columns={columns}
              rows={list.rows}
              rowKey={rowKey}
              loading={list.isLoading}
              empty={nothing}
              {...(sort ? { sort } : {})}
            />
          </FoldedRows>
        </div>
      )}
      {list.rows.length > 0 ? <ListEnd list={list} hasFailed={hasFailed} note={note} /> : null}
    </div>
  );
}

/** The same sort orders as in the headers, for the cards, which have none. */
function SortField<Row>({ columns, sort }: { columns: readonly DataColumn<Row>[]; sort: TableSort }) {
  const t = useStrings(strings);
  const data = columns.flatMap(({ header, sort: name }) =>
    name
      ? (['asc', 'desc'] as const).map((way) => ({
          value: `${name}.${way}`,
          label: t(`sort.${way}`, { column: header }),
        }))
      : [],
  );
  return (
    <Select
      className="list-sort"
      label={t('sortBy')}
      allowDeselect={false}
      autoComplete="off"
      data={data}
      value={`${sort.by}.${sort.direction}`}
      onChange={(chosen) => {
        const [by, direction] = (chosen ?? '').split('.');
        if (by) sort.onChange(by, direction === 'desc' ? 'desc' : 'asc');
      }}
    />
  );
}

/** The announcement for screen readers; empty until the list matches its filters. */
function resultText(list: PagedList<unknown>, t: Translate<typeof strings>): string {
  if (list.isOffline) return t('offline');
  if (list.isLoading || list.isOutdated || list.total === null) return '';
  const total = list.total.toLocaleString('pt-BR');
  if (list.isCapped) return t('foundCapped', { total });
  return list.total === 0 ? t('foundNone') : t('found', { total });
}

function ListEnd({
  list,
  hasFailed,
  note,
}: {
  list: PagedList<unknown>;
  hasFailed: boolean;
  note: string | undefined;
}) {
  const t = useStrings(strings);
  const count = { shown: list.rows.length, total: (list.total ?? 0).toLocaleString('pt-BR') };
  return (
    <div className="list-end">
      <Text size="sm" c="dimmed">
        {t(list.isCapped ? 'shownCapped' : 'shown', count)}
        {note ? ` · ${note}` : ''}
      </Text>
      {hasFailed ? (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {t('moreFailed')}
        </Text>
      ) : null}
      {list.hasMore ? (
        <Button variant="default" loading={list.isLoadingMore} onClick={list.loadMore}>
          {t('loadMore')}
        </Button>
      ) : null}
    </div>
  );
}
