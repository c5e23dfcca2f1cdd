import { useStrings } from '../../app/i18n/use-strings.ts';
import { UploadPage } from '../../widgets/upload/upload-page.tsx';
import { strings } from './strings.ts';

/** The upload of the users of the digital channel. */
export function Page() {
  const t = useStrings(strings);
  return <UploadPage table="DgiUsers" title={t('dgiUsers.title')} about={t('dgiUsers.about')} />;
}
