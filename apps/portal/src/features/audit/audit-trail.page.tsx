import { EmptyState, PageHeading } from '@estrada/ui/index';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { useActName } from '@estrada/web/names/acts/use-act-name.ts';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import './audit.css';
import { strings } from './strings.ts';
import { trailColumns } from './trail-columns.tsx';
import { queryOf, TrailFilterFields, useTrailFilters } from './trail-filters.tsx';

/** Who did what in the portal, newest first. */
export function Page() {
  const t = useStrings(strings);
  const actName = useActName();
  const filters = useTrailFilters();
  const query = queryOf(filters);
  const noMatchText = query.hideLookUps ? `${t('noMatchText')} ${t('hiddenLookUps')}` : t('noMatchText');
  const list = usePagedCall('listAuditEntries', { query: { ...query } });
  const total = list.total ?? 0;
  const count = list.isCapped
    ? t('countCapped', { total: total.toLocaleString('pt-BR') })
    : t('count', { count: total });
  return (
    <>
      <PageHeading title={t('title')} subtitle={list.total === null ? ' ' : count} />
      <ListFrame
        label={t('title')}
        filtersLabel={t('filter.label')}
        list={list}
        filters={filters}
        filterFields={<TrailFilterFields {...filters} />}
        columns={trailColumns(t, actName, filters.change)}
        rowKey={(row) => String(row.seq)}
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
        noMatch={{ title: t('noMatchTitle'), text: noMatchText }}
        note={t('note')}
        tableClass="audit-table"
      />
    </>
  );
}
