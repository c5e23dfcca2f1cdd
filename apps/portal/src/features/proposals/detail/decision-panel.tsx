import { formatDay } from '@estrada/domain/formats/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text, Title } from '@mantine/core';
import { strings as moveStrings } from '../moves/strings.ts';
import { OfferPanel } from '../offer/offer-panel.tsx';
import { strings as offerStrings } from '../offer/strings.ts';
import { strings } from '../strings.ts';
import type { ProposalWork } from '../use-proposal-work.ts';
import { WordsForm } from '../words-form.tsx';

/** The decided statuses and their colours. */
const tones = { AP: 'success', APC: 'warning', DC: 'danger', RA: 'warning', HLD: 'warning', NU: 'neutral' } as const;
/**
 * An approval shows no reason, and one with conditions shows those: the engine's remark would only repeat the heading.
 */
const needsNoReason: readonly string[] = ['AP', 'APC'];

/** The decision, its reason and its conditions; for a pending question or conditions, the form to answer. */
export function DecisionPanel({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const say = useStrings(moveStrings);
  const offers = useStrings(offerStrings);
  const { status, conditions, offer, statusReason, srsValidUntil, conditionsAnswer, can } = proposal;
  if (!Object.hasOwn(tones, status)) return null;
  const decided = status as keyof typeof tones;
  const nextStep = hasExpired(proposal)
    ? // the tables of the figures may still be valid: then only the credit decision has expired
      say(can.edit && !can.recalculate ? 'next.ended' : 'next.expired')
    : offer && !offer.isApplied
      ? offers(offer.mayApply ? 'next.apply' : 'next.waiting')
      : t(nextStepOf(proposal));
  return (
    <section className="proposal-decision" data-tone={tones[decided]} aria-labelledby="proposal-decision">
      <Title order={2} size="h3" id="proposal-decision">
        {t(`decision.${decided}.title`)}
      </Title>
      <Text>
        <strong>{t('decision.next')}</strong> {nextStep}
      </Text>
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

/** It was returned because it expired, not for a correction. */
const hasExpired = ({ status, timeline }: ProposalDetail): boolean =>
  status === 'RA' && ['expire', 'expireTable'].includes(timeline.at(-1)?.event ?? '');

/** The next step: for a question and for conditions it depends on the user and on the next actor. */
function nextStepOf({ status, can, nextActor, conditionsAnswer, timeline }: ProposalDetail) {
  // the dealer's own rectification returned it: no correction was requested
  if (status === 'RA' && timeline.at(-1)?.event === 'rectifyValues') return 'decision.RA.rectified';
  if (status === 'HLD' && !can.answerPendency) return 'decision.HLD.waiting';
  if (status !== 'APC') return `decision.${status as keyof typeof tones}.text` as const;
  if (can.presentConditions) return 'decision.APC.text';
  if (conditionsAnswer === null) return 'decision.APC.waiting';
  return nextActor === 'credit-engine' || nextActor === 'support'
    ? (`decision.APC.${nextActor}` as const)
    : 'decision.APC.finance';
}
