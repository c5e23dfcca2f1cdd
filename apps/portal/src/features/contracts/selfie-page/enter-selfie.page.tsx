import { PageHeading } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect } from 'react';
import { strings } from './strings.ts';

/**
 * The page of the selfie is a document of its own, with a content policy of its own. Who comes to its address inside of the
 * portal is led to that document.
 */
export function Page() {
  const t = useStrings(strings);
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    // where that document is not served, as in a portal that was not built, loading it again would go on for ever
    if (loaded && new URL(loaded.name).pathname !== window.location.pathname) window.location.reload();
  }, []);
  return (
    <>
      <PageHeading title={t('title')} />
      <p role="status">{t('loading')}</p>
    </>
  );
}
