import { ErrorState } from '@estrada/ui/index';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { patienceMs } from './load-plans.ts';
import type { RemoteFailureKind } from './remote-failure.ts';
import { strings } from './strings.ts';

/**
 * What stands where the page would have stood.
 *
 * @param kind why it does not; `unset`: the installation names no plans front end, and trying again would not help
 */
export function RemoteFailed({
  kind,
  words,
  onRetry,
}: {
  kind: RemoteFailureKind | 'unset';
  words: PageRow['words'];
  onRetry?: () => void;
}) {
  const t = useStrings(strings);
  return (
    <>
      <PageTitle words={words} />
      <ErrorState
        title={t(`${kind}.title`)}
        text={t(`${kind}.text`, { seconds: patienceMs / 1000 })}
        retryLabel={t('retry')}
        onRetry={onRetry}
      />
    </>
  );
}
