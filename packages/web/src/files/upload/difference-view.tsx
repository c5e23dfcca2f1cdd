import { formatCount } from '@estrada/domain/formats/index';
import { DataTable } from '@estrada/ui/index';
import { Text, Title } from '@mantine/core';
import { useStrings } from '../../strings/use-strings.ts';
import { differenceStrings } from './difference-strings.ts';
import { FirstOf } from './first-of.tsx';
import { PriceAssessment } from './price-assessment.tsx';
import type { TableCalls } from './upload-calls.ts';

type Difference = NonNullable<Awaited<ReturnType<TableCalls['read']>>['difference']>;

/** What one table would change against the one in force: how many lines, what is to be noted, what they cost, and the first of them. */
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

/** How many lines are new, changed and gone. */
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

/** The first lines of each sort. */
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
                // one below the other, in a card too
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
