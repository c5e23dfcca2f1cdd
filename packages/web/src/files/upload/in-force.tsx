import { businessDay } from '@estrada/domain/calendar/index';
import { formatCount, formatDate, formatInstant } from '@estrada/domain/formats/index';
import { Button, Paper, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Loaded } from '../../failure/loaded.tsx';
import { useConfirmAction } from '../../records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '../../strings/use-strings.ts';
import type { UploadEffect } from './send-panel.tsx';
import { startStrings } from './start-strings.ts';
import { strings } from './strings.ts';
import type { TableCalls, TableTime, TableTimes } from './upload-calls.ts';

/**
 * The table in force, before it is replaced: its lines, start, author and file; and the planned one. For a table that
 * changes only the lines it contains, the last applied file.
 */
export function InForce({
  calls,
  effect,
  times,
  acts,
  onChanged,
}: {
  calls: TableCalls;
  effect: UploadEffect;
  times: UseQueryResult<TableTimes>;
  /** what users who send the table do with the one in force */
  acts: ReactNode;
  /** called when the table in force or the planned one has changed */
  onChanged: () => void;
}) {
  const t = useStrings(strings);
  const headingId = useId();
  return (
    <Paper withBorder component="section" className="upload-in-force" radius="lg" aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId}>
        {t(effect === 'replace' ? 'inForce.title' : 'inForce.lastTitle')}
      </Title>
      <Loaded query={times} label={t('inForce.loading')} height={40}>
        {({ inForce, planned }) => (
          <>
            {inForce ? (
              <dl>
                <Fact
                  name={t('inForce.rows')}
                  value={inForce.rowCount === null ? '–' : formatCount(inForce.rowCount)}
                />
                <Fact name={t('inForce.since')} value={formatInstant(inForce.since)} />
                <Fact name={t('inForce.user')} value={inForce.user} />
                <Fact name={t('column.file')} value={inForce.fileName ?? '–'} />
              </dl>
            ) : (
              <p>{t('inForce.none')}</p>
            )}
            {inForce ? acts : null}
            {planned.length > 0 ? <Planned calls={calls} planned={planned} onChanged={onChanged} /> : null}
          </>
        )}
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

/** The planned table, and the button that cancels it before it takes effect. */
function Planned({
  calls,
  planned,
  onChanged,
}: {
  calls: TableCalls;
  planned: readonly TableTime[];
  onChanged: () => void;
}) {
  const t = useStrings(startStrings);
  const { ask, modal } = useConfirmAction();
  const headingId = useId();
  const cancel = ({ decision, since }: TableTime, name: string) =>
    ask({
      title: t('planned.confirm'),
      subject: name,
      text: t('planned.confirmText', { day: dayOf(since) }),
      confirmLabel: t('planned.cancel'),
      danger: true,
      act: () => calls.cancel({ params: { decision } }),
      done: { type: 'success', code: 'table.startCancelled', params: { fileName: name } },
      after: onChanged,
    });
  return (
    <div className="upload-planned">
      <Title order={3} size="h4" id={headingId}>
        {t('planned.title')}
      </Title>
      <ul aria-labelledby={headingId}>
        {planned.map((time) => {
          const name = time.fileName ?? t('times.unnamed');
          return (
            <li key={time.decision}>
              <span>{t('planned.line', { name, day: dayOf(time.since), user: time.user })}</span>
              <Button
                variant="default"
                size="xs"
                aria-label={`${t('planned.cancel')}: ${name}`}
                onClick={() => cancel(time, name)}
              >
                {t('planned.cancel')}
              </Button>
            </li>
          );
        })}
      </ul>
      {modal}
    </div>
  );
}

const dayOf = (instantIso: string) => formatDate(businessDay(instantIso));
