import { useStrings } from '../../app/i18n/use-strings.ts';
import { ExtractionPage } from '../../widgets/extraction/extraction-page.tsx';
import { strings } from './strings.ts';

/** The extraction of dealers. */
export function Page() {
  const t = useStrings(strings);
  return <ExtractionPage type="downloadDealers" title={t('dealers.title')} about={t('dealers.about')} />;
}
