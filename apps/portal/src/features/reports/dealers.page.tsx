import { ExtractionPage } from '@estrada/web/files/extraction/extraction-page.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { strings } from './strings.ts';

/** The extraction of dealers. */
export function Page() {
  const t = useStrings(strings);
  return <ExtractionPage type="downloadDealers" title={t('dealers.title')} about={t('dealers.about')} />;
}
