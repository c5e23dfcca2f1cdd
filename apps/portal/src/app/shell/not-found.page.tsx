import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from '../strings.ts';
import { PlainPage } from './plain-page.tsx';

/** The page of an address that does not exist. */
export function Page() {
  const t = useStrings(strings);
  return <PlainPage title={t('notFound.title')} text={t('notFound.text')} />;
}
