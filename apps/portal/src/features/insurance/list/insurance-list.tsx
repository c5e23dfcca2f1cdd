import '../insurance.css';
import { seesOnlyOwn } from '@estrada/domain/access/index';
import { formatDate, formatMoney, preventAmountBreaks, showMasked } from '@estrada/domain/formats/index';
import {
  type InsuranceProposalStatus,
  type InsurerId,
  insuranceAttentions,
  insuranceProposalStatuses,
  insuranceProposalStatusIds,
  insurerNames,
  insurerTitle,
} from '@estrada/domain/insurance/index';
import { type InsuranceCode, insuranceCodes } from '@estrada/domain/products/index';
import type { InsuranceRow } from '@estrada/endpoints/index';
import { type DataColumn, EmptyState, PageHeading } from '@estrada/ui/index';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { DealerSelect } from '@estrada/web/dealers/dealer-select.tsx';
import { choiceField, choicesField, dayField, textField } from '@estrada/web/records/list/address-fields.ts';
import { ChoiceFilter, ChoicesFilter, DayFilter, SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { inAddress } from '../addresses.ts';
import { InsuranceStatus, useProductWords } from '../names.tsx';
import { strings } from '../strings.ts';
import { useInsuranceAct } from '../use-insurance.ts';

const views = ['all', 'own', 'waiting', 'renewals'] as const;
type View = (typeof views)[number];
const saleTypes = ['AVULSA', 'FINANCED'] as const;
/** rows of a page, and how often they are read again */
const [pageSize, pollMs] = [10, 15_000];

const fields = {
  view: choiceField(inAddress.view, views),
  search: textField('busca'),
  insuranceType: choiceField('seguro', insuranceCodes),
  provider: choiceField('seguradora', insurerNames),
  status: choicesField('status', insuranceProposalStatusIds),
  saleType: choiceField('venda', saleTypes),
  sellerDocument: textField('vendedor'),
  dealerId: choiceField('concessionaria'),
  from: dayField('de'),
  to: dayField('ate'),
};
type Filters = ReturnType<typeof useFilters<typeof fields>>;

/** A whole document; anything shorter does not filter yet. */
const wholeDocument = (typed: string) => {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 11 || digits.length === 14 ? digits : undefined;
};

/**
 * The insurance proposals that the user sees, followed while they are shown.
 *
 * @param isOwn the page of those that the user contracts, rather than of all
 */
export function InsuranceList({ isOwn }: { isOwn: boolean }) {
  const t = useStrings(strings);
  const { can } = useSignedIn();
  const mayContract = can('insurance-contracting');
  // who contracts without consulting sees their own, whatever the address says
  const shown = views.filter((view) => (view === 'own' ? mayContract : can('insurance-consult')));
  const usual: View = isOwn && mayContract ? 'own' : (shown[0] ?? 'own');
  const filters = useFilters(fields);
  const { values, change } = filters;
  const view = shown.find((one) => one === values.view) ?? usual;
  const sellerDocument = wholeDocument(values.sellerDocument);
  const list = usePagedCall(
    'listInsurances',
    {
      query: {},
      body: {
        view,
        ...(values.search ? { search: values.search } : {}),
        ...(values.insuranceType ? { insuranceType: values.insuranceType as InsuranceCode } : {}),
        ...(values.provider ? { provider: values.provider as InsurerId } : {}),
        ...(values.status.length > 0 ? { status: [...values.status] as InsuranceProposalStatus[] } : {}),
        ...(values.saleType ? { saleType: values.saleType as 'AVULSA' } : {}),
        ...(sellerDocument ? { sellerDocument } : {}),
        ...(values.dealerId ? { dealerId: values.dealerId } : {}),
        ...(values.from ? { from: values.from } : {}),
        ...(values.to ? { to: values.to } : {}),
      },
    },
    { pageSize, pollMs: () => pollMs },
  );
  const { total } = list;
  const count = list.isCapped ? t('list.countCapped', { total: total ?? 0 }) : t('list.count', { count: total ?? 0 });
  const begin = mayContract ? (
    <Button component={Link} to={paths.beginInsurance()}>
      {t('list.begin')}
    </Button>
  ) : undefined;
  const title = t(view === 'own' ? 'list.own' : 'list.title');
  const columns = useColumns(view);
  return (
    <>
      <PageHeading title={title} subtitle={total === null ? ' ' : count} actions={begin} />
      {shown.length > 1 ? (
        <SegmentedControl
          aria-label={t('view.label')}
          mb="md"
          data={shown.map((one) => ({ value: one, label: t(`view.${one}`) }))}
          value={view}
          onChange={(chosen) => change({ view: chosen === usual ? '' : chosen })}
        />
      ) : null}
      <ListFrame
        label={title}
        filtersLabel={t('list.filters')}
        list={list}
        filters={filters}
        filterFields={<FilterFields {...filters} />}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} action={begin} />}
        noMatch={{ title: t('list.noneTitle'), text: t('list.noneText') }}
      />
    </>
  );
}

function FilterFields({ values, change }: Filters) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const nameOf = useProductWords();
  const maySearchDealers = useMayCall('listDealers');
  return (
    <>
      <SearchField
        label={t('filter.search')}
        hint={t('filter.searchHint')}
        value={values.search}
        onChange={(search) => change({ search })}
      />
      <ChoiceFilter
        label={t('filter.type')}
        options={insuranceCodes.map((code) => ({ value: code, label: nameOf(code) }))}
        value={values.insuranceType}
        onChange={(insuranceType) => change({ insuranceType })}
      />
      <ChoiceFilter
        label={t('filter.provider')}
        options={insurerNames.map((name) => ({ value: name, label: insurerTitle(name) }))}
        value={values.provider}
        onChange={(provider) => change({ provider })}
      />
      <ChoicesFilter
        label={t('filter.status')}
        options={insuranceProposalStatusIds.map((id) => ({ value: id, label: own(insuranceProposalStatuses[id]) }))}
        values={values.status}
        onChange={(status) => change({ status })}
      />
      <ChoiceFilter
        label={t('filter.sale')}
        options={saleTypes.map((type) => ({ value: type, label: t(`sale.${type}`) }))}
        value={values.saleType}
        onChange={(saleType) => change({ saleType })}
      />
      <SearchField
        label={t('filter.seller')}
        hint=""
        minLength={11}
        value={values.sellerDocument}
        onChange={(sellerDocument) => change({ sellerDocument })}
      />
      {maySearchDealers ? (
        <DealerSelect
          value={values.dealerId || null}
          onChange={(dealerId) => change({ dealerId: dealerId ?? '' })}
          optional={{ placeholder: t('filter.anyDealer'), clear: t('filter.dealerClear') }}
        />
      ) : null}
      <DayFilter label={t('filter.from')} value={values.from} onChange={(from) => change({ from })} />
      <DayFilter label={t('filter.to')} value={values.to} onChange={(to) => change({ to })} />
    </>
  );
}

function useColumns(view: View): DataColumn<InsuranceRow>[] {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const nameOf = useProductWords();
  const { can, viewer } = useSignedIn();
  const acts: DataColumn<InsuranceRow> = {
    key: 'acts',
    header: t('column.acts'),
    isAction: true,
    render: (row) => (view === 'renewals' ? <RenewButton row={row} /> : <ClaimButtons row={row} />),
  };
  const hasActs = view === 'waiting' || (view === 'renewals' && can('insurance-contracting'));
  const columns: DataColumn<InsuranceRow>[] = [
    {
      key: 'number',
      header: t('column.number'),
      primary: true,
      render: (row) => (
        <span className="estrada-two-lines">
          <Link to={paths.insurance(row.id)} className="estrada-row-link">
            {row.number}
          </Link>
          <small>{t('eyebrow', { product: nameOf(row.insuranceType), provider: insurerTitle(row.provider) })}</small>
        </span>
      ),
    },
    {
      key: 'client',
      header: t('column.client'),
      cut: true,
      render: ({ client }) => (
        <span className="estrada-two-lines" title={client.name ?? undefined}>
          <strong>{client.name ?? '–'}</strong>
          {client.document ? <small>{showMasked(client.document)}</small> : null}
        </span>
      ),
    },
    {
      key: 'premium',
      header: t('column.premium'),
      align: 'end',
      render: ({ insurancePremium, saleType }) => (
        <span className="estrada-two-lines">
          <span>{insurancePremium === null ? '–' : preventAmountBreaks(formatMoney(insurancePremium))}</span>
          <small>{t(`sale.${saleType}`)}</small>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('column.status'),
      render: ({ statusKey, attention, claim }) => (
        <span className="estrada-two-lines">
          <InsuranceStatus status={statusKey} />
          {attention ? <small>{own(insuranceAttentions[attention])}</small> : null}
          {claim && !claim.isOwn ? <small>{t('claim.by', { name: claim.byName })}</small> : null}
        </span>
      ),
    },
    view === 'renewals'
      ? {
          key: 'cover',
          header: t('column.cover'),
          align: 'end',
          render: ({ effectiveUntil }) => (effectiveUntil ? formatDate(effectiveUntil) : '–'),
        }
      : {
          key: 'deadline',
          header: t('column.deadline'),
          align: 'end',
          priority: 'low',
          render: ({ nextDeadline }) => (nextDeadline ? formatDate(nextDeadline) : '–'),
        },
    {
      key: 'seller',
      header: t('column.seller'),
      priority: 'low',
      render: ({ sellerName, dealer }) => (
        <span className="estrada-two-lines">
          <span>{sellerName}</span>
          <small>{dealer.tradingName}</small>
        </span>
      ),
    },
  ];
  const shown = seesOnlyOwn(viewer) ? columns.filter(({ key }) => key !== 'seller') : columns;
  return hasActs ? [...shown, acts] : shown;
}

/** Whoever works on one that waits claims it first, so that two do not. */
function ClaimButtons({ row: { id, version, number, claim } }: { row: InsuranceRow }) {
  const t = useStrings(strings);
  const take = useInsuranceAct('claimInsurance', { alert: true });
  const release = useInsuranceAct('releaseInsurance', { alert: true });
  const input = { params: { id }, body: { version } };
  if (claim && !claim.isOwn) return null;
  const act = claim ? release : take;
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={act.isBusy}
      aria-label={t(claim ? 'claim.releaseOne' : 'claim.takeOne', { number })}
      // the banner shows a refusal
      onClick={() => void act.run(input).catch(() => undefined)}
    >
      {t(claim ? 'claim.release' : 'claim.take')}
    </Button>
  );
}

/** One click: a new proposal with last year's answers. */
function RenewButton({ row: { id, number } }: { row: InsuranceRow }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const act = useInsuranceAct('renewInsurance', { alert: true });
  return (
    <Button
      size="compact-sm"
      loading={act.isBusy}
      aria-label={t('renew.named', { number })}
      onClick={() =>
        void act.run({ params: { id } }).then(
          (renewed) => navigate(paths.insurance(renewed.id)),
          () => undefined,
        )
      }
    >
      {t('renew.one')}
    </Button>
  );
}
