import './esign.css';
import { esign, esignOffAt } from '@estrada/domain/settings/index';
import { settingsNames } from '@estrada/endpoints/parameters/settings-names';
import { FormSection, StatusPill } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { Page as SettingsPage } from '@estrada/web/records/settings/settings-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { esignStrings } from '../page-strings.ts';
import { strings } from './strings.ts';

// shorter searches use no index; the server refuses them
const searchedFrom = 3;

/** Which level decides for a dealer, according to the saved settings. */
function DealerEsign() {
  const t = useStrings(strings);
  const [typed, setTyped] = useState('');
  const [dealer, setDealer] = useState<{ value: string; label: string } | null>(null);
  const [search] = useDebouncedValue(typed.trim(), 250);
  const isAsked = search.length >= searchedFrom && search !== dealer?.label;
  const found = useCall('listDealers', isAsked ? { query: { search, size: 10 } } : null);
  const options = (found.data?.items ?? []).map(({ id, GMFcode, tradingName }) => ({
    value: id,
    label: `${GMFcode} · ${tradingName}`,
  }));
  const shown = dealer && !options.some(({ value }) => value === dealer.value) ? [dealer, ...options] : options;
  return (
    <FormSection id="dealer-esign" title={t('title')}>
      <Text size="sm" c="dimmed" mb="md">
        {t('text')}
      </Text>
      <Select
        label={t('dealer')}
        description={t('dealer.hint')}
        data={shown}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('dealer.clear') }}
        // the server has searched already
        filter={({ options: all }) => all}
        nothingFoundMessage={t(isAsked && found.data ? 'dealer.none' : 'dealer.type')}
        value={dealer?.value ?? null}
        onChange={(value) => setDealer(shown.find((option) => option.value === value) ?? null)}
        onSearchChange={setTyped}
      />
      {dealer ? <Decision dealerId={dealer.value} /> : null}
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
