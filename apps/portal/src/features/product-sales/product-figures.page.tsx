import {
  formatDate,
  formatMoney,
  formatMonth,
  formatPercent,
  preventAmountBreaks,
} from '@estrada/domain/formats/index';
import { isInsurance, listedInFigures, perSale, vapCodes, vapNames } from '@estrada/domain/products/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { type DataColumn, DataTable, EmptyState, FormSection, PageHeading } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { AllOwners, FiguresByOwner, useOwners } from '@estrada/web/figures/by-owner.tsx';
import { Term } from '@estrada/web/glossary/term.tsx';
import { choiceFilter, dayFilter } from '@estrada/web/records/page/filters.tsx';
import { RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useMayCall } from '@estrada/web/session/use-may-call.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import './product-figures.css';
import { strings } from './strings.ts';

type Figures = ResponseOf<typeof endpoints.readProductFigures>;
type Counts = Figures['totals'];
type Group = Figures['dealers'][number];
type Product = Figures['products'][number];
type Say = Translate<typeof strings>;
/** `/productFigures`: penetration and revenue of products within the user's reach, from the rows of their extraction. */
export function Page() {
  const t = useStrings(strings);
  const owners = useOwners();
  const seesInsurance = useMayCall('downloadSoldInsurances');
  const seesProducts = useMayCall('downloadSoldProducts');
  const codes = vapCodes.filter((code) => !seesInsurance || isInsurance(code));
  const filters = useListFilters({
    initialDate: dayFilter('de', said(t('from'))),
    finalDate: dayFilter('ate', said(t('to'))),
    product: choiceFilter(
      'produto',
      said(t('product')),
      Object.fromEntries(codes.map((code) => [code, vapNames[code]])),
      said(t('product.any')),
    ),
  });
  const query = useCall('readProductFigures', {
    query: {
      ...(filters.query as { product?: (typeof vapCodes)[number] }),
      ...owners,
    },
  });
  const extraction = seesInsurance ? paths.soldInsurances : seesProducts ? paths.soldProducts : null;
  return (
    <>
      <PageHeading
        title={t('title')}
        subtitle={query.data ? periodOf(query.data, t) : ' '}
        actions={
          extraction ? (
            <Button
              component={Link}
              to={extraction}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
            >
              {t('extract')}
            </Button>
          ) : undefined
        }
      />
      <search className="product-figures-filters" aria-label={t('filters')}>
        {filters.fields}
        <AllOwners />
      </search>
      <Loaded query={query} label={t('loading')} height={480}>
        {(figures) => <FiguresParts figures={figures} hasGoods={!seesInsurance} t={t} />}
      </Loaded>
    </>
  );
}

const periodOf = ({ initialDate, finalDate }: Figures, t: Say) =>
  t('period', { from: formatDate(initialDate), to: formatDate(finalDate) });

const noteOf = (leftOut: number, t: Say) => (leftOut > 0 ? t('left.out', { count: listedInFigures }) : null);

function FiguresParts({ figures, hasGoods, t }: { figures: Figures; hasGoods: boolean; t: Say }) {
  const { totals, products, months, dealers, sellers } = figures;
  if (totals.sent === 0 && totals.paid === 0) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <>
      <Totals totals={totals} hasGoods={hasGoods} t={t} />
      <FormSection id="by-product" title={t('by.product')}>
        <DataTable
          label={t('by.product')}
          rows={products.filter(({ sent, paid }) => sent + paid > 0)}
          rowKey={productKey}
          columns={productColumns(totals, t)}
        />
      </FormSection>
      <FormSection id="declined" title={t('declined')}>
        <Text size="sm" c="dimmed" mb="sm">
          {t('declined.about', { asked: totals.asked, sent: totals.sent })}
        </Text>
        <DataTable
          label={t('declined')}
          rows={products.filter(({ declined }) => declined > 0).toSorted((one, other) => other.declined - one.declined)}
          rowKey={productKey}
          columns={declinedColumns(totals, t)}
          empty={<Text size="sm">{t('declined.none')}</Text>}
        />
      </FormSection>
      <FormSection id="by-month" title={t('by.month')}>
        <DataTable
          label={t('by.month')}
          rows={months}
          rowKey={({ month }) => month}
          columns={[
            { key: 'month', header: t('month'), primary: true, render: ({ month }) => formatMonth(month) },
            ...countColumns<Figures['months'][number]>(hasGoods, t),
          ]}
        />
      </FormSection>
      <FiguresByOwner
        of="dealerId"
        rows={dealers}
        columns={countColumns<Group>(hasGoods, t)}
        note={noteOf(figures.dealersLeftOut, t)}
      />
      <FiguresByOwner
        of="sellerId"
        rows={sellers}
        columns={countColumns<Group>(hasGoods, t)}
        note={noteOf(figures.sellersLeftOut, t)}
      />
    </>
  );
}

const productKey = ({ code, provider }: Product) => `${code} ${provider}`;

function Totals({ totals, hasGoods, t }: { totals: Counts; hasGoods: boolean; t: Say }) {
  const { sent, paid, sentWith, paidWith, insuranceCents, goodsCents } = totals;
  return (
    <section aria-label={t('summary')}>
      <dl className="product-figures-totals">
        <div>
          <dt>{t('paid.count')}</dt>
          <dd>
            <strong>{paid}</strong>
            {t('sent.count', { count: sent })}
          </dd>
        </div>
        <div>
          <dt>
            <Term of="penetracao">{t('penetration')}</Term>
          </dt>
          <dd>
            <strong>{shareOf(paidWith, paid)}</strong>
            {t('penetration.sent', { share: shareOf(sentWith, sent) })}
          </dd>
        </div>
        <Revenue name={t('insurance.each')} cents={insuranceCents} paid={paid} t={t} />
        {hasGoods ? <Revenue name={t('goods.each')} cents={goodsCents} paid={paid} t={t} /> : null}
      </dl>
    </section>
  );
}

function Revenue({ name, cents, paid, t }: { name: string; cents: number; paid: number; t: Say }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{eachOf(cents, paid)}</strong>
        {t('total', { amount: preventAmountBreaks(formatMoney(cents)) })}
      </dd>
    </div>
  );
}

/** Amounts of cells are never broken, however narrow the card. */
const amountOf = (cents: number) => <span className="product-figures-amount">{formatMoney(cents)}</span>;
const eachOf = (cents: number, paid: number) => {
  const each = perSale(cents, paid);
  return each === null ? '–' : amountOf(each);
};
const shareOf = (count: number, all: number) => (all === 0 ? '–' : formatPercent(count / all, 1));

/** A share as a number and a bar, with what it is of. */
function Share({ count, all, t }: { count: number; all: number; t: Say }) {
  return (
    <span className="product-figures-share">
      {shareOf(count, all)}
      <Text component="span" size="xs" c="dimmed">
        {t('share.of', { count, all })}
      </Text>
      <span className="product-figures-bar" aria-hidden="true">
        <span style={{ width: all === 0 ? 0 : `${(100 * count) / all}%` }} />
      </span>
    </span>
  );
}

const productColumn = (t: Say): DataColumn<Product> => ({
  key: 'product',
  header: t('product'),
  primary: true,
  render: ({ name, provider }) => (
    <RecordName to={null} below={provider}>
      {name}
    </RecordName>
  ),
});

const productColumns = ({ sent, paid }: Counts, t: Say): DataColumn<Product>[] => [
  productColumn(t),
  { key: 'paid', header: t('paid'), align: 'end', render: (row) => <Share count={row.paid} all={paid} t={t} /> },
  { key: 'sent', header: t('sent'), align: 'end', render: (row) => <Share count={row.sent} all={sent} t={t} /> },
  { key: 'revenue', header: t('revenue'), align: 'end', render: ({ premiumCents }) => amountOf(premiumCents) },
];

const declinedColumns = ({ asked }: Counts, t: Say): DataColumn<Product>[] => [
  productColumn(t),
  {
    key: 'declined',
    header: t('refused'),
    align: 'end',
    render: ({ declined }) => <Share count={declined} all={asked} t={t} />,
  },
];

const countColumns = <Row extends Counts>(hasGoods: boolean, t: Say): DataColumn<Row>[] => [
  {
    key: 'paid',
    header: t('paid'),
    align: 'end',
    render: ({ paid, paidWith }) => <Share count={paidWith} all={paid} t={t} />,
  },
  {
    key: 'sent',
    header: t('sent'),
    align: 'end',
    priority: 'low',
    render: ({ sent, sentWith }) => <Share count={sentWith} all={sent} t={t} />,
  },
  {
    key: 'insurance',
    header: t('insurance.each'),
    align: 'end',
    render: ({ insuranceCents, paid }) => eachOf(insuranceCents, paid),
  },
  ...(hasGoods
    ? [
        {
          key: 'goods',
          header: t('goods.short'),
          align: 'end',
          priority: 'low',
          render: ({ goodsCents, paid }: Row) => eachOf(goodsCents, paid),
        } as const,
      ]
    : []),
];
