import { formatInstant } from '@estrada/domain/formats/index';
import type { TrailEntry } from '@estrada/endpoints/index';
import { type DataColumn, EmptyState, PageHeading } from '@estrada/ui/index';
import { api } from '../../app/api/api.ts';
import { type Say, useStrings } from '../../app/i18n/use-strings.ts';
import { choiceField, dayField, textField } from '../../widgets/list/address-fields.ts';
import { ChoiceFilter, DayFilter, SearchField } from '../../widgets/list/filter-fields.tsx';
import { ListFrame } from '../../widgets/list/list-frame.tsx';
import { useFilters } from '../../widgets/list/use-filters.ts';
import { usePagedList } from '../../widgets/list/use-paged-list.ts';
import './audit.css';
import { strings } from './strings.ts';

const entities = [
  'user',
  'dealer',
  'branch',
  'group',
  'dgi-client',
  'parameter',
  'upload:vehicles',
  'extraction',
  'simulation',
  'proposal',
  'page',
] as const;
const fields = {
  actor: textField('usuario'),
  entity: choiceField('registro', entities),
  action: textField('acao'),
  from: dayField('de'),
  until: dayField('ate'),
};

/** Who did what in the portal, newest first. */
export function Page() {
  const t = useStrings(strings);
  const filters = useFilters(fields);
  const { values, change } = filters;
  const asked = {
    actor: values.actor || undefined,
    entity: values.entity || undefined,
    action: values.action || undefined,
    initialDate: values.from || undefined,
    finalDate: values.until || undefined,
  };
  const list = usePagedList<TrailEntry>({
    queryKey: ['audit-trail', asked],
    load: ({ cursor, size, signal }) =>
      api.listAuditEntries({ query: { ...asked, cursor, size }, signal, suppressAlert: true }),
  });
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
        filterFields={
          <>
            <SearchField
              label={t('filter.actor')}
              hint={t('filter.actorHint')}
              value={values.actor}
              onChange={(actor) => change({ actor })}
            />
            <ChoiceFilter
              label={t('filter.entity')}
              options={entities.map((value) => ({ value, label: t(`entity.${value}`) }))}
              value={values.entity}
              onChange={(entity) => change({ entity })}
            />
            <SearchField
              label={t('filter.action')}
              hint={t('filter.actionHint')}
              value={values.action}
              onChange={(action) => change({ action })}
            />
            <DayFilter label={t('filter.from')} value={values.from} onChange={(from) => change({ from })} />
            <DayFilter label={t('filter.until')} value={values.until} onChange={(until) => change({ until })} />
          </>
        }
        columns={columnsOf(t)}
        rowKey={(row) => String(row.seq)}
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
        noMatch={{ title: t('noMatchTitle'), text: t('noMatchText') }}
        note={t('note')}
      />
    </>
  );
}

function columnsOf(t: Say<typeof strings>): DataColumn<TrailEntry>[] {
  return [
    {
      key: 'at',
      header: t('column.at'),
      primary: true,
      render: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time>,
    },
    {
      key: 'actor',
      header: t('column.actor'),
      render: ({ actor }) => (actor === 'system' ? t('nobody') : actor),
    },
    { key: 'action', header: t('column.action'), render: ({ action }) => <code>{action}</code> },
    {
      key: 'entity',
      header: t('column.entity'),
      render: ({ entity, entityId }) => (
        <span className="audit-record">
          <span>{nameOf(t, entity)}</span>
          <code>{entityId}</code>
        </span>
      ),
    },
    { key: 'changes', header: t('column.changes'), render: ({ changes }) => <Changes changes={changes} /> },
  ];
}

/** A kind of record that has no word here is shown as the trail calls it. */
function nameOf(t: Say<typeof strings>, entity: string): string {
  const known = entities.find((one) => one === entity);
  return known ? t(`entity.${known}`) : entity;
}

function Changes({ changes }: Pick<TrailEntry, 'changes'>) {
  const t = useStrings(strings);
  if (changes.length === 0) return t('noChanges');
  return (
    <ul className="audit-changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <strong>{field}</strong> {before === null ? null : <del>{before}</del>}{' '}
          {after === null ? <em>{t('change.blank')}</em> : <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
