import type { Addition } from '@estrada/domain/enumerations/index';
import type { DealerSettings } from '@estrada/endpoints/index';
import { FormSection } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { historyKey } from '@estrada/web/records/history/history-panel.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Checkbox, Switch, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dealersKey } from '../dealer-queries.ts';
import { channelsKey } from './channel-table.tsx';
import './channels.css';
import { strings } from './strings.ts';

/** What a dealer sells beside the financing, and how its proposals are signed. */
export function DealerSettingsPanels({ id }: { id: string }) {
  const t = useStrings(strings);
  const query = useQuery({
    queryKey: [...channelsKey, 'settings', id],
    queryFn: ({ signal }) => api.readDealerSettings({ params: { id }, signal, suppressAlert: true }),
  });
  return (
    <Loaded query={query} label={t('loading')} height={240}>
      {(settings) => (
        <>
          <Products id={id} settings={settings} />
          <Esign id={id} settings={settings} />
        </>
      )}
    </Loaded>
  );
}

type PanelProps = { id: string; settings: DealerSettings };

function useSettingsChanged() {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [channelsKey, dealersKey, historyKey]) void client.invalidateQueries({ queryKey });
  };
}

function Products({ id, settings }: PanelProps) {
  const t = useStrings(strings);
  const changed = useSettingsChanged();
  const [sold, setSold] = useState(() => soldOf(settings));
  const [isBusy, setBusy] = useState(false);
  // what somebody else has saved meanwhile is what holds
  useEffect(() => setSold(soldOf(settings)), [settings]);
  const mayChange = settings.can.chooseProducts;
  const isChanged = sold.toSorted().join() !== soldOf(settings).toSorted().join();

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const body = { version: settings.version, products: sold };
      await api.saveDealerProducts({ params: { id }, body, suppressAlert: true });
      showAlert({ type: 'success', text: t('products.saved') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showAlert({ type: 'error', text: error.code === 'SET001' ? t('stale') : error.message });
    } finally {
      setBusy(false);
      changed();
    }
  }

  return (
    <FormSection id="products" title={t('products.title')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('products.about')}
      </Text>
      <div className="dealer-products">
        {settings.products.map((product) => (
          <Checkbox
            key={product.id}
            label={product.name}
            checked={sold.includes(product.id)}
            disabled={!mayChange}
            onChange={({ currentTarget }) =>
              setSold(currentTarget.checked ? [...sold, product.id] : sold.filter((other) => other !== product.id))
            }
          />
        ))}
      </div>
      {mayChange ? (
        <Button mt="md" disabled={!isChanged} loading={isBusy} onClick={() => void save()}>
          {t('products.save')}
        </Button>
      ) : null}
    </FormSection>
  );
}

const soldOf = ({ products }: DealerSettings): Addition[] =>
  products.filter((product) => product.enabled).map((product) => product.id);

function Esign({ id, settings }: PanelProps) {
  const t = useStrings(strings);
  const changed = useSettingsChanged();
  const { ask, modal } = useConfirmAction();
  const { esignEnabled, version, can } = settings;
  const way = esignEnabled ? 'off' : 'on';
  const askSwitch = () =>
    ask({
      title: t(`esign.${way}Title`),
      subject: t('esign.title'),
      text: t(`esign.${way}Text`),
      confirmLabel: t(`esign.${way}`),
      danger: esignEnabled,
      act: () => api.switchDealerEsign({ params: { id }, body: { version, enabled: !esignEnabled } }),
      done: t('esign.done'),
      after: changed,
    });
  return (
    <FormSection id="esign" title={t('esign.title')}>
      <Switch label={t('esign.switch')} checked={esignEnabled} disabled={!can.switchEsign} onChange={askSwitch} />
      {modal}
    </FormSection>
  );
}
