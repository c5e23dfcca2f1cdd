import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from '../strings.ts';
import { PlainPage } from './plain-page.tsx';

/** A page of the product that is not built yet. */
export function Page() {
  const t = useStrings(strings);
  return <PlainPage title={t('notAvailable.title')} text={t('notAvailable.text')} />;
}
