import { UploadPage } from '@estrada/web/files/upload/upload-page.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { strings } from './strings.ts';

/** The upload of the vehicle table. */
export function Page() {
  const t = useStrings(strings);
  return <UploadPage table="Vehicles" title={t('vehicles.title')} about={t('vehicles.about')} />;
}
