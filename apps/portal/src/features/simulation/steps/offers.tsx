import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Announcer } from '../results/announcer.tsx';
import { TermCards } from '../results/term-cards.tsx';
import { TermChips } from '../results/term-chips.tsx';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

// not on the first screen
const QuoteProblem = lazy(() => import('./quote-problem.tsx').then((file) => ({ default: file.QuoteProblem })));
const MissingInputs = lazy(() => import('./missing-inputs.tsx').then((file) => ({ default: file.MissingInputs })));

/** The instalments next to the fields that determine them: shown as soon as vehicle and entry are complete. */
export function Offers() {
  const t = useStrings(strings);
  const { quote, isComplete, isOffline, showsFigures } = useSharedSimulator();
  return (
    <section className="simulator-offers" aria-label={t('offers')}>
      {quote.error && !isOffline ? (
        <Suspense fallback={null}>
          <QuoteProblem />
        </Suspense>
      ) : null}
      <Announcer />
      {/* after a change the last figures remain visible, dimmed, until the new ones or an error arrive */}
      {showsFigures && quote.result ? (
        <>
          <TermCards items={quote.result?.simulationItems ?? []} />
          <TermChips />
        </>
      ) : quote.error ? null : isComplete ? (
        <OffersSkeleton />
      ) : (
        <Suspense fallback={null}>
          <MissingInputs />
        </Suspense>
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
