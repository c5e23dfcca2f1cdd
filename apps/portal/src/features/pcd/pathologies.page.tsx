import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import type { Fields } from '@estrada/domain/forms/index';
import { pathologyForm, pcdExemptionForm, pcdStepForm } from '@estrada/domain/pcd/index';
import { recordNames } from '@estrada/endpoints/record-names';
import { StatusPill } from '@estrada/ui/index';
import type { PagedName, RowOf } from '@estrada/web/calls/use-paged-call.ts';
import { choiceFilter } from '@estrada/web/records/page/filters.tsx';
import type { RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { strings } from './strings.ts';

const title = { pt: 'Isenções e patologias PCD', en: 'PWD exemptions and pathologies' };
const textsOf = (options: readonly { id: string; pt: string; en: string }[]) =>
  Object.fromEntries(options.map(({ id, pt, en }) => [id, { pt, en }]));

/** Values of an enumeration by their texts. */
function Chosen({ of, ids }: { of: readonly { id: string; pt: string; en: string }[]; ids: readonly string[] }) {
  const { language } = useLanguage();
  return <>{of.flatMap((one) => (ids.includes(one.id) ? [pickText(one, language)] : [])).join(', ')}</>;
}

function Validity({ effectiveFrom, validUntil }: RowOf<'listPcdExemptions'>) {
  const t = useStrings(strings);
  return <>{`${formatDate(effectiveFrom)} – ${validUntil === null ? t('noEnd') : formatDate(validUntil)}`}</>;
}

function Confirmation({ confirmedOn }: RowOf<'listPcdExemptions'>) {
  const t = useStrings(strings);
  return confirmedOn === null ? (
    <StatusPill tone="warning">{t('awaited')}</StatusPill>
  ) : (
    t('confirmed', { date: formatDate(confirmedOn) })
  );
}

const pathologyFields = pathologyForm.fields;
const pathologyRecord: RecordKind<'listPathologies', typeof pathologyFields> = {
  calls: recordNames.Pathology,
  form: pathologyForm,
  words: {
    nouns: {
      pt: { one: 'patologia', many: 'patologias', gender: 'f' },
      en: { one: 'pathology', many: 'pathologies' },
    },
    title,
    search: { pt: 'Nome ou CID', en: 'Name or CID' },
    disabling: {
      pt: 'A patologia deixa de aparecer no passo a passo.',
      en: 'The pathology no longer appears in the step by step.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ pathologyName }) => pathologyName,
  columns: [
    'pathologyName',
    'cid',
    {
      key: 'driver',
      header: pathologyFields.driver,
      render: ({ driver }) => <Chosen of={pathologyFields.driver.options} ids={[driver]} />,
    },
    {
      key: 'taxes',
      header: pathologyFields.taxes,
      priority: 'low',
      render: ({ taxes }) => <Chosen of={pathologyFields.taxes.options} ids={taxes} />,
    },
  ],
  sorts: ['pathologyName', 'cid'],
  stale: ['listPathologyOptions', 'readPcdAnswer'],
};

const exemptionFields = pcdExemptionForm.fields;
const exemptionRecord: RecordKind<'listPcdExemptions', typeof exemptionFields> = {
  calls: recordNames.PcdExemption,
  form: pcdExemptionForm,
  words: {
    nouns: { pt: { one: 'isenção', many: 'isenções', gender: 'f' }, en: { one: 'exemption', many: 'exemptions' } },
    title,
    disabling: {
      pt: 'A isenção deixa de contar no passo a passo.',
      en: 'The exemption no longer counts in the step by step.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ tax, uf }, own) =>
    [exemptionFields.tax, exemptionFields.uf]
      .flatMap(({ options }, index) => options.filter(({ id }) => id === [tax, uf][index]).map((one) => own(one)))
      .join(' · '),
  columns: [
    'tax',
    {
      key: 'uf',
      header: exemptionFields.uf,
      render: ({ uf }) => <Chosen of={exemptionFields.uf.options} ids={[uf]} />,
    },
    {
      key: 'effectiveFrom',
      header: { pt: 'Vigência', en: 'Validity' },
      sort: 'effectiveFrom',
      render: (row) => <Validity {...row} />,
    },
    {
      key: 'priceCeilingCents',
      header: exemptionFields.priceCeilingCents,
      align: 'end',
      priority: 'low',
      render: ({ priceCeilingCents }) =>
        priceCeilingCents === null ? '–' : preventAmountBreaks(formatMoney(priceCeilingCents)),
    },
    {
      key: 'confirmedOn',
      header: { pt: 'Confirmação', en: 'Confirmation' },
      render: (row) => <Confirmation {...row} />,
    },
  ],
  sorts: ['tax', 'effectiveFrom'],
  filters: {
    tax: choiceFilter('imposto', exemptionFields.tax, textsOf(exemptionFields.tax.options)),
    confirmation: choiceFilter(
      'confirmacao',
      { pt: 'Confirmação', en: 'Confirmation' },
      { confirmed: { pt: 'Confirmadas', en: 'Confirmed' }, awaited: { pt: 'A confirmar', en: 'To be confirmed' } },
    ),
  },
  stale: ['readPcdAnswer'],
};

const stepFields = pcdStepForm.fields;
const stepRecord: RecordKind<'listPcdSteps', typeof stepFields> = {
  calls: recordNames.PcdStep,
  form: pcdStepForm,
  words: {
    nouns: { pt: { one: 'passo', many: 'passos', gender: 'm' }, en: { one: 'step', many: 'steps' } },
    title,
    search: { pt: 'Título', en: 'Title' },
    disabling: {
      pt: 'O passo deixa de aparecer no passo a passo.',
      en: 'The step no longer appears in the step by step.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ stepTitle }) => stepTitle,
  columns: [
    'stepTitle',
    'position',
    {
      key: 'condition',
      header: stepFields.condition,
      render: ({ condition }) => <Chosen of={stepFields.condition.options} ids={[condition]} />,
    },
    'durationDays',
  ],
  sorts: ['position', 'stepTitle'],
  stale: ['readPcdAnswer'],
};

const tabs = {
  pathologies: () => <List of="pathologies" kind={pathologyRecord} />,
  exemptions: () => <List of="exemptions" kind={exemptionRecord} />,
  steps: () => <List of="steps" kind={stepRecord} />,
};
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];

/** `/pcd/pathologies`: pathologies, exemptions and steps, a tab each (`?aba=exemptions`). */
export function Page() {
  const [search] = useSearchParams();
  const shown = tabNames.find((name) => name === search.get('aba')) ?? 'pathologies';
  return tabs[shown]();
}

// the keys make a list of each: none shows another's open dialog
const List = <Name extends PagedName, All extends Fields>({ of, kind }: { of: Tab; kind: RecordKind<Name, All> }) => (
  <RecordListPage key={of} kind={kind} around={(list) => <RecordTabs of={of}>{list}</RecordTabs>} />
);

/** The tabs, between the heading and the list of one. */
function RecordTabs({ of, children }: { of: Tab; children: ReactNode }) {
  const t = useStrings(strings);
  const [, setSearch] = useSearchParams();
  return (
    <Tabs value={of} onChange={(next) => setSearch(next && next !== 'pathologies' ? { aba: next } : {})}>
      <Tabs.List aria-label={t('tabs.label')} mb="md">
        {tabNames.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabNames.map((name) => (
        <Tabs.Panel key={name} value={name}>
          {name === of ? children : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
