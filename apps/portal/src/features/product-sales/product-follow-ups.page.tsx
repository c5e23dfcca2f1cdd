import { seesOnlyOwn } from '@estrada/domain/access/index';
import { addDays, businessDay } from '@estrada/domain/calendar/index';
import { formatDate, formatInstant, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import {
  followUpOutcomes,
  followUpPageSize,
  followUpStates,
  insuranceCodes,
  outcomeForm,
  postponementForm,
  vapNames,
} from '@estrada/domain/products/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { type DataColumn, StatusPill } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { choiceFilter, textFilter } from '@estrada/web/records/page/filters.tsx';
import { RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { type ListStrings, said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { type WorkAct, WorkQueue } from '@estrada/web/records/page/work-queue.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { paths } from '../../paths.ts';
import './product-figures.css';
import { strings } from './strings.ts';

type Row = ResponseOf<typeof endpoints.listProductFollowUps>['items'][number];
type Query = { state?: 'postponed' | 'done'; product?: (typeof insuranceCodes)[number]; search?: string };
type Say = Translate<typeof strings>;

const words: ListStrings = {
  nouns: { pt: { one: 'venda', many: 'vendas', gender: 'f' }, en: { one: 'sale', many: 'sales' } },
  title: { pt: 'Acompanhamento de recusas', en: 'Follow-up of declined products' },
  empty: {
    title: { pt: 'Nenhum cliente a contatar', en: 'No client to contact' },
    text: {
      pt: 'As vendas cujos clientes recusaram seguros aparecem aqui depois do pagamento, no período definido na gestão de seguros.',
      en: 'Sales whose clients declined insurance appear here after the payment, during the period set in insurance management.',
    },
  },
};
const reload = ['listProductFollowUps'] as const;
const { open: toDo, ...otherStates } = followUpStates;

/** `/productFollowUps`: the paid sales of the manager's dealer whose clients declined insurance, and what came of them. */
export function Page() {
  const t = useStrings(strings);
  const { viewer } = useSignedIn();
  const complete = useAct('recordFollowUpOutcome', { reload });
  const postpone = useAct('postponeFollowUp', { reload });
  const filters = useListFilters({
    state: choiceFilter('mostrar', said(t('follow.state')), otherStates, toDo),
    product: choiceFilter(
      'produto',
      said(t('product')),
      Object.fromEntries(insuranceCodes.map((code) => [code, vapNames[code]])),
    ),
    search: textFilter('busca', said(t('follow.search')), { hint: said(t('follow.search.hint')) }),
  });
  const list = usePagedCall('listProductFollowUps', { query: filters.query as Query }, { pageSize: followUpPageSize });
  const acts: WorkAct<Row>[] = [
    {
      label: t('follow.complete'),
      may: () => true,
      dialog: (row, onClose) => (
        <ActDialog
          form={outcomeForm}
          first={{ outcome: row.outcome ?? '' }}
          subject={subjectOf(row)}
          words={{
            title: t('follow.complete'),
            text: t('follow.complete.text'),
            submit: t('follow.complete.submit'),
            done: t('follow.complete.done', { number: row.proposalNumber }),
          }}
          send={({ outcome }) =>
            complete.run({ params: { id: row.proposalId }, body: { version: row.version, outcome } })
          }
          onClose={onClose}
        />
      ),
    },
    {
      label: t('follow.postpone'),
      may: () => true,
      dialog: (row, onClose) => (
        <ActDialog
          form={postponementForm}
          first={{ until: addDays(businessDay(new Date().toISOString()), 7) }}
          subject={subjectOf(row)}
          words={{
            title: t('follow.postpone'),
            text: t('follow.postpone.text'),
            submit: t('follow.postpone'),
            done: t('follow.postpone.done', { number: row.proposalNumber }),
          }}
          send={({ until }) => postpone.run({ params: { id: row.proposalId }, body: { version: row.version, until } })}
          onClose={onClose}
        />
      ),
    },
  ];
  return (
    <WorkQueue<Row>
      words={words}
      list={list}
      filters={filters}
      columns={seesOnlyOwn(viewer) ? columns(t).filter(({ key }) => key !== 'seller') : columns(t)}
      rowKey={({ proposalId }) => proposalId}
      acts={acts}
      nameOf={({ proposalNumber }) => proposalNumber}
    />
  );
}

const subjectOf = ({ proposalNumber, clientName }: Row) => `${proposalNumber} · ${clientName}`;
const amountOf = (cents: number) => preventAmountBreaks(formatMoney(cents));

const columns = (t: Say): DataColumn<Row>[] => [
  {
    key: 'client',
    header: t('follow.client'),
    primary: true,
    render: (row) => (
      <RecordName to={paths.proposal(row.proposalId)} below={row.proposalNumber}>
        {row.clientName}
      </RecordName>
    ),
  },
  {
    key: 'vehicle',
    header: t('follow.vehicle'),
    priority: 'low',
    render: (row) => (
      <RecordName to={null} below={row.dealerName}>
        {row.vehicleLabel}
      </RecordName>
    ),
  },
  { key: 'seller', header: t('follow.seller'), priority: 'low', render: ({ sellerName }) => sellerName },
  { key: 'products', header: t('follow.products'), render: ({ products }) => <Products products={products} t={t} /> },
  {
    key: 'paid',
    header: t('follow.paid'),
    render: ({ paidOn, days }) => (
      <RecordName to={null} below={t('follow.days', { count: days })}>
        <span className="record-instant">{formatDate(paidOn)}</span>
      </RecordName>
    ),
  },
  { key: 'standing', header: t('follow.standing'), render: (row) => <Standing row={row} t={t} /> },
];

function Products({ products, t }: { products: Row['products']; t: Say }) {
  return (
    <ul className="product-follow-products">
      {products.map(({ code, provider, name, premiumCents, monthlyCents }) => (
        <li key={`${code} ${provider}`}>
          {t(monthlyCents > 0 ? 'follow.price' : 'follow.price.apart', {
            name,
            price: amountOf(premiumCents),
            monthly: amountOf(monthlyCents),
          })}
        </li>
      ))}
    </ul>
  );
}

function Standing({ row: { outcome, postponedUntil, changedByName, changedAt }, t }: { row: Row; t: Say }) {
  const own = useOwnStrings();
  if (!changedByName || !changedAt) return <StatusPill tone="info">{t('follow.open')}</StatusPill>;
  return (
    <RecordName to={null} below={t('follow.by', { user: changedByName, at: formatInstant(changedAt) })}>
      <StatusPill tone={outcome === 'SOLD' ? 'success' : outcome ? 'neutral' : 'warning'}>
        {outcome ? own(followUpOutcomes[outcome]) : t('follow.postponed', { day: formatDate(postponedUntil ?? '') })}
      </StatusPill>
    </RecordName>
  );
}
