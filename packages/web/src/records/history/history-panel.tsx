import { formatInstant, showMasked } from '@estrada/domain/formats/index';
import type { endpoints, HistoryEntry, QueryOf } from '@estrada/endpoints/index';
import { FormSection } from '@estrada/ui/index';
import { Button, Skeleton, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../calls/api.ts';
import { FailureState } from '../../failure/failure-state.tsx';
import { useActName } from '../../names/acts/use-act-name.ts';
import { type Translate, useStrings } from '../../strings/use-strings.ts';
import './history.css';
import { strings } from './strings.ts';

type HistoryOf = QueryOf<typeof endpoints.readHistory>['entity'];

/** How a page shows the trail of its record. */
type FieldStrings = {
  labelOf: (field: string) => string | undefined;
  showValue?: (field: string, value: string) => string;
};

/**
 * Who changed what in a record, newest first, from the audit trail.
 *
 * @param entity with the record's id as `entityId`
 * @param labelOf the label of a trail field on this page; one without a label is omitted
 * @param showValue a value as text: the name of an option; by default as stored in the trail
 */
export function HistoryPanel({
  entity,
  entityId,
  ...words
}: {
  entity: HistoryOf;
  entityId: string;
} & FieldStrings) {
  const t = useStrings(strings);
  const query = useInfiniteQuery({
    queryKey: ['readHistory', entity, entityId],
    queryFn: ({ pageParam, signal }) => api.readHistory({ query: { entity, entityId, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <FormSection id="history" title={t('title')}>
      {query.isPending ? <Skeleton height={96} radius="md" role="status" aria-label={t('loading')} /> : null}
      {query.isError && entries.length === 0 ? (
        <FailureState error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isSuccess && entries.length === 0 ? <Text c="dimmed">{t('empty')}</Text> : null}
      {entries.length > 0 ? (
        <ol className="history-list">
          {entries.map((entry) => (
            <HistoryLine key={entry.seq} entry={entry} {...words} />
          ))}
        </ol>
      ) : null}
      {query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </FormSection>
  );
}

function HistoryLine({ entry, labelOf, showValue = asStored }: { entry: HistoryEntry } & FieldStrings) {
  const t = useStrings(strings);
  const actName = useActName();
  const lines = entry.changes.flatMap((change) => {
    const field = labelOf(change.field);
    const show = (value: string) => showYesOrNo(t, value) ?? showMasked(showValue(change.field, value));
    return field ? [{ key: change.field, text: changeText(t, field, change, show) }] : [];
  });
  return (
    <li>
      <Text size="sm">
        <strong>{actName(entry.action)}</strong> · {entry.actor === 'system' ? t('actor.system') : entry.actor} ·{' '}
        <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
      </Text>
      {lines.map(({ key, text }) => (
        <Text key={key} size="sm" c="dimmed">
          {text}
        </Text>
      ))}
    </li>
  );
}

const asStored = (_field: string, value: string) => value;

const showYesOrNo = (t: Translate<typeof strings>, value: string): string | undefined =>
  value === 'true' || value === 'false' ? t(`value.${value}`) : undefined;

function changeText(
  t: Translate<typeof strings>,
  field: string,
  { before, after }: HistoryEntry['changes'][number],
  show: (value: string) => string,
): string {
  if (before === null) return t('change.set', { field, after: show(after ?? '') });
  if (after === null) return t('change.cleared', { field, before: show(before) });
  return t('change.changed', { field, before: show(before), after: show(after) });
}
