import { uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { UploadPart } from '@estrada/web/files/upload/upload-page.tsx';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { strings } from './strings.ts';

/** The tables by the word that the address has for each. */
const tables = {
  pmc: { at: 'pmc', table: uploadNames.InsurancePmc },
  life: { at: 'vida', table: uploadNames.InsuranceLife },
  instalment: { at: 'parcela-protegida', table: uploadNames.ProtectedInstalment },
  note: { at: 'nota-garantida', table: uploadNames.GuaranteedNote },
  plus: { at: 'chevrolet-plus', table: uploadNames.ChevroletPlus },
  auto: { at: 'auto', table: uploadNames.InsuranceAuto },
  fipe: { at: 'fipe', table: uploadNames.Fipe },
  prices: { at: 'precos', table: uploadNames.ComboPrices },
} as const;
type Tab = keyof typeof tables;
const tabNames = Object.keys(tables) as Tab[];

/** The tables that role insurance keeps, for users who read them: what is in force, planned and past, and the uploads. */
export function Page({ words }: { words: PageRow['words'] }) {
  const t = useStrings(strings);
  const [search, setSearch] = useSearchParams();
  const tab = tabNames.find((one) => tables[one].at === search.get('aba')) ?? 'pmc';
  return (
    <>
      <PageTitle words={words} />
      <Tabs value={tab} onChange={(next) => setSearch({ aba: tables[next as Tab].at })}>
        <Tabs.List aria-label={t('tables')} mb="md">
          {tabNames.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tab.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabNames.map((one) => (
          <Tabs.Panel key={one} value={one}>
            {one === tab ? <UploadPart table={tables[one].table} /> : null}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
