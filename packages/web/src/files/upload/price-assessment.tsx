import { formatCount, formatMoney } from '@estrada/domain/formats/index';
import { DataTable } from '@estrada/ui/index';
import { Text, Title } from '@mantine/core';
import { useStrings } from '../../strings/use-strings.ts';
import { differenceStrings } from './difference-strings.ts';
import { FirstOf } from './first-of.tsx';
import type { TableCalls } from './upload-calls.ts';

type Prices = NonNullable<NonNullable<Awaited<ReturnType<TableCalls['read']>>['difference']>['prices']>;

/** What price tables that were tried mean: a loan of reference by plan, and choices that nothing or too much would price. */
export function PriceAssessment({ loans, gaps, overlaps }: Prices) {
  const t = useStrings(differenceStrings);
  const loan = (cents: number | null, termMonths: number | null) =>
    cents === null || termMonths === null
      ? t('prices.none')
      : t('prices.loan', { amount: formatMoney(cents), term: termMonths });
  return (
    <>
      <FirstOf title={t('prices.gaps', { count: formatCount(gaps.count) })} found={gaps} />
      <FirstOf title={t('prices.overlaps', { count: formatCount(overlaps.count) })} found={overlaps} />
      <div>
        <Title order={3} size="h4">
          {t('prices.loans')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('prices.loansText')}
        </Text>
      </div>
      <DataTable
        label={t('prices.loans')}
        rows={loans}
        rowKey={(row) => `${row.plan}-${row.assetType}`}
        columns={[
          { key: 'plan', header: t('prices.plan'), primary: true, render: (row) => row.plan },
          { key: 'asset', header: t('prices.asset'), render: (row) => t(`asset.${row.assetType}`) },
          {
            key: 'before',
            header: t('prices.before'),
            align: 'end',
            render: (row) => loan(row.beforeCents, row.beforeTermMonths),
          },
          {
            key: 'after',
            header: t('prices.after'),
            align: 'end',
            render: (row) => loan(row.afterCents, row.afterTermMonths),
          },
          {
            key: 'change',
            header: t('prices.change'),
            align: 'end',
            render: ({ beforeCents, afterCents, beforeTermMonths, afterTermMonths }) => {
              if (beforeCents === null || afterCents === null) return '–';
              // instalments of two terms are no better or worse than each other
              if (beforeTermMonths !== afterTermMonths) return t('prices.otherTerm');
              return formatMoney(afterCents - beforeCents);
            },
          },
        ]}
      />
    </>
  );
}
