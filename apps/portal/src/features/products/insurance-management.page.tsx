import { insuranceSegments, productFollowUp } from '@estrada/domain/settings/index';
import { settingsNames } from '@estrada/endpoints/parameters/settings-names';
import { uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { PageHeading } from '@estrada/ui/index';
import { UploadPart } from '@estrada/web/files/upload/upload-page.tsx';
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
