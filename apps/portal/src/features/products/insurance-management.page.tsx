import { insuranceSegments, productFollowUp } from '@estrada/domain/settings/index';
import { settingsNames } from '@estrada/endpoints/parameters/settings-names';
import { uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { EmptyState, PageHeading } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { UploadPart } from '@estrada/web/files/upload/upload-page.tsx';
import { OrderList } from '@estrada/web/records/order/order-list.tsx';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { SettingsPart } from '@estrada/web/records/settings/settings-page.tsx';
import { WizardPage } from '@estrada/web/steps/wizard-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Tabs, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { comboKind } from './combo-kind.ts';
import { comboWizard } from './combo-wizard.tsx';
import { strings } from './strings.ts';

/** The tabs in their order, by the word that the address has for them. */
const tabs = {
  combos: '',
  order: 'ordem',
  segments: 'segmentos',
  followUp: 'acompanhamento',
  fipe: 'fipe',
  instalment: 'parcela-protegida',
  plus: 'chevrolet-plus',
  prices: 'precos',
} as const;
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];

/** The tabs that are uploaded tables. */
const tables = {
  fipe: uploadNames.Fipe,
  instalment: uploadNames.ProtectedInstalment,
  plus: uploadNames.ChevroletPlus,
  prices: uploadNames.ComboPrices,
} as const satisfies Partial<Record<Tab, object>>;

/** What role insurance keeps of its products; the address has the tab, or the step of the wizard of combos. */
export function Page() {
  const t = useStrings(strings);
  const [search, setSearch] = useSearchParams();
  if (search.has('etapa')) return <WizardPage of={comboWizard} />;
  const tab = tabNames.find((one) => tabs[one] === search.get('aba')) ?? 'combos';
  const around = (content: ReactNode) => (
    <Tabs value={tab} onChange={(next) => setSearch(next === 'combos' ? {} : { aba: tabs[next as Tab] })}>
      <Tabs.List aria-label={t('tabs')} mb="md">
        {tabNames.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`tab.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabNames.map((one) => (
        <Tabs.Panel key={one} value={one}>
          {one === tab ? content : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
  if (tab === 'combos') return <RecordListPage kind={comboKind} around={around} />;
  return (
    <>
      <PageHeading title={t('title')} subtitle={t(`${tab}.about`)} />
      {around(contentOf(tab))}
    </>
  );
}

function contentOf(tab: Exclude<Tab, 'combos'>): ReactNode {
  if (tab === 'order') return <ComboOrder />;
  if (tab === 'segments')
    return (
      <SettingsPart
        calls={settingsNames.InsuranceSegments}
        settings={insuranceSegments}
        cancelTo={paths.insuranceManagement}
      />
    );
  if (tab === 'followUp')
    return (
      <SettingsPart
        calls={settingsNames.ProductFollowUp}
        settings={productFollowUp}
        cancelTo={paths.insuranceManagement}
      />
    );
  // each table is a new part: what was typed or tried for one is not shown at another
  return <UploadPart key={tab} table={tables[tab]} />;
}

type Combo = { id: string; version: number; comboName: string };

/** The enabled combos in their order, which dragging, the arrow keys and buttons change. */
function ComboOrder() {
  const t = useStrings(strings);
  const query = useCall('listCombos', {
    query: { status: 'enabled', sort: 'position', direction: 'asc', size: 100 },
  });
  return (
    <Loaded query={query} label={t('order.loading')}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={t('order.empty')} text={t('order.emptyText')} />
        ) : (
          <Order key={items.map(({ id, version }) => id + version).join()} items={items} />
        )
      }
    </Loaded>
  );
}

function Order({ items }: { items: readonly Combo[] }) {
  const t = useStrings(strings);
  const save = useAct('reorderCombos', { reload: ['listCombos', 'readCombo', 'readHistory'] });
  const named = items.map(({ id, version, comboName: name }) => ({ id, version, name }));
  const [order, setOrder] = useState(named);
  const isChanged = order.some((one, place) => one.id !== items[place]!.id);

  const saveOrder = () =>
    save.run({ body: { items: order.map(({ id, version }) => ({ id, version })) } }).then(
      () => showAlert({ type: 'success', code: 'combos.moved' }),
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'SET001') showAlert({ type: 'error', text: t('order.stale') });
        else alertFailure(error);
      },
    );

  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('order.how')}
      </Text>
      <OrderList label={t('order.list')} items={order} onChange={setOrder} />
      <Group mt="md">
        <Button disabled={!isChanged} loading={save.isBusy} onClick={() => void saveOrder()}>
          {t('order.save')}
        </Button>
        <Button variant="default" disabled={!isChanged || save.isBusy} onClick={() => setOrder(named)}>
          {t('order.discard')}
        </Button>
      </Group>
    </>
  );
}
