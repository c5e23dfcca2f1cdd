import { esign } from '@estrada/domain/settings/index';
import { Page as SettingsPage } from '@estrada/web/records/settings/settings-page.tsx';
import { esignStrings } from '../page-strings.ts';
import { DealerEsign } from './dealer-esign.tsx';

/** `/parameters/esign`: the switches above those of dealers and proposals, and which of them decides for a dealer. */
export function Page() {
  return (
    <>
      <SettingsPage name="Esign" settings={esign} words={esignStrings} />
      <div className="esign-dealer">
        <DealerEsign />
      </div>
    </>
  );
}
