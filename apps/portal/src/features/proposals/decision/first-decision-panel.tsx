import { formatMoment, formatMoney } from '@estrada/domain/formats/index';
import { manualChangeForm } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { PageAct } from '@estrada/web/page-acts/page-acts.tsx';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type MoveInput, useMoveForm } from '../move-form/use-move-form.ts';
import { strings as offerStrings } from '../offer/strings.ts';
import type { ProposalWork } from '../use-proposal-work.ts';
import { strings } from './strings.ts';

/** The second user confirms the first decision with the same conditions; the reason may be worded differently. */
function ConfirmFirstModal({ first, ...input }: MoveInput & { first: NonNullable<ProposalDetail['firstDecision']> }) {
  const t = useStrings(strings);
  const { record, refusal } = useMoveForm(input, {
    status: first.decision,
    said: { reason: first.reason ?? '', conditions: first.conditions.join('\n'), offer: first.offer },
    problemsOf: manualChangeForm.problems,
    done: ({ number }) => t('first.confirm.done', { number }),
  });
  return (
    <FormDialog
      title={t('first.confirm.title')}
      subject={t(`first.title.${first.decision}`)}
      text={t('first.confirm.text')}
      refusal={refusal}
      submitLabel={t('first.confirm')}
      record={record}
      onClose={input.onClose}
    >
      <LongTextField name="reason" label={t('first.confirm.reason')} maxLength={500} hasFocus />
    </FormDialog>
  );
}

/** The first decision, who waits for whom, and the button by which a second user confirms it. */
export function FirstDecisionPanel({ proposal, work }: { proposal: ProposalDetail; work: ProposalWork }) {
  const t = useStrings(strings);
  const offers = useStrings(offerStrings);
  const [isAsking, setAsking] = useState(false);
  const { firstDecision: first, authority } = proposal;
  if (!first) return null;
  const amount = formatMoney(authority?.fourEyesAboveCents ?? 0);
  return (
    <section className="proposal-decision" data-tone="warning" aria-labelledby="proposal-first-decision">
      <Title order={3} size="h4" id="proposal-first-decision">
        {t(`first.title.${first.decision}`)}
      </Title>
      <Text>{t('first.by', { actor: first.actorName, at: formatMoment(first.at) })}</Text>
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
        <PageAct rank={15} onClick={() => setAsking(true)}>
          {t('first.confirm')}
        </PageAct>
      ) : null}
      {isAsking ? (
        <ConfirmFirstModal first={first} proposal={proposal} work={work} onClose={() => setAsking(false)} />
      ) : null}
    </section>
  );
}

/** Any user who may make the same decision now, except the first one. */
function mayConfirm({ firstDecision: first, can, manualTargets }: ProposalDetail): boolean {
  if (!first || first.isOwn) return false;
  return can.decide || can.decideConditions || manualTargets.includes(first.decision);
}
