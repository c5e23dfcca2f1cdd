import { formatCount, formatMoney } from '@estrada/domain/formats/index';
import { DataTable } from '@estrada/ui/index';
import { Text, Title } from '@mantine/core';
import { useStrings } from '../../strings/use-strings.ts';
import { differenceStrings } from './difference-strings.ts';
import type { TableCalls } from './upload-calls.ts';

/**
 * Findings that the user should look at: their number in the title, the first of them below; renders nothing if there
 * are none.
 */
function FirstOf({ title, found }: { title: string; found: { count: number; samples: string[] } }) {
  const t = useStrings(differenceStrings);
  if (found.count === 0) return null;
  const { length } = found.samples;
  return (
    <details className="upload-choices">
      <summary>{title}</summary>
      {found.count > length ? (
        <Text size="sm">{t('difference.firstOf', { shown: length, total: formatCount(found.count) })}</Text>
      ) : null}
      <ul>
        {found.samples.map((sample) => (
          <li key={sample}>{sample}</li>
        ))}
      </ul>
    </details>
  );
}

type Prices = NonNullable<NonNullable<Awaited<ReturnType<TableCalls['read']>>['difference']>['prices']>;

/**
 * The effects of price tables in a trial: a reference loan by plan, and choices that no table, or more than one, would
 * price.
 */
function PriceAssessment({ loans, gaps, overlaps }: Prices) {
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
              // instalments of two terms are not comparable
              if (beforeTermMonths !== afterTermMonths) return t('prices.otherTerm');
              return formatMoney(afterCents - beforeCents);
            },
          },
        ]}
      />
    </>
  );
}

type Difference = NonNullable<Awaited<ReturnType<TableCalls['read']>>['difference']>;

/**
 * What one table would change compared with the one in force: how many lines, the findings, the effects on prices, and
 * the first lines.
 */
export function DifferenceView({ difference }: { difference: Difference }) {
  return (
    <>
      <Counts {...difference} />
      {difference.notes.map((note) => (
        <FirstOf key={note.text} title={note.text} found={note} />
      ))}
      {difference.prices ? <PriceAssessment {...difference.prices} /> : null}
      <Samples samples={difference.samples} />
    </>
  );
}

/** How many lines are added, changed and removed. */
function Counts({ added, changed, removed, samples }: Difference) {
  const t = useStrings(differenceStrings);
  if (samples.length === 0) return <Text>{t('difference.none')}</Text>;
  return (
    <dl className="upload-counts">
      {Object.entries({ changed, added, removed } as const).map(([kind, count]) => (
        <div key={kind}>
          <dt>{t(`difference.${kind as 'added'}`)}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The first lines of each kind. */
function Samples({ samples }: Pick<Difference, 'samples'>) {
  const t = useStrings(differenceStrings);
  if (samples.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {t('difference.samples')}
      </Title>
      <DataTable
        label={t('difference.samples')}
        rows={samples}
        rowKey={(row) => `${row.kind}-${row.label}`}
        columns={[
          { key: 'line', header: t('difference.line'), primary: true, render: (row) => row.label },
          { key: 'kind', header: t('difference.kind'), render: (row) => t(`kind.${row.kind}`) },
          {
            key: 'cells',
            header: t('difference.cells'),
            render: (row) =>
              row.cells.length === 0 ? (
                '–'
              ) : (
                // one below the other, also in a card
                <div>
                  {row.cells.map((cell) => (
                    <ChangedCell key={cell.column} {...cell} />
                  ))}
                </div>
              ),
          },
        ]}
      />
    </section>
  );
}

const ChangedCell = ({ column, before, after }: Difference['samples'][number]['cells'][number]) => (
  <span className="upload-cell">
    <code>{column}</code> {before || '–'} → {after || '–'}
  </span>
);
