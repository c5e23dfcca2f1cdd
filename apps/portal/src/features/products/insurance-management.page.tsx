import { insuranceSegments } from '@estrada/domain/settings/index';
import { settingsNames } from '@estrada/endpoints/parameters/settings-names';
import { PageHeading } from '@estrada/ui/index';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { SettingsPart } from '@estrada/web/records/settings/settings-page.tsx';
import { WizardPage } from '@estrada/web/steps/wizard-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { comboKind } from './combo-kind.ts';
import { ComboOrder } from './combo-order.tsx';
import { comboWizard } from './combo-wizard.tsx';
import { strings } from './strings.ts';

const tabs = { combos: '', order: 'ordem', segments: 'segmentos' } as const;
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];

/** Insurance combos, their order, and the segments that each product is sold for; the address has the tab or the step. */
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
      {around(
        tab === 'order' ? (
          <ComboOrder />
        ) : (
          <SettingsPart
            calls={settingsNames.InsuranceSegments}
            settings={insuranceSegments}
            cancelTo={paths.insuranceManagement}
          />
        ),
      )}
    </>
  );
}
