import { useStrings } from '../../app/i18n/use-strings.ts';
import { UploadPage } from '../../widgets/upload/upload-page.tsx';
import { strings } from './strings.ts';

/** The upload of the channels of dealers. */
export function Page() {
  const t = useStrings(strings);
  return (
    <UploadPage
      table="DealerChannels"
      title={t('dealerChannels.title')}
      about={t('dealerChannels.about')}
      effect="change"
    />
  );
}
