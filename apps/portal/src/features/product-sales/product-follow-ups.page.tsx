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
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { RecordMenu, RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { type ListStrings, said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu } from '@mantine/core';
import { useState } from 'react';
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
  const { say } = useRecordStrings(words.nouns);
  const [chosen, choose] = useState<{ row: Row; act: 'complete' | 'postpone' } | null>(null);
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
  const close = () => choose(null);
  const menu: DataColumn<Row> = {
    key: 'acts',
    header: say('actions'),
    isAction: true,
    render: (row) => (
      <RecordMenu nouns={words.nouns} name={row.proposalNumber} editAt={null}>
        <Menu.Item onClick={() => choose({ row, act: 'complete' })}>{t('follow.complete')}</Menu.Item>
        <Menu.Item onClick={() => choose({ row, act: 'postpone' })}>{t('follow.postpone')}</Menu.Item>
      </RecordMenu>
    ),
  };
  return (
    <ListPage<Row>
      words={words}
      list={list}
      filters={filters}
      columns={[...columns(t), menu]}
      rowKey={({ proposalId }) => proposalId}
      around={(frame) => (
        <>
          {frame}
          {chosen?.act === 'complete' ? (
            <ActDialog
              form={outcomeForm}
              first={{ outcome: chosen.row.outcome ?? '' }}
              subject={subjectOf(chosen.row)}
              words={{
                title: t('follow.complete'),
                text: t('follow.complete.text'),
                submit: t('follow.complete.submit'),
                done: t('follow.complete.done', { number: chosen.row.proposalNumber }),
              }}
              send={({ outcome }) =>
                complete.run({
                  params: { id: chosen.row.proposalId },
                  body: { version: chosen.row.version, outcome },
                })
              }
              onClose={close}
            />
          ) : null}
          {chosen?.act === 'postpone' ? (
            <ActDialog
              form={postponementForm}
              first={{ until: addDays(businessDay(new Date().toISOString()), 7) }}
              subject={subjectOf(chosen.row)}
              words={{
                title: t('follow.postpone'),
                text: t('follow.postpone.text'),
                submit: t('follow.postpone'),
                done: t('follow.postpone.done', { number: chosen.row.proposalNumber }),
              }}
              send={({ until }) =>
                postpone.run({ params: { id: chosen.row.proposalId }, body: { version: chosen.row.version, until } })
              }
              onClose={close}
            />
          ) : null}
        </>
      )}
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
