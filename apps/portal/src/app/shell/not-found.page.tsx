import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from '../strings.ts';
import { PlainPage } from './plain-page.tsx';

/** An address the product does not have. */
export function Page() {
  const t = useStrings(strings);
  return <PlainPage title={t('notFound.title')} text={t('notFound.text')} />;
}
