import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Skeleton, Text } from '@mantine/core';
import { Announcer } from '../results/announcer.tsx';
import { TermCards } from '../results/term-cards.tsx';
import { TermChips } from '../results/term-chips.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { QuoteProblem } from './quote-problem.tsx';

/** The instalments next to the fields that determine them: shown as soon as vehicle and entry are complete. */
export function Offers() {
  const t = useStrings(strings);
  const { draft, quote, item, isComplete, isOffline, isBelowLeast } = useSharedSimulator();
  // after a change the last figures remain visible, dimmed; another vehicle has none yet
  const hasFigures = draft.modelYear !== null && item !== null && quote.result !== null;
  return (
    <section className="simulator-offers" aria-label={t('offers')}>
      {isOffline ? null : <QuoteProblem />}
      <Announcer />
      {hasFigures && (!quote.error || isOffline || isBelowLeast) ? (
        <>
          <TermCards items={quote.result?.simulationItems ?? []} />
          <TermChips />
        </>
      ) : quote.error ? null : isComplete ? (
        <OffersSkeleton />
      ) : (
        <Text className="simulator-offers-empty" c="dimmed">
          {t('offers.empty')}
        </Text>
      )}
    </section>
  );
}

/** The skeleton of the cards while they are loading. */
export function OffersSkeleton() {
  const t = useStrings(strings);
  return (
    <div className="simulator-cards" role="status" aria-label={t('calculating')}>
      {['a', 'b', 'c'].map((name) => (
        <Skeleton key={name} height={168} radius="lg" />
      ))}
    </div>
  );
}
