import { PageHeading } from '@estrada/ui/index';
import { Button } from '@mantine/core';
import { useStrings } from '../i18n/use-strings.ts';
import { strings } from '../strings.ts';

/** Something broke while drawing the page. */
export function CrashPage() {
  const t = useStrings(strings);
  return (
    <div style={{ padding: 24 }} role="alert">
      <PageHeading title={t('crash.title')} subtitle={t('crash.text')} />
      <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
    </div>
  );
}
