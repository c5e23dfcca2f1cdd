import { formatDate, formatDay } from '@estrada/domain/formats/index';
import type { ClientPage } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type InVisit, useVisitAct } from './use-client-page.ts';

/** The strings of a refusal on the page of a client, and of its review. */
const strings = defineStrings('client-page-refusal', {
  title: ['Por que a proposta não foi aprovada', 'Why the proposal was not approved'],
  'title.review': ['Revisão da decisão', 'Review of the decision'],
  right: [
    'Você pode pedir que uma pessoa que não participou da decisão a reveja (Lei Geral de Proteção de Dados, art. 20). A resposta vem em até {days} dias.',
    'You may request that a person who took no part in the decision reviews it (General Data Protection Law, art. 20). The answer comes within {days} days.',
  ],
  message: ['O que você quer que seja considerado (opcional)', 'What you want to be considered (optional)'],
  request: ['Pedir revisão', 'Request a review'],
  waiting: [
    'Revisão pedida em {requested}. A resposta vem até {due}, aqui e por e-mail.',
    'Review requested on {requested}. The answer comes by {due}, here and by e-mail.',
  ],
  'outcome.KEPT': ['A recusa foi mantida em {day}.', 'The refusal was confirmed on {day}.'],
  'outcome.REANALYSED': [
    'A sua proposta voltou para análise em {day}.',
    'Your proposal returned to the analysis on {day}.',
  ],
  answer: ['Resposta: {answer}', 'Answer: {answer}'],
});

/** Why a proposal was refused, in plain sentences, with the review by a person and its answer. */
export function RefusalCard({
  refusal,
  inVisit,
  reload,
}: {
  refusal: NonNullable<ClientPage['refusal']>;
  inVisit: InVisit;
  reload: () => Promise<unknown>;
}) {
  const t = useStrings(strings);
  const [message, setMessage] = useState('');
  const { isBusy, problem, act } = useVisitAct({ inVisit, reload });
  const request = () =>
    act(async (headers) => {
      await api.requestCreditReview({ body: { message }, headers });
    });

  const { reasons, mayRequestReview, reviewDays, review } = refusal;
  return (
    <section className="client-page-card">
      <h2>{t(reasons.length > 0 ? 'title' : 'title.review')}</h2>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {review ? <Review review={review} /> : null}
      {mayRequestReview ? (
        <>
          <p>{t('right', { days: String(reviewDays) })}</p>
          <Textarea
            label={t('message')}
            value={message}
            maxLength={1_000}
            autosize
            minRows={3}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <Button fullWidth loading={isBusy} onClick={() => void request()}>
            {t('request')}
          </Button>
        </>
      ) : null}
      {problem ? (
        <p role="alert" className="client-page-problem">
          {problem}
        </p>
      ) : null}
    </section>
  );
}

function Review({ review }: { review: NonNullable<NonNullable<ClientPage['refusal']>['review']> }) {
  const t = useStrings(strings);
  const { requestedAt, dueOn, outcome, answer, answeredAt } = review;
  if (!outcome || !answeredAt)
    return <p role="status">{t('waiting', { requested: formatDay(requestedAt), due: formatDate(dueOn) })}</p>;
  return (
    <>
      <p>{t(`outcome.${outcome}`, { day: formatDay(answeredAt) })}</p>
      {answer ? <p>{t('answer', { answer })}</p> : null}
    </>
  );
}
