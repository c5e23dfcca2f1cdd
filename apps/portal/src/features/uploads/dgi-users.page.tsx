import { UploadPage } from '@estrada/web/files/upload/upload-page.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { strings } from './strings.ts';

/** The upload of the users of the digital channel. */
export function Page() {
  const t = useStrings(strings);
  return <UploadPage table="DgiUsers" title={t('dgiUsers.title')} about={t('dgiUsers.about')} />;
}
