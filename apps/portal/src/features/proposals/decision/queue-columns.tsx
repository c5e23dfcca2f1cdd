import { formatMoney, preventAmountBreaks, showMasked } from '@estrada/domain/formats/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { type DataColumn, StatusPill } from '@estrada/ui/index';
import { RecordName } from '@estrada/web/records/page/record-cells.tsx';
import type { Translate } from '@estrada/web/strings/use-strings.ts';
import { paths } from '../../../paths.ts';
import { StatusBadge } from '../status-badge.tsx';
import type { strings } from './queue-strings.ts';

export type WaitingProposal = ResponseOf<typeof endpoints.listDecisionQueue>['items'][number];
type Strings = Translate<typeof strings>;

/** The columns of the queue of decisions. */
export const queueColumns = (t: Strings): DataColumn<WaitingProposal>[] => [
  {
    key: 'proposal',
    header: t('proposal'),
    primary: true,
    render: (row) => (
      <RecordName to={paths.proposal(row.id)} below={row.dealerName}>
        {row.number}
      </RecordName>
    ),
  },
  {
    key: 'client',
    header: t('client'),
    render: (row) => (
      <RecordName to={null} below={showMasked(row.clientDocumentMasked)}>
        {row.clientName}
      </RecordName>
    ),
  },
  { key: 'waiting', header: t('waiting'), align: 'end', render: ({ waitingMinutes }) => ageOf(t, waitingMinutes) },
  { key: 'status', header: t('status'), render: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'financed',
    header: t('financed'),
    align: 'end',
    render: ({ financeValueCents }) => preventAmountBreaks(formatMoney(financeValueCents)),
  },
  { key: 'limit', header: t('limit'), priority: 'low', render: ({ needs }) => t(`limit.${needs}`) },
  { key: 'turn', header: t('turn'), render: (row) => <Turn row={row} t={t} /> },
];

/** How long it waits, in the largest unit that says it. */
function ageOf(t: Strings, minutes: number): string {
  if (minutes < 60) return t('age.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t('age.hours', { count: hours });
  const days = Math.floor(hours / 24);
  return days === 1 ? t('age.day') : t('age.days', { count: days });
}

/** Whose turn it is, and what a first person has said. */
function Turn({ row: { first, status, areConditionsPresented }, t }: { row: WaitingProposal; t: Strings }) {
  if (first?.isOwn) return t('turn.others');
  if (first)
    return (
      <RecordName to={null} below={t('turn.by', { actor: first.actorName })}>
        <StatusPill tone="warning">{t(`turn.me.${first.decision}`)}</StatusPill>
      </RecordName>
    );
  if (status === 'APC' && areConditionsPresented) return t('turn.presented');
  return status === 'APC' || status === 'HLD' ? t('turn.dealer') : t('turn.none');
}
