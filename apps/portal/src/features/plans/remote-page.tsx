import { PageSkeleton } from '@estrada/web/frame/page-skeleton.tsx';
import type { HostedPage, PlansPageName } from '@estrada/web/hosted/contract.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { useEffect, useState } from 'react';
import { loadPlansPage } from './load-plans.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailed } from './remote-failed.tsx';
import { kindOf, type RemoteFailureKind } from './remote-failure.ts';
import { useHost } from './use-host.ts';

type Props = { origin: string; name: PlansPageName; words: PageRow['words'] };

/** Loads a page of the plans front end and shows it; when it does not come or breaks, says so and can try again. */
export function RemotePage(props: Props) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

type Outcome = { page: HostedPage } | { kind: RemoteFailureKind } | null;

function Attempt({ origin, name, words, onRetry }: Props & { onRetry: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    let isWanted = true;
    loadPlansPage(origin, name).then(
      (page) => isWanted && setOutcome({ page }),
      (error: unknown) => isWanted && setOutcome({ kind: kindOf(error, 'garbage') }),
    );
    // left meanwhile, or another attempt was begun
    return () => {
      isWanted = false;
    };
  }, [origin, name]);
  const failed = (kind: RemoteFailureKind) => <RemoteFailed kind={kind} words={words} onRetry={onRetry} />;
  if (!outcome) return <PageSkeleton />;
  if ('kind' in outcome) return failed(outcome.kind);
  return (
    <RemoteBoundary failed={failed}>
      <Hosted page={outcome.page} />
    </RemoteBoundary>
  );
}

/** The page itself, with what it needs to know of the portal around it. */
function Hosted({ page: HostedPage }: { page: HostedPage }) {
  return <HostedPage {...useHost()} />;
}
