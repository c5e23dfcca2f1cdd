import { PageHeading } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect } from 'react';
import { strings } from './strings.ts';

/**
 * The selfie page is a separate document with its own content security policy. Navigating to its address inside the
 * portal loads that document.
 */
export function Page() {
  const t = useStrings(strings);
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    // where that document is not served (a portal that was not built), reloading would never end
    if (loaded && new URL(loaded.name).pathname !== window.location.pathname) window.location.reload();
  }, []);
  return (
    <>
      <PageHeading title={t('title')} />
      <p role="status">{t('loading')}</p>
    </>
  );
}
