import { formatMoney } from '@estrada/domain/formats/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { strings as offerStrings } from '../offer/strings.ts';
import { showMoment } from '../show-moment.ts';
import type { ProposalWork } from '../use-proposal-work.ts';
import { ConfirmFirstModal } from './confirm-first-modal.tsx';
import { strings } from './strings.ts';

/** What a first person has decided, who waits for whom, and for a second one the way to confirm it. */
export function FirstDecisionPanel({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const offers = useStrings(offerStrings);
  const [isAsking, setAsking] = useState(false);
  const { firstDecision: first, authority } = proposal;
  if (!first) return null;
  const amount = formatMoney(authority?.fourEyesAboveCents ?? 0);
  return (
    <section className="proposal-decision" data-tone="warning" aria-labelledby="proposal-first-decision">
      <Title order={2} size="h3" id="proposal-first-decision">
        {t(`first.title.${first.decision}`)}
      </Title>
      <Text>{t('first.by', { actor: first.actorName, at: showMoment(first.at) })}</Text>
      {first.reason ? <Text className="proposal-reason">{t('first.reason', { reason: first.reason })}</Text> : null}
      {first.conditions.length > 0 ? (
        <>
          <Text fw={600} className="proposal-conditions">
            {t('first.conditions')}
          </Text>
          <ul>
            {first.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </>
      ) : null}
      {first.offer ? (
        <Text className="proposal-reason">
          <strong>{offers('first.title')}:</strong>{' '}
          {offers('first.terms', {
            entry: formatMoney(first.offer.entryValueCents),
            months: first.offer.termMonths,
            amount: formatMoney(first.offer.financeValueCents),
          })}
        </Text>
      ) : null}
      <Text className="proposal-reason">
        {authority ? t(first.isOwn ? 'first.own' : 'first.others', { amount }) : t('first.waiting')}
      </Text>
      {mayConfirm(proposal) ? (
        <Group justify="flex-end" mt="sm">
          <Button onClick={() => setAsking(true)}>{t('first.confirm')}</Button>
        </Group>
      ) : null}
      {isAsking ? (
        <ConfirmFirstModal first={first} proposal={proposal} work={work} onClose={() => setAsking(false)} />
      ) : null}
    </section>
  );
}

/** Whoever could take the same decision now, but the person who was first. */
function mayConfirm({ firstDecision: first, can, manualTargets }: ProposalDetail): boolean {
  if (!first || first.isOwn) return false;
  return can.decide || can.decideConditions || manualTargets.includes(first.decision);
}
