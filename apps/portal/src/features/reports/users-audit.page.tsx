import { ExtractionPage } from '@estrada/web/files/extraction/extraction-page.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { strings } from './strings.ts';

/** The extraction of what was done to accounts. */
export function Page() {
  const t = useStrings(strings);
  return <ExtractionPage type="downloadUsersAudit" title={t('usersAudit.title')} about={t('usersAudit.about')} />;
}
