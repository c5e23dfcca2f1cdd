import { ErrorState } from '@estrada/ui/index';
import { ApiError } from '../calls/api-error.ts';
import { useStrings } from '../strings/use-strings.ts';
import { strings } from '../strings.ts';

/** A failed call, in place of its data: the message, the code, and a retry. */
export function FailureState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useStrings(strings);
  const known = error instanceof ApiError ? error : null;
  const code = known?.correlationId ? `${known.code} · ${known.correlationId}` : known?.code;
  return (
    <ErrorState
      title={t('failure.title')}
      text={known?.words || t('error.noConnection')}
      code={code}
      retryLabel={t('failure.retry')}
      onRetry={onRetry}
    />
  );
}
