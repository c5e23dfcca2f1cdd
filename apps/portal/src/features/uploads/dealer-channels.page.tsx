import { UploadPage } from '@estrada/web/files/upload/upload-page.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
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
