import type { ProposalDetail } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { showDay } from './show-moment.ts';
import { strings } from './strings.ts';
import type { ProposalWork } from './use-proposal-work.ts';

/** Statuses that somebody decided on, and how they are coloured. */
const tones = { AP: 'success', APC: 'warning', DC: 'danger', RA: 'warning', HLD: 'warning', NU: 'neutral' } as const;
/** A yes needs no reason, and one with conditions has them: the engine's note would only repeat the heading. */
const saysNoReason: readonly string[] = ['AP', 'APC'];
const maxAnswerLength = 500;

/** What was decided, why and under which conditions; on a question, the place to answer it. */
export function DecisionPanel({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const { status, conditions, statusReason, srsValidUntil } = proposal;
  if (!Object.hasOwn(tones, status)) return null;
  const decided = status as keyof typeof tones;
  const isWaiting = status === 'HLD' && !proposal.can.answerPendency;
  return (
    <section className="proposal-decision" data-tone={tones[decided]} aria-labelledby="proposal-decision">
      <Title order={2} size="h3" id="proposal-decision">
        {t(`decision.${decided}.title`)}
      </Title>
      <Text>
        <strong>{t('decision.next')}</strong> {t(isWaiting ? 'decision.HLD.waiting' : `decision.${decided}.text`)}
      </Text>
      {statusReason && !saysNoReason.includes(status) ? (
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
      {srsValidUntil && (status === 'AP' || status === 'APC') ? (
        <Text size="sm" className="proposal-reason">
          {t('decision.validUntil', { date: showDay(srsValidUntil) })}
        </Text>
      ) : null}
      {proposal.can.answerPendency ? <AnswerForm work={work} /> : null}
    </section>
  );
}

function AnswerForm({ work }: { work: ProposalWork }) {
  const t = useStrings(strings);
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(answer.trim() === '');
        if (answer.trim()) void work.move({ target: 'PD', reason: answer.trim(), done: t('done.answered') });
      }}
    >
      <Textarea
        label={t('answer.label')}
        description={t('answer.hint')}
        required
        autosize
        minRows={2}
        maxLength={maxAnswerLength}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
        error={isMissing && answer.trim() === '' ? t('answer.missing') : undefined}
      />
      <Group justify="flex-end" mt="sm">
        <Button type="submit" loading={work.busy === 'move'}>
          {t('answer.submit')}
        </Button>
      </Group>
    </form>
  );
}
