import { pickText } from '@estrada/domain/errors/index';
import { formatDate, showMasked } from '@estrada/domain/formats/index';
import { refusalReasons, reviewAnswerForm, reviewOutcomes } from '@estrada/domain/proposals/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { type DataColumn, StatusPill } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { choiceFilter } from '@estrada/web/records/page/filters.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { Instant, RecordMenu, RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { type ListStrings, said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu } from '@mantine/core';
import { useState } from 'react';

/** The strings of the queue of reviews. */
const strings = defineStrings('review-queue', {
  state: ['Mostrar', 'Show'],
  'state.all': ['Todos', 'All'],
  'state.waiting': ['Aguardando resposta', 'Awaiting an answer'],
  proposal: ['Proposta', 'Proposal'],
  client: ['Cliente', 'Client'],
  reasons: ['Motivos da recusa', 'Reasons of the refusal'],
  message: ['O que o cliente disse', 'What the client said'],
  'message.none': ['Nada', 'Nothing'],
  requested: ['Pedido em', 'Requested on'],
  due: ['Prazo', 'Deadline'],
  'due.late': ['Vencido', 'Overdue'],
  with: ['Com {name}', 'With {name}'],
  claim: ['Assumir', 'Claim'],
  'claim.done': ['Revisão da proposta {number} com você.', 'The review of proposal {number} is with you.'],
  release: ['Liberar', 'Release'],
  'release.done': ['Revisão da proposta {number} liberada.', 'The review of proposal {number} was released.'],
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
/** New requests arrive while the page is open. */
const pollMs = 30_000;

/** `/creditReviews`: refusals that clients want reviewed, by somebody who has not decided before. */
export function Page() {
  const t = useStrings(strings);
  const { say } = useRecordStrings(words.nouns);
  const columns = useColumns();
  const [answered, setAnswered] = useState<Row | null>(null);
  const claim = useAct('claimCreditReview', { reload: stale, alert: true });
  const release = useAct('releaseCreditReview', { reload: stale, alert: true });
  const answer = useAct('answerCreditReview', { reload: stale });
  const filters = useListFilters({
    state: choiceFilter('mostrar', said(t('state')), { all: said(t('state.all')) }, said(t('state.waiting'))),
  });
  const state = filters.query.state as 'all' | undefined;
  const list = usePagedCall('listCreditReviews', { query: { state } }, { pollMs: () => pollMs });
  const quiet = (run: Promise<unknown>) => void run.catch(() => {});
  const menu: DataColumn<Row> = {
    key: 'acts',
    header: say('actions'),
    isAction: true,
    render: ({ id, number, can, ...row }) =>
      can.claim || can.release || can.answer ? (
        <RecordMenu nouns={words.nouns} name={number} editAt={null}>
          {can.answer ? (
            <Menu.Item onClick={() => setAnswered({ id, number, can, ...row })}>{t('answer')}</Menu.Item>
          ) : null}
          {can.claim ? <Menu.Item onClick={() => quiet(claim.run({ params: { id } }))}>{t('claim')}</Menu.Item> : null}
          {can.release ? (
            <Menu.Item onClick={() => quiet(release.run({ params: { id } }))}>{t('release')}</Menu.Item>
          ) : null}
        </RecordMenu>
      ) : null,
  };
  return (
    <ListPage<Row>
      words={words}
      list={list}
      filters={filters}
      columns={[...columns, menu]}
      rowKey={({ id }) => id}
      around={(frame) => (
        <>
          {frame}
          {answered ? (
            <ActDialog
              form={reviewAnswerForm}
              first={{ outcome: '', answer: '' }}
              subject={`${answered.number} · ${answered.clientName}`}
              words={{
                title: t('answer.title'),
                text: t('answer.text'),
                submit: t('answer'),
                done: t('answer.done'),
              }}
              send={(typed) => answer.run({ params: { id: answered.id }, body: typed })}
              onClose={() => setAnswered(null)}
            />
          ) : null}
        </>
      )}
    />
  );
}

function useColumns(): DataColumn<Row>[] {
  const t = useStrings(strings);
  const { language } = useLanguage();
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
        <RecordName to={null} below={showMasked(clientDocumentMasked)}>
          {clientName}
        </RecordName>
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
    {
      key: 'due',
      header: t('due'),
      render: ({ dueOn, daysLeft, outcome, claim }) => (
        <>
          {outcome ? pickText(reviewOutcomes[outcome], language) : formatDate(dueOn)}
          {!outcome && daysLeft < 0 ? <StatusPill tone="danger">{t('due.late')}</StatusPill> : null}
          {claim ? <small>{t('with', { name: claim.byName })}</small> : null}
        </>
      ),
    },
  ];
}
