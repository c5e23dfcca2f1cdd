import '../proposals.css';
import { formatMoney, preventAmountBreaks, showMasked } from '@estrada/domain/formats/index';
import { proposalStatuses, waitingStatuses } from '@estrada/domain/proposals/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { type DataColumn, StatusPill } from '@estrada/ui/index';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { choiceFilter, textFilter } from '@estrada/web/records/page/filters.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { type ListStrings, said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { StatusBadge } from '../status-badge.tsx';

/** The strings of the queue of decisions. */
const strings = defineStrings('decision-queue', {
  proposal: ['Proposta', 'Proposal'],
  client: ['Cliente', 'Client'],
  credit: ['Crédito, sem produtos', 'Credit, without products'],
  status: ['Status', 'Status'],
  waiting: ['Aguardando há', 'Waiting for'],
  limit: ['Alçada', 'Approval limit'],
  turn: ['Decisão', 'Decision'],
  'age.minutes': ['{count} min', '{count} min'],
  'age.hours': ['{count} h', '{count} h'],
  'age.day': ['1 dia', '1 day'],
  'age.days': ['{count} dias', '{count} days'],
  'limit.one': ['Uma pessoa', 'One person'],
  'limit.reasoned': ['Uma pessoa, com motivo', 'One person, with a reason'],
  'limit.two': ['Duas pessoas', 'Two people'],
  'turn.none': ['Ninguém decidiu ainda', 'No decision yet'],
  'turn.presented': ['Condições a conferir', 'Conditions to be checked'],
  'turn.dealer': ['Aguardando a concessionária', 'Awaiting the dealer'],
  'turn.me.AP': ['Aprovar: falta a sua confirmação', 'Approve: awaiting your confirmation'],
  'turn.me.APC': [
    'Aprovar com condições: falta a sua confirmação',
    'Approve with conditions: awaiting your confirmation',
  ],
  'turn.me.DC': ['Recusar: falta a sua confirmação', 'Reject: awaiting your confirmation'],
  'turn.by': ['Primeira decisão de {actor}', 'First decision by {actor}'],
  'turn.others': ['Aguardando a confirmação de outra pessoa', "Awaiting another person's confirmation"],
  'view.label': ['De quem é a vez', 'Whose turn it is'],
  'view.mine': ['Para eu decidir', 'For me to decide'],
  'view.dealer': ['Aguardando a concessionária', 'Awaiting the dealer'],
  'view.all': ['Todas', 'All'],
  'filter.dealer': ['Concessionária', 'Dealer'],
  'filter.dealerHint': ['Nome fantasia ou código', 'Trading name or code'],
  'filter.amount': ['Crédito, sem produtos', 'Credit, without products'],
  'amount.low': ['Até R$ 50 mil', 'Up to R$ 50,000'],
  'amount.middle': ['De R$ 50 mil a R$ 150 mil', 'From R$ 50,000 to R$ 150,000'],
  'amount.high': ['De R$ 150 mil a R$ 300 mil', 'From R$ 150,000 to R$ 300,000'],
  'amount.top': ['Acima de R$ 300 mil', 'Above R$ 300,000'],
  'filter.confirmation': ['Confirmação', 'Confirmation'],
  'confirmation.me': ['Aguardando minha confirmação', 'Awaiting my confirmation'],
  'confirmation.others': ['Minhas, aguardando outra pessoa', 'Mine, awaiting another person'],
});

export type WaitingProposal = ResponseOf<typeof endpoints.listDecisionQueue>['items'][number];
type Strings = Translate<typeof strings>;

/** The columns of the decision queue. */
const queueColumns = (t: Strings): DataColumn<WaitingProposal>[] => [
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
    key: 'credit',
    header: t('credit'),
    align: 'end',
    render: ({ creditValueCents }) => preventAmountBreaks(formatMoney(creditValueCents)),
  },
  { key: 'limit', header: t('limit'), priority: 'low', render: ({ needs }) => t(`limit.${needs}`) },
  { key: 'turn', header: t('turn'), render: (row) => <Turn row={row} t={t} /> },
];

/** How long it has waited, in the largest unit that fits. */
function ageOf(t: Strings, minutes: number): string {
  if (minutes < 60) return t('age.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t('age.hours', { count: hours });
  const days = Math.floor(hours / 24);
  return days === 1 ? t('age.day') : t('age.days', { count: days });
}

/** Who acts next, and the first decision, if any. */
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

const words: ListStrings = {
  nouns: {
    pt: { one: 'proposta', many: 'propostas', gender: 'f' },
    en: { one: 'proposal', many: 'proposals' },
  },
  title: { pt: 'Decisões de crédito', en: 'Credit decisions' },
  empty: {
    title: { pt: 'Nenhuma proposta aguarda decisão', en: 'No proposal awaits a decision' },
    text: {
      pt: 'As propostas em análise, com condições a conferir ou com ativação a confirmar aparecem aqui.',
      en: 'Proposals under analysis, with conditions to be checked or an activation to be confirmed appear here.',
    },
  },
};
/** Whose turn it is: the view of the list. What waits for a second person is among all. */
const turns = ['mine', 'dealer', 'all'] as const;

/** Proposals enter and leave the queue while the page is open. */
const pollMs = 30_000;

/** Ranges of the credit, in centavos. */
const amounts = {
  low: { toCents: 5_000_000 },
  middle: { fromCents: 5_000_001, toCents: 15_000_000 },
  high: { fromCents: 15_000_001, toCents: 30_000_000 },
  top: { fromCents: 30_000_001 },
} as const;

const statusTexts = Object.fromEntries(
  waitingStatuses.map((status) => [status, { pt: proposalStatuses[status].pt, en: proposalStatuses[status].en }]),
);

/**
 * `/creditDecisions`: the proposals that wait for a decision, the longest wait first; the decision is made on the
 * proposal's page.
 */
export function Page() {
  const t = useStrings(strings);
  const filters = useListFilters({
    status: choiceFilter('status', said(t('status')), statusTexts),
    dealer: textFilter('concessionaria', said(t('filter.dealer')), { hint: said(t('filter.dealerHint')) }),
    amount: choiceFilter(
      'valor',
      said(t('filter.amount')),
      Object.fromEntries(Object.keys(amounts).map((name) => [name, said(t(`amount.${name as keyof typeof amounts}`))])),
    ),
    needs: choiceFilter('alcada', said(t('limit')), {
      one: said(t('limit.one')),
      reasoned: said(t('limit.reasoned')),
      two: said(t('limit.two')),
    }),
    confirmation: choiceFilter('confirmacao', said(t('filter.confirmation')), {
      me: said(t('confirmation.me')),
      others: said(t('confirmation.others')),
    }),
  });
  const { amount, ...query } = filters.query;
  const [address, setAddress] = useSearchParams();
  const asked = address.get('vez');
  const turn = turns.find((one) => one === asked) ?? 'mine';
  const choose = (next: string) =>
    setAddress((before) => {
      if (next === 'mine') before.delete('vez');
      else before.set('vez', next);
      return before;
    });
  const list = usePagedCall(
    'listDecisionQueue',
    {
      query: {
        ...query,
        ...(turn === 'all' ? {} : { turn }),
        ...(amount ? amounts[amount as keyof typeof amounts] : {}),
      } as never,
    },
    { pollMs: () => pollMs },
  );
  return (
    <ListPage<WaitingProposal>
      words={words}
      list={list}
      filters={filters}
      columns={queueColumns(t)}
      rowKey={({ id }) => id}
      around={(frame) => (
        <div className="proposal-table">
          <SegmentedControl
            aria-label={t('view.label')}
            mb="md"
            data={turns.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={turn}
            onChange={choose}
          />
          {frame}
        </div>
      )}
    />
  );
}
