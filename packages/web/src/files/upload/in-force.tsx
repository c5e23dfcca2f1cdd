import { formatCount, formatInstant } from '@estrada/domain/formats/index';
import { Paper, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callKey } from '../../calls/use-call.ts';
import { Loaded } from '../../failure/loaded.tsx';
import { useStrings } from '../../words/use-strings.ts';
import type { UploadEffect } from './send-panel.tsx';
import { strings } from './strings.ts';
import { inForceCallOf, type TableCalls, type TableName } from './upload-calls.ts';

/**
 * What holds now, before anybody replaces it: the rows, since when, by whom and from which file. Of a table that changes only
 * what it names, the last one that was applied.
 */
export function InForce({ table, calls, effect }: { table: TableName; calls: TableCalls; effect: UploadEffect }) {
  const t = useStrings(strings);
  const headingId = useId();
  const query = useQuery({
    queryKey: callKey(inForceCallOf(table)),
    queryFn: ({ signal }) => calls.inForce({ signal }),
  });
  return (
    <Paper withBorder component="section" className="upload-in-force" radius="lg" aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId}>
        {t(effect === 'replace' ? 'inForce.title' : 'inForce.lastTitle')}
      </Title>
      <Loaded query={query} label={t('inForce.loading')} height={40}>
        {({ inForce }) =>
          inForce ? (
            <dl>
              <Fact name={t('inForce.rows')} value={inForce.rowCount === null ? '–' : formatCount(inForce.rowCount)} />
              <Fact name={t('inForce.since')} value={formatInstant(inForce.since)} />
              <Fact name={t('inForce.user')} value={inForce.user} />
              <Fact name={t('column.file')} value={inForce.fileName ?? '–'} />
            </dl>
          ) : (
            <p>{t('inForce.none')}</p>
          )
        }
      </Loaded>
    </Paper>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
