import { formatInstant, formatMoney } from '@estrada/domain/formats/index';
import type { CustomerLink } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSharedSimulator } from '../../simulator-context.ts';
import { strings } from '../../strings.ts';

/** How often an answer of the client is looked for while a link is open. */
const liveMs = 10_000;

/** The links of the saved simulation, as the client opens and answers them. */
export function useLiveLinks(): readonly CustomerLink[] {
  const { saved } = useSharedSimulator().draft;
  const links = useCall('listCustomerLinks', saved ? { params: { id: saved.id } } : null, {
    refetchInterval: ({ state }) => (state.data?.items.some((link) => link.state === 'open') ? liveMs : false),
  });
  return links.data?.items ?? [];
}

/** Next to a saved simulation: when the client opened a link to it, and their answer. Renders nothing until then. */
export function LinkStatus() {
  const t = useStrings(strings);
  const links = useLiveLinks();
  const last = links
    .flatMap(({ openedAt }) => openedAt ?? [])
    .toSorted()
    .at(-1);
  const answered = links
    .flatMap(({ acceptance, isCurrent }) => (acceptance ? [{ ...acceptance, isCurrent }] : []))
    .toSorted((one, other) => one.acceptedAt.localeCompare(other.acceptedAt))
    .at(-1);
  return (
    <>
      {last ? <p className="simulator-notice">{t('link.standing', { date: formatInstant(last) })}</p> : null}
      <div role="status" className="product-menu-client">
        {answered ? <Answer {...answered} /> : null}
      </div>
    </>
  );
}

type AnswerFacts = NonNullable<CustomerLink['acceptance']> & { isCurrent: boolean };

/** The term that the client wants, with the act that creates the proposal in it. */
function Answer({ term, installmentCents, acceptedAt, isCurrent }: AnswerFacts) {
  const t = useStrings(strings);
  const { update, item, quote, journey, canKeep, mayPropose, proposalId } = useSharedSimulator();
  // the act saves what is on screen: the term is on screen first
  const [isStarting, setStarting] = useState(false);
  const isShown = item?.term === term;
  const isOffered = isCurrent && (quote.result?.simulationItems.some((one) => one.term === term) ?? false);
  const { propose } = journey;
  useEffect(() => {
    if (!isStarting || !isShown || !canKeep) return;
    setStarting(false);
    propose();
  }, [isStarting, isShown, canKeep, propose]);
  const words = { count: term, amount: formatMoney(installmentCents), date: formatInstant(acceptedAt) };
  return (
    <>
      <span>{t('link.answered', words)}</span>
      {!isOffered ? (
        <strong>{t('link.answered.changed')}</strong>
      ) : mayPropose && !proposalId ? (
        <Button
          variant="light"
          loading={journey.act === 'proposal'}
          disabled={journey.act !== null}
          onClick={() => {
            if (!isShown) update({ selectedTerm: term });
            setStarting(true);
          }}
        >
          {t('link.answered.propose', { count: term })}
        </Button>
      ) : null}
    </>
  );
}
