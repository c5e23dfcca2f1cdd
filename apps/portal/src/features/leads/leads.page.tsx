import './leads.css';
import {
  assignsLeads,
  crmStates,
  editsLeads,
  followsCrm,
  type LeadChannel,
  type LeadSituation,
  type LeadStatus,
  leadChannelIds,
  leadChannels,
  leadSituations,
  leadStatuses,
  leadStatusIds,
} from '@estrada/domain/leads/index';
import type { LeadRow } from '@estrada/endpoints/index';
import { type DataColumn, EmptyState, PageHeading, StatusPill } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { DealerSelect } from '@estrada/web/dealers/dealer-select.tsx';
import { choiceField, textField } from '@estrada/web/records/list/address-fields.ts';
import { ChoiceFilter, SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { ClaimButton, CreateDialog, useNextStep } from './lead-acts.tsx';
import { LeadFigures } from './lead-figures.tsx';
import { LeadPage } from './lead-view.tsx';
import { RotationDialog } from './rotation-dialog.tsx';
import { strings } from './strings.ts';

const views = ['own', 'unassigned', 'overdue', 'today', 'crmLate'] as const;
/** rows of a page, and how often they are read again */
const [pageSize, pollMs] = [10, 15_000];

const fields = {
  situation: choiceField('situacao', leadSituations),
  view: choiceField('mostrar', views),
  search: textField('busca'),
  status: choiceField('status', leadStatusIds),
  vehicleTypeId: choiceField('veiculo', ['1', '2']),
  channel: choiceField('canal', leadChannelIds),
  dealerId: choiceField('concessionaria'),
};
type Filters = ReturnType<typeof useFilters<typeof fields>>;

/** `/leads`: the list, one lead, or the figures of a manager. */
export function Page() {
  const [search] = useSearchParams();
  const id = search.get('oportunidade');
  const { can } = useSignedIn();
  if (id !== null) return <LeadPage key={id} id={id} />;
  return search.has('numeros') && can('lead-figures') ? <LeadFigures /> : <LeadList />;
}

/** The leads that the user sees, by situation, followed while they are shown. */
function LeadList() {
  const t = useStrings(strings);
  const { viewer, can } = useSignedIn();
  const filters = useFilters(fields);
  const [dialog, setDialog] = useState<'create' | 'rotation' | null>(null);
  const { values, change } = filters;
  const situation = leadSituations.find((one) => one === values.situation) ?? 'NEW';
  const view = views.find((one) => one === values.view);
  const list = usePagedCall(
    'listLeads',
    {
      query: {
        // a search finds a lead in whichever tab it is, and so does the filter of late deliveries
        ...(values.search || view === 'crmLate' ? {} : { situation }),
        ...(values.search ? { search: values.search } : {}),
        ...(view ? { view } : {}),
        ...(values.status ? { status: values.status as LeadStatus } : {}),
        ...(values.vehicleTypeId ? { vehicleTypeId: values.vehicleTypeId as '1' } : {}),
        ...(values.channel ? { channel: values.channel as LeadChannel } : {}),
        ...(values.dealerId ? { dealerId: values.dealerId } : {}),
      },
    },
    { pageSize, pollMs: () => pollMs },
  );
  const { total } = list;
  const count = list.isCapped ? t('list.countCapped', { total: total ?? 0 }) : t('list.count', { count: total ?? 0 });
  const mayCreate = editsLeads(viewer);
  const create = mayCreate ? <Button onClick={() => setDialog('create')}>{t('act.create')}</Button> : undefined;
  const columns = useColumns();
  useSeen(viewer.activeDealerId);
  return (
    <>
      <PageHeading
        title={t('title')}
        subtitle={total === null ? ' ' : count}
        actions={
          <>
            {can('dealer-service-change') && viewer.activeDealerId !== null ? (
              <Button component={Link} to={paths.dealerService(viewer.activeDealerId)} variant="default">
                {t('service.open')}
              </Button>
            ) : null}
            {can('lead-figures') ? (
              <Button component={Link} to={paths.leadFigures} variant="default">
                {t('figures.open')}
              </Button>
            ) : null}
            {assignsLeads(viewer) ? (
              <Button variant="default" onClick={() => setDialog('rotation')}>
                {t('rotation.open')}
              </Button>
            ) : null}
            {create}
          </>
        }
      />
      <SegmentedControl
        aria-label={t('tab.label')}
        mb="md"
        data={leadSituations.map((one) => ({ value: one, label: t(`tab.${one}`) }))}
        value={situation}
        onChange={(chosen) => change({ situation: chosen === 'NEW' ? '' : chosen, status: '' })}
      />
      <ListFrame
        label={t('title')}
        filtersLabel={t('list.filters')}
        list={list}
        filters={filters}
        filterFields={<FilterFields filters={filters} situation={situation} />}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} action={create} />}
        noMatch={{ title: t('list.noneTitle'), text: t('list.noneText') }}
      />
      {dialog === 'create' ? <CreateDialog onClose={() => setDialog(null)} /> : null}
      {dialog === 'rotation' ? <RotationDialog onClose={() => setDialog(null)} /> : null}
    </>
  );
}

/** New leads of a dealer are seen once its list is open: the count at the next login begins again. */
function useSeen(dealerId: string | null): void {
  const count = useCall('readLeadNotifications', dealerId === null ? null : { query: { dealerId } }).data?.count ?? 0;
  const { run } = useAct('clearLeadNotifications', { reload: ['readLeadNotifications'], alert: false });
  // a failure leaves the count: the next visit clears it
  const clear = useEffectEvent((seen: string) => void run({ query: { dealerId: seen } }).catch(() => undefined));
  useEffect(() => {
    if (count > 0 && dealerId !== null) clear(dealerId);
  }, [count, dealerId]);
}

function FilterFields({ filters: { values, change }, situation }: { filters: Filters; situation: LeadSituation }) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const { viewer } = useSignedIn();
  const maySearchDealers = useMayCall('listDealers');
  const ofTab = leadStatusIds.filter((id) => leadStatuses[id].situation === situation);
  return (
    <>
      <SearchField
        label={t('filter.search')}
        hint={t('filter.searchHint')}
        value={values.search}
        onChange={(search) => change({ search })}
      />
      <ChoiceFilter
        label={t('filter.view')}
        options={views
          .filter((value) => value !== 'crmLate' || followsCrm(viewer))
          .map((value) => ({ value, label: t(`view.${value}`) }))}
        value={values.view}
        onChange={(view) => change({ view })}
      />
      {ofTab.length > 1 ? (
        <ChoiceFilter
          label={t('filter.status')}
          options={ofTab.map((value) => ({ value, label: own(leadStatuses[value]) }))}
          value={values.status}
          onChange={(status) => change({ status })}
        />
      ) : null}
      <ChoiceFilter
        label={t('filter.vehicle')}
        options={(['1', '2'] as const).map((value) => ({ value, label: t(`vehicle.${value}`) }))}
        value={values.vehicleTypeId}
        onChange={(vehicleTypeId) => change({ vehicleTypeId })}
      />
      <ChoiceFilter
        label={t('filter.channel')}
        options={leadChannelIds.map((value) => ({ value, label: own(leadChannels[value]) }))}
        value={values.channel}
        onChange={(channel) => change({ channel })}
      />
      {maySearchDealers ? (
        <DealerSelect
          value={values.dealerId || null}
          onChange={(dealerId) => change({ dealerId: dealerId ?? '' })}
          optional={{ placeholder: t('filter.anyDealer'), clear: t('filter.dealerClear') }}
        />
      ) : null}
    </>
  );
}

function useColumns(): DataColumn<LeadRow>[] {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const nextStep = useNextStep();
  return [
    {
      key: 'person',
      header: t('column.person'),
      primary: true,
      render: (row) => (
        <span className="estrada-two-lines">
          <Link to={paths.lead(row.id)} className="estrada-row-link">
            {row.name}
          </Link>
          <small>
            {row.number} · {own(leadChannels[row.channel])}
          </small>
        </span>
      ),
    },
    {
      key: 'vehicle',
      header: t('column.vehicle'),
      cut: true,
      render: ({ vehicleWanted, vehicleTypeId, dealer }) => (
        <span className="estrada-two-lines" title={vehicleWanted || undefined}>
          <span>{vehicleWanted || t(`vehicle.${vehicleTypeId}`)}</span>
          <small>{dealer.tradingName}</small>
        </span>
      ),
    },
    {
      key: 'next',
      header: t('column.next'),
      render: (row) => (
        <span className="estrada-two-lines">
          <span>{nextStep(row) ?? '–'}</span>
          {row.attention ? <small className="leads-late">{t(`attention.${row.attention}`)}</small> : null}
          {row.crm?.state === 'late' || row.crm?.state === 'refused' ? (
            <small className="leads-late">{own(crmStates[row.crm.state])}</small>
          ) : null}
        </span>
      ),
    },
    {
      key: 'status',
      header: t('column.status'),
      priority: 'low',
      render: ({ status }) => (
        <StatusPill tone={leadStatuses[status].colour} canWrap>
          {own(leadStatuses[status])}
        </StatusPill>
      ),
    },
    {
      key: 'owner',
      header: t('column.owner'),
      render: ({ owner, claim }) => (
        <span className="estrada-two-lines">
          <span>{owner?.name ?? t('owner.none')}</span>
          {claim ? <small>{t('claim.by', { name: claim.byName })}</small> : null}
        </span>
      ),
    },
    { key: 'acts', header: t('column.acts'), isAction: true, render: (row) => <ClaimButton row={row} /> },
  ];
}
