import './books.css';
import { formatCount, formatDate, formatMoney, formatMonth, formatPercent } from '@estrada/domain/formats/index';
import { commissionEntries, type InsurerId, insurerNames, insurerTitle } from '@estrada/domain/insurance/index';
import { listedInFigures, vapNames } from '@estrada/domain/products/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { type DataColumn, DataTable, EmptyState, FormSection, PageHeading } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { AllOwners, FiguresByOwner, useOwners } from '@estrada/web/figures/by-owner.tsx';
import { useOpenPdf } from '@estrada/web/files/open-file.ts';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { choiceFilter, dayFilter } from '@estrada/web/records/page/filters.tsx';
import { RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text } from '@mantine/core';
import { IconDownload, IconScale } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { strings } from './strings.ts';

type Figures = ResponseOf<typeof endpoints.readInsuranceCommissions>;
type Counts = Figures['totals'];
type Entry = ResponseOf<typeof endpoints.listInsuranceCommissions>['items'][number];
type Say = Translate<typeof strings>;
type Owners = ReturnType<typeof useOwners>;
type Query = Owners & { initialDate?: string; finalDate?: string; provider?: InsurerId };

/** `/insurance/commissions`: the commissions within the user's reach, from the entries of their extraction. */
export function Page() {
  const t = useStrings(strings);
  const owners = useOwners();
  const filters = useListFilters({
    initialDate: dayFilter('de', said(t('from'))),
    finalDate: dayFilter('ate', said(t('to'))),
    provider: choiceFilter(
      'seguradora',
      said(t('insurer')),
      Object.fromEntries(insurerNames.map((name) => [name, said(insurerTitle(name))])),
    ),
  });
  const query = { ...filters.query, ...owners } as Query;
  const figures = useCall('readInsuranceCommissions', { query });
  return (
    <>
      <PageHeading
        title={t('title')}
        subtitle={figures.data ? periodOf(figures.data, t) : ' '}
        actions={<OtherPages t={t} />}
      />
      <search className="books-filters" aria-label={t('filters')}>
        {filters.fields}
        <AllOwners />
      </search>
      <Loaded query={figures} label={t('loading')} height={480}>
        {(loaded) =>
          loaded.totals.entries === 0 ? (
            <EmptyState title={t('none.title')} text={t('none.text')} />
          ) : (
            <>
              <Totals totals={loaded.totals} t={t} />
              <Months months={loaded.months} receiver={query} t={t} />
              <FormSection id="by-insurer" title={t('by.insurer')}>
                <DataTable
                  label={t('by.insurer')}
                  rows={loaded.insurers}
                  rowKey={({ provider }) => provider}
                  columns={[
                    {
                      key: 'insurer',
                      header: t('insurer'),
                      primary: true,
                      render: ({ provider }) => insurerTitle(provider),
                    },
                    ...countColumns<Figures['insurers'][number]>(t),
                  ]}
                />
              </FormSection>
              {loaded.profile === 'seller' ? null : (
                <>
                  <FiguresByOwner
                    of="dealerId"
                    rows={loaded.dealers}
                    columns={countColumns<Figures['dealers'][number]>(t)}
                    note={noteOf(loaded.dealersLeftOut, t)}
                  />
                  <FiguresByOwner
                    of="sellerId"
                    rows={loaded.sellers}
                    columns={countColumns<Figures['sellers'][number]>(t)}
                    note={noteOf(loaded.sellersLeftOut, t)}
                  />
                </>
              )}
              <Entries query={query} t={t} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const periodOf = ({ initialDate, finalDate }: Figures, t: Say) =>
  t('period', { from: formatDate(initialDate), to: formatDate(finalDate) });

/** Amounts of cells are never broken, however narrow the card. */
const amountOf = (cents: number) => <span className="books-amount">{formatMoney(cents)}</span>;

const noteOf = (leftOut: number, t: Say) => (leftOut > 0 ? t('left.out', { count: listedInFigures }) : null);

function OtherPages({ t }: { t: Say }) {
  const mayExtract = useMayCall('downloadInsuranceCommissions');
  const maySolve = useMayCall('listCommissionDifferences');
  return (
    <>
      {maySolve ? (
        <Button
          component={Link}
          to={paths.commissionDifferences}
          variant="default"
          leftSection={<IconScale size={16} aria-hidden="true" />}
        >
          {t('differences')}
        </Button>
      ) : null}
      {mayExtract ? (
        <Button
          component={Link}
          to={paths.insuranceCommissionRows}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
        >
          {t('extract')}
        </Button>
      ) : null}
    </>
  );
}

function Totals({ totals, t }: { totals: Counts; t: Say }) {
  const shown = [
    [t('balance'), totals.totalCents],
    [t('earned'), totals.earnedCents],
    [t('reversed'), totals.reversedCents],
    [t('adjusted'), totals.adjustedCents],
  ] as const;
  return (
    <section aria-label={t('summary')}>
      <dl className="books-totals">
        {shown.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amountOf(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The months, each with its statement, where it is known whose. */
function Months({ months, receiver, t }: { months: Figures['months']; receiver: Owners; t: Say }) {
  const { viewer } = useSignedIn();
  const { isOpening, open } = useOpenPdf();
  const { sellerId, dealerId } = receiver;
  const hasReceiver = sellerId !== undefined || dealerId !== undefined || viewer.userType === 'DEALER';
  const print = (month: string) =>
    open(t('statement.of', { month: formatMonth(month) }), () =>
      api.downloadCommissionStatement({
        query: { month, ...(sellerId ? { sellerId } : dealerId ? { dealerId } : {}) },
      }),
    );
  const statement: DataColumn<Figures['months'][number]> = {
    key: 'statement',
    header: t('statement'),
    isAction: true,
    render: ({ month }) => (
      <Button
        variant="default"
        size="compact-sm"
        disabled={isOpening}
        aria-label={t('statement.of', { month: formatMonth(month) })}
        onClick={() => void print(month)}
      >
        {t('statement.open')}
      </Button>
    ),
  };
  return (
    <FormSection id="by-month" title={t('by.month')}>
      <DataTable
        label={t('by.month')}
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', header: t('month'), primary: true, render: ({ month }) => formatMonth(month) },
          ...countColumns<Figures['months'][number]>(t),
          ...(hasReceiver ? [statement] : []),
        ]}
      />
      {hasReceiver ? null : (
        <Text size="sm" c="dimmed" mt="xs">
          {t('statement.choose')}
        </Text>
      )}
    </FormSection>
  );
}

const countColumns = <Row extends Counts>(t: Say): DataColumn<Row>[] => [
  {
    key: 'entries',
    header: t('entries'),
    align: 'end',
    priority: 'low',
    render: ({ entries }) => formatCount(entries),
  },
  { key: 'earned', header: t('earned'), align: 'end', render: ({ earnedCents }) => amountOf(earnedCents) },
  { key: 'reversed', header: t('reversed'), align: 'end', render: ({ reversedCents }) => amountOf(reversedCents) },
  {
    key: 'adjusted',
    header: t('adjusted'),
    align: 'end',
    priority: 'low',
    render: ({ adjustedCents }) => amountOf(adjustedCents),
  },
  { key: 'total', header: t('balance'), align: 'end', render: ({ totalCents }) => amountOf(totalCents) },
];

function Entries({ query, t }: { query: Query; t: Say }) {
  const own = useOwnStrings();
  const mayOpen = useMayCall('readInsurance');
  const list = usePagedCall('listInsuranceCommissions', { query });
  const columns: DataColumn<Entry>[] = [
    {
      key: 'policy',
      header: t('policy'),
      primary: true,
      render: ({ insuranceId, policyNumber, insuranceType, provider }) => (
        <RecordName
          to={mayOpen ? paths.insurance(insuranceId) : null}
          below={`${own(vapNames[insuranceType])} · ${insurerTitle(provider)}`}
        >
          {policyNumber}
        </RecordName>
      ),
    },
    { key: 'entry', header: t('entry'), render: ({ kind }) => own(commissionEntries[kind]) },
    { key: 'date', header: t('date'), render: ({ bookedOn }) => formatDate(bookedOn) },
    {
      key: 'seller',
      header: t('seller'),
      priority: 'low',
      render: ({ sellerName, dealerName }) => (
        <RecordName to={null} below={dealerName}>
          {sellerName}
        </RecordName>
      ),
    },
    { key: 'net', header: t('net'), align: 'end', priority: 'low', render: ({ netCents }) => amountOf(netCents) },
    {
      key: 'share',
      header: t('share'),
      align: 'end',
      render: ({ hasTable, shareMillionths }) =>
        hasTable ? formatPercent(shareMillionths / 1_000_000) : t('share.none'),
    },
    { key: 'amount', header: t('amount'), align: 'end', render: ({ amountCents }) => amountOf(amountCents) },
  ];
  return (
    <FormSection id="entries" title={t('entries')}>
      <ListFrame
        label={t('entries')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<Text size="sm">{t('entries.none')}</Text>}
      />
    </FormSection>
  );
}
