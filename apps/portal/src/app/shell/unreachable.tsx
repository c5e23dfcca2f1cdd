import { ErrorState } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from '@estrada/web/strings.ts';
import { startSession } from '../session/start-session.ts';
import '@estrada/web/styles/parts.css';

/** The portal could not check whether the session is valid: nothing is lost, and the user can retry. */
export function Unreachable() {
  const t = useStrings(strings);
  return (
    <main>
      <ErrorState
        title={t('unreachable.title')}
        text={t('unreachable.text')}
        retryLabel={t('failure.retry')}
        onRetry={() => void startSession()}
      />
    </main>
  );
}
