import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { currentLanguage } from '@estrada/web/strings/language.ts';
import { useEffect } from 'react';

/**
 * The common configuration of the active dealer. Only dealer accounts load it
 * (docs/specification/portal.md#common-configuration): once per dealer. A failure shows an alert (PARAM).
 */
export function useCommonConfiguration() {
  const { user, can } = useSignedIn();
  const dealerId = user.activeDealerId;
  const { data, isError } = useCall(
    'readCommonConfiguration',
    dealerId !== null && can('common-configuration') ? { query: { dealerId } } : null,
    { staleTime: Number.POSITIVE_INFINITY },
  );
  useEffect(() => {
    if (isError) void showFailure();
  }, [isError]);
  return data ?? null;
}

async function showFailure(): Promise<void> {
  const { renderError } = await import('@estrada/domain/errors/index');
  showAlert({ type: 'error', text: renderError('PARAM', currentLanguage()) });
}
