import './esign.css';
import { esign, esignOffAt } from '@estrada/domain/settings/index';
import { settingsNames } from '@estrada/endpoints/parameters/settings-names';
import { FormSection, StatusPill } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { DealerSelect } from '@estrada/web/dealers/dealer-select.tsx';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { SettingsPage } from '@estrada/web/records/settings/settings-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { esignStrings } from '../page-strings.ts';
import { strings } from './strings.ts';

/** Which level decides for a dealer, according to the saved settings. */
function DealerEsign() {
  const t = useStrings(strings);
  const [dealerId, setDealerId] = useState<string | null>(null);
  return (
    <FormSection id="dealer-esign" title={t('title')}>
      <Text size="sm" c="dimmed" mb="md">
        {t('text')}
      </Text>
      <DealerSelect
        value={dealerId}
        onChange={setDealerId}
        hint={t('dealer.hint')}
        optional={{ clear: t('dealer.clear') }}
      />
      {dealerId ? <Decision dealerId={dealerId} /> : null}
    </FormSection>
  );
}

function Decision({ dealerId }: { dealerId: string }) {
  const t = useStrings(strings);
  const switches = useCall('readEsign', {});
  const settings = useCall('readDealerSettings', { params: { id: dealerId } });
  return (
    <Loaded query={switches} label={t('loading')} height={80}>
      {({ enabledAllDealers, enabledPF, enabledPJ }) => (
        <Loaded query={settings} label={t('loading')} height={80}>
          {({ esignEnabled }) => (
            <dl className="esign-decision" aria-live="polite">
              {[['PF', enabledPF] as const, ['PJ', enabledPJ] as const].map(([personType, isOn]) => {
                const off = esignOffAt({ allDealers: enabledAllDealers, personType: isOn, dealer: esignEnabled });
                return (
                  <div key={personType}>
                    <dt>{t(`person.${personType}`)}</dt>
                    <dd>
                      <StatusPill tone={off ? 'neutral' : 'success'}>{t(off ? 'off' : 'on')}</StatusPill>
                      <span>{t(off ? `level.${off}` : 'level.none')}</span>
                    </dd>
                  </div>
                );
              })}
            </dl>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

/** `/parameters/esign`: the switches above those of dealers and proposals, and which one decides for a dealer. */
export function Page() {
  return (
    <>
      <SettingsPage calls={settingsNames.Esign} settings={esign} words={esignStrings} />
      <div className="esign-dealer">
        <DealerEsign />
      </div>
    </>
  );
}
