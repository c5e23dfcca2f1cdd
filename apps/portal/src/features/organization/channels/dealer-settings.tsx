import type { DealerSettings } from '@estrada/endpoints/index';
import { FormSection } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Checkbox, Group, Switch, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { changedByOrganization } from '../dealer-queries.ts';
import './channels.css';
import { strings } from './strings.ts';

/** What a dealer sells in addition to the financing, and how its proposals are signed. */
export function DealerSettingsPanels({ id }: { id: string }) {
  const t = useStrings(strings);
  const query = useCall('readDealerSettings', { params: { id } });
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

function Products({ id, settings }: PanelProps) {
  const t = useStrings(strings);
  const save = useAct('saveDealerProducts', { reload: changedByOrganization });
  const [sold, setSold] = useState(() => soldOf(settings));
  // another user's save replaces the selection
  useEffect(() => setSold(soldOf(settings)), [settings]);
  const mayChange = settings.can.chooseProducts;
  const isChanged = sold.toSorted().join() !== soldOf(settings).toSorted().join();

  const saveSold = () =>
    save.run({ params: { id }, body: { version: settings.version, products: sold } }).then(
      () => showAlert({ type: 'success', code: 'dealer.products' }),
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'SET001') showAlert({ type: 'error', text: t('stale') });
        else alertFailure(error);
      },
    );

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
        <Group mt="md" gap="sm">
          <Button
            disabled={!isChanged}
            aria-describedby="products-unchanged"
            loading={save.isBusy}
            onClick={() => void saveSold()}
          >
            {t('products.save')}
          </Button>
          {isChanged ? null : (
            <Text size="sm" c="dimmed" id="products-unchanged">
              {t('products.unchanged')}
            </Text>
          )}
        </Group>
      ) : (
        <Text size="sm" mt="sm">
          {t('readOnly')}
        </Text>
      )}
    </FormSection>
  );
}

const soldOf = ({ products }: DealerSettings) =>
  products.filter((product) => product.enabled).map((product) => product.id);

function Esign({ id, settings }: PanelProps) {
  const t = useStrings(strings);
  const switchEsign = useAct('switchDealerEsign', { reload: changedByOrganization });
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
      act: () => switchEsign.run({ params: { id }, body: { version, enabled: !esignEnabled } }),
      done: { type: 'success', code: 'esign' },
    });
  return (
    <FormSection id="esign" title={t('esign.title')}>
      <Switch
        label={t('esign.switch')}
        description={can.switchEsign ? undefined : t('readOnly')}
        checked={esignEnabled}
        disabled={!can.switchEsign}
        onChange={askSwitch}
      />
      {modal}
    </FormSection>
  );
}
