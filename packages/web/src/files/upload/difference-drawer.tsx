import { formatCount } from '@estrada/domain/formats/index';
import { trialDaysKept } from '@estrada/domain/uploads/index';
import type { UploadRecord } from '@estrada/endpoints/index';
import { DataTable } from '@estrada/ui/index';
import { Button, Drawer, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Loaded } from '../../failure/loaded.tsx';
import { useConfirmAction } from '../../records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '../../words/use-strings.ts';
import { differenceStrings } from './difference-strings.ts';
import { PriceAssessment } from './price-assessment.tsx';
import type { TableCalls } from './upload-calls.ts';

type Difference = NonNullable<Awaited<ReturnType<TableCalls['read']>>['difference']>;

/** What a table that was tried would change, and the way to put it in force. */
export function DifferenceDrawer({
  calls,
  upload,
  onClose,
  onApplied,
}: {
  calls: TableCalls;
  upload: UploadRecord | null;
  onClose: () => void;
  onApplied: (upload: UploadRecord) => void;
}) {
  const t = useStrings(differenceStrings);
  const { ask, modal } = useConfirmAction();
  const staleId = useId();
  const id = upload?.id ?? '';
  const fileName = upload?.fileName ?? '';
  const query = useQuery({
    queryKey: ['upload-difference', id],
    queryFn: ({ signal }) => calls.read({ params: { id }, signal }),
    enabled: id !== '',
  });
  const apply = async () => onApplied(await calls.apply({ params: { id } }));
  return (
    <Drawer
      opened={upload !== null}
      onClose={onClose}
      position="right"
      size="xl"
      title={t('difference.title', { name: fileName })}
      closeButtonProps={{ 'aria-label': t('difference.close') }}
    >
      <Loaded query={query} label={t('difference.loading')} height={240}>
        {({ upload: { can }, difference }) =>
          difference ? (
            <Stack gap="md">
              <Counts {...difference} />
              {difference.prices ? <PriceAssessment {...difference.prices} /> : null}
              <Samples samples={difference.samples} />
              {can.apply ? null : (
                <Text size="sm" id={staleId}>
                  {t('trial.stale')}
                </Text>
              )}
              <Button
                w="fit-content"
                disabled={!can.apply}
                aria-describedby={can.apply ? undefined : staleId}
                leftSection={<IconCircleCheck size={16} aria-hidden="true" />}
                onClick={() =>
                  ask({
                    title: t('trial.title'),
                    subject: fileName,
                    text: t('trial.text'),
                    confirmLabel: t('trial.apply'),
                    act: apply,
                  })
                }
              >
                {t('trial.apply')}
              </Button>
            </Stack>
          ) : (
            <Text>{t('difference.gone', { count: trialDaysKept })}</Text>
          )
        }
      </Loaded>
      {modal}
    </Drawer>
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
      <Title order={3} size="h4">
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
              row.cells.length === 0 ? '–' : row.cells.map((cell) => <ChangedCell key={cell.column} {...cell} />),
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
