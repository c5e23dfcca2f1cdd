import { useStrings } from '../../app/i18n/use-strings.ts';
import { UploadPage } from '../../widgets/upload/upload-page.tsx';
import { strings } from './strings.ts';

/** The upload of the vehicle table. */
export function Page() {
  const t = useStrings(strings);
  return <UploadPage table="Vehicles" title={t('vehicles.title')} about={t('vehicles.about')} />;
}
