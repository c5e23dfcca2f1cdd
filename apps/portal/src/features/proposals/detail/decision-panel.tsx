import { formatDay } from '@estrada/domain/formats/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text, Title } from '@mantine/core';
import { OfferPanel } from '../offer/offer-panel.tsx';
import { PassingTerms } from '../offer/passing-terms.tsx';
import { decidedStatusOf, decidedTones, decisionSentenceOf } from '../state-sentences.ts';
import { strings } from '../strings.ts';
import type { ProposalWork } from '../use-proposal-work.ts';
import { WordsForm } from '../words-form.tsx';

/**
 * An approval shows no reason, and one with conditions shows those: the engine's remark would only repeat the heading.
 */
const needsNoReason: readonly string[] = ['AP', 'APC'];

/** The decision, its reason and its conditions; for a pending question or conditions, the form to answer. */
export function DecisionPanel({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const { status, conditions, statusReason, srsValidUntil, conditionsAnswer, can } = proposal;
  const decided = decidedStatusOf(proposal);
  if (!decided) return null;
  return (
    <section className="proposal-decision" data-tone={decidedTones[decided]} aria-labelledby="proposal-decision">
      <Title order={3} size="h4" id="proposal-decision">
        {t(`decision.${decided}.title`)}
      </Title>
      <Text>{t(decisionSentenceOf({ ...proposal, status: decided }))}</Text>
      {statusReason && !needsNoReason.includes(status) ? (
        <Text className="proposal-reason">{t('decision.reason', { reason: statusReason })}</Text>
      ) : null}
      {conditions.length > 0 ? (
        <>
          <Text fw={600} className="proposal-conditions">
            {t('decision.conditions')}
          </Text>
          <ul>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </>
      ) : null}
      <OfferPanel proposal={proposal} work={work} />
      <PassingTerms proposal={proposal} work={work} />
      {srsValidUntil && (status === 'AP' || status === 'APC') ? (
        <Text size="sm" className="proposal-reason">
          {t('decision.validUntil', { date: formatDay(srsValidUntil) })}
        </Text>
      ) : null}
      {conditionsAnswer ? (
        <Text className="proposal-reason">{t('decision.presented', { answer: conditionsAnswer })}</Text>
      ) : null}
      {can.answerPendency ? (
        <WordsForm
          name="answer"
          label={t('answer.label')}
          hint={t('answer.hint')}
          submit={t('answer.submit')}
          missing="answer.required"
          onSend={(reason) => work.move({ target: 'PD', reason, done: t('done.answered') })}
        />
      ) : null}
      {can.presentConditions ? (
        <WordsForm
          name="conditionsAnswer"
          label={t('present.label')}
          hint={t('present.hint')}
          submit={t('present.submit')}
          missing="conditionsAnswer.required"
          onSend={work.presentConditions}
        />
      ) : null}
    </section>
  );
}
