import { pickText } from '@estrada/domain/errors/index';
import { refusalReasons, reviewAnswerForm, reviewOutcomes } from '@estrada/domain/proposals/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { DataColumn } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { Instant, RecordName } from '@estrada/web/records/page/record-cells.tsx';
import type { ListStrings } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import {
  stateFilter,
  turnOf,
  useClaimActs,
  useQueueColumns,
  useWorkList,
  type WorkAct,
  WorkPerson,
  WorkQueue,
} from '@estrada/web/records/page/work-queue.tsx';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';

/** The strings of the queue of reviews. */
const strings = defineStrings('review-queue', {
  proposal: ['Proposta', 'Proposal'],
  client: ['Cliente', 'Client'],
  reasons: ['Motivos da recusa', 'Reasons of the refusal'],
  message: ['O que o cliente disse', 'What the client said'],
  'message.none': ['Nada', 'Nothing'],
  requested: ['Pedido em', 'Requested on'],
  answer: ['Responder', 'Answer'],
  'answer.title': ['Responder à revisão', 'Answer the review'],
  'answer.text': [
    'O cliente lê a resposta na página dele e a recebe por e-mail. Com nova análise, a proposta volta à fila de decisões.',
    'The client reads the answer on their page and receives it by e-mail. With a new analysis, the proposal returns to the decision queue.',
  ],
  'answer.done': ['Revisão respondida.', 'Review answered.'],
});

const words: ListStrings = {
  nouns: {
    pt: { one: 'pedido', many: 'pedidos', gender: 'm' },
    en: { one: 'request', many: 'requests' },
  },
  title: { pt: 'Revisões de recusas', en: 'Reviews of refusals' },
  empty: {
    title: { pt: 'Nenhum pedido aguarda resposta', en: 'No request awaits an answer' },
    text: {
      pt: 'Os pedidos de revisão que clientes fazem na página deles aparecem aqui.',
      en: 'The reviews that clients request on their page appear here.',
    },
  },
};

type Row = ResponseOf<typeof endpoints.listCreditReviews>['items'][number];
const stale = ['listCreditReviews', 'readProposal', 'listDecisionQueue'] as const;

/** `/creditReviews`: refusals that clients want reviewed, by somebody who has not decided before. */
export function Page() {
  const t = useStrings(strings);
  const columns = useColumns();
  const claim = useAct('claimCreditReview', { reload: stale, alert: true });
  const release = useAct('releaseCreditReview', { reload: stale, alert: true });
  const answer = useAct('answerCreditReview', { reload: stale });
  const filters = useListFilters({
    state: stateFilter({ waiting: { pt: 'Aguardando resposta', en: 'Awaiting an answer' } }),
  });
  const list = useWorkList('listCreditReviews', { query: { state: filters.query.state as 'all' | undefined } });
  const claims = useClaimActs<Row>(words.nouns, { claim, release }, ({ number }) => number);
  const answering: WorkAct<Row> = {
    label: t('answer'),
    may: ({ can }) => can.answer,
    isMain: true,
    dialog: ({ id, number, clientName }, onClose) => (
      <ActDialog
        form={reviewAnswerForm}
        first={{ outcome: '', answer: '' }}
        subject={`${number} · ${clientName}`}
        words={{ title: t('answer.title'), text: t('answer.text'), submit: t('answer'), done: t('answer.done') }}
        send={(typed) => answer.run({ params: { id }, body: typed })}
        onClose={onClose}
      />
    ),
  };
  return (
    <WorkQueue<Row>
      words={words}
      list={list}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      acts={[answering, ...claims]}
      nameOf={({ number }) => number}
    />
  );
}

function useColumns(): DataColumn<Row>[] {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { due, next } = useQueueColumns(words.nouns);
  return [
    {
      key: 'proposal',
      header: t('proposal'),
      primary: true,
      render: ({ number, dealerName }) => (
        <RecordName to={null} below={dealerName}>
          {number}
        </RecordName>
      ),
    },
    {
      key: 'client',
      header: t('client'),
      render: ({ clientName, clientDocumentMasked }) => (
        <WorkPerson name={clientName} documentMasked={clientDocumentMasked} />
      ),
    },
    {
      key: 'reasons',
      header: t('reasons'),
      render: ({ reasons }) => reasons.map((reason) => pickText(refusalReasons[reason], language)).join(' '),
    },
    { key: 'message', header: t('message'), render: ({ message }) => message || t('message.none') },
    {
      key: 'requested',
      header: t('requested'),
      priority: 'low',
      render: ({ requestedAt }) => <Instant at={requestedAt} />,
    },
    due<Row>(({ outcome }) => outcome === null),
    next<Row>(
      (row) => (row.outcome === null ? turnOf(row) : null),
      ({ outcome }) => outcome && pickText(reviewOutcomes[outcome], language),
    ),
  ];
}
