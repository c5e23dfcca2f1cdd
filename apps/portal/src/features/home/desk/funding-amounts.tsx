import { formatMoney } from '@estrada/domain/formats/index';
import { fundingAges } from '@estrada/domain/settlement/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { type DataColumn, DataTable } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { StatusName } from '../status-name.tsx';
import { DeskSection } from './desk-section.tsx';
import { strings } from './strings.ts';

type Row = ResponseOf<typeof endpoints.readFundingAmounts>['rows'][number];
type Sum = Row['ages'][number];

/**
 * What the dealers wait for, in money: the sales between approval and payment by status and by how long they have been in
 * it. For users who see more than their own.
 */
export function FundingAmounts() {
  const t = useStrings(strings);
  const query = useCall('readFundingAmounts', {});
  return (
    <DeskSection title={t('amounts')} query={query} height={240}>
      {({ rows, isCapped }) =>
        rows.length === 0 ? (
          <p className="estrada-home-card estrada-home-empty estrada-home-none">{t('amounts.none')}</p>
        ) : (
          <div className="estrada-home-card estrada-desk-table">
            <DataTable<Row> label={t('amounts')} columns={columns(t)} rows={rows} rowKey={({ status }) => status} />
            <p className="estrada-home-line">
              <span>{t('amounts.total')}</span>
              <strong className="estrada-home-figure">
                {formatMoney(rows.reduce((sum, { ages }) => sum + totalOf(ages).amountCents, 0))}
              </strong>
            </p>
            {isCapped ? (
              <p className="estrada-home-none">
                {t('amounts.capped', { count: rows.reduce((sum, { ages }) => sum + totalOf(ages).count, 0) })}
              </p>
            ) : null}
          </div>
        )
      }
    </DeskSection>
  );
}

const totalOf = (ages: readonly Sum[]): Sum => ({
  count: ages.reduce((sum, age) => sum + age.count, 0),
  amountCents: ages.reduce((sum, age) => sum + age.amountCents, 0),
});

/** The heading of an age: up to so many days, between two, or more. */
function ageName(t: Translate<typeof strings>, index: number): string {
  const most = fundingAges[index] ?? null;
  const least = fundingAges[index - 1] ?? null;
  if (most === null) return t('amounts.over', { days: least ?? 0 });
  return least === null ? t('amounts.upTo', { days: most }) : t('amounts.between', { from: least + 1, days: most });
}

const columns = (t: Translate<typeof strings>): DataColumn<Row>[] => [
  {
    key: 'status',
    header: t('amounts.status'),
    primary: true,
    render: ({ status }) => (
      <Link to={`${paths.proposals}?status=${status}`}>
        <StatusName code={status} />
      </Link>
    ),
  },
  ...fundingAges.map(
    (_, index): DataColumn<Row> => ({
      key: `age-${index}`,
      header: ageName(t, index),
      align: 'end',
      render: ({ ages }) => {
        const sum = ages[index];
        return sum && sum.count > 0 ? `${formatMoney(sum.amountCents)} (${sum.count})` : '–';
      },
    }),
  ),
  {
    key: 'oldest',
    header: t('amounts.oldest'),
    render: ({ oldest }) => <Link to={paths.proposal(oldest.id)}>{oldest.number}</Link>,
  },
];
