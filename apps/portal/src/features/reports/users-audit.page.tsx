import { useStrings } from '../../app/i18n/use-strings.ts';
import { ExtractionPage } from '../../widgets/extraction/extraction-page.tsx';
import { strings } from './strings.ts';

/** The extraction of what was done to accounts. */
export function Page() {
  const t = useStrings(strings);
  return <ExtractionPage type="downloadUsersAudit" title={t('usersAudit.title')} about={t('usersAudit.about')} />;
}
