import { businessDay } from '@estrada/domain/calendar/index';
import { formatDate, formatFraction } from '@estrada/domain/formats/index';
import { autoCampaignForm, campaignPhase, itemsOf } from '@estrada/domain/promotions/index';
import { recordNames } from '@estrada/endpoints/record-names';
import { useCall } from '@estrada/web/calls/use-call.ts';
import type { RowOf } from '@estrada/web/calls/use-paged-call.ts';
import { ChoiceField } from '@estrada/web/records/form/form-fields.tsx';
import { choiceField } from '@estrada/web/records/list/address-fields.ts';
import { ChoiceFilter } from '@estrada/web/records/list/filter-fields.tsx';
import { choiceFilter } from '@estrada/web/records/page/filters.tsx';
import { FieldInput } from '@estrada/web/records/page/record-fields.tsx';
import type { Nouns, RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { showStanding, standings } from '@estrada/web/records/page/standing.tsx';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { ListField } from './discount-fields.tsx';
import { strings } from './strings.ts';

type Drawn = { name: string; label: string };
type Filter = { value: string; onChange: (value: string) => void };
type Days = { effectiveFrom?: string; validUntil?: string };

export const autoCampaignNouns: Nouns = {
  pt: { one: 'campanha', many: 'campanhas', gender: 'f' },
  en: { one: 'campaign', many: 'campaigns' },
};

const { fields } = autoCampaignForm;
const today = () => businessDay(new Date().toISOString());

/** Whether the saved campaign of the form has begun: then only its end may change. */
function useHasBegun(): boolean {
  const { effectiveFrom, validUntil } = useFormState<Days>().defaultValues ?? {};
  if (!effectiveFrom || !validUntil) return false;
  return campaignPhase({ effectiveFrom, validUntil }, today()) !== 'coming';
}

/** A field that a campaign which has begun no longer changes. @param explains whether it states why */
function Fixed({ field, explains = false }: { field: Drawn; explains?: boolean }) {
  const t = useStrings(strings);
  const isFixed = useHasBegun();
  return (
    <fieldset className="settings-fields" disabled={isFixed}>
      {explains && isFixed ? (
        <Text size="sm" mb="md">
          {t('campaign.begun')}
        </Text>
      ) : null}
      <FieldInput ui={fields[field.name as keyof typeof fields]} {...field} />
    </fieldset>
  );
}
const fixed = (field: Drawn) => <Fixed field={field} />;

function Insurer(field: Drawn) {
  const { data } = useCall('listAutoCampaignOptions', {});
  const options = (data?.providers ?? []).map((value) => ({ value, label: value }));
  return <ChoiceField {...field} options={options} disabled={useHasBegun()} />;
}

function Dealers(field: Drawn) {
  const { data, isError } = useCall('listAutoCampaignOptions', {});
  const options = (data?.dealers ?? []).map(({ value, name }) => ({ value, label: `${value} · ${name}` }));
  return <ListField {...field} options={options} hasFailed={isError} disabled={useHasBegun()} />;
}

function InsurerFilter(props: Filter) {
  const own = useOwnStrings();
  const { data } = useCall('listAutoCampaignOptions', {});
  const options = (data?.providers ?? []).map((value) => ({ value, label: value }));
  return <ChoiceFilter {...props} label={own(fields.provider)} options={options} />;
}

function DealerFilter(props: Filter) {
  const t = useStrings(strings);
  const { data } = useCall('listAutoCampaignOptions', {});
  const options = (data?.dealers ?? []).map(({ value, name }) => ({ value, label: `${value} · ${name}` }));
  return <ChoiceFilter {...props} label={t('campaign.dealer')} options={options} />;
}

/** The dealers of a campaign: all, or their number. */
function DealerCount({ dealerCodes }: { dealerCodes: string }) {
  const t = useStrings(strings);
  const codes = itemsOf(dealerCodes);
  if (codes.length === 0) return <>{t('all.f')}</>;
  return <>{codes.length > 3 ? t('campaign.dealers', { count: codes.length }) : codes.join(', ')}</>;
}

type Row = RowOf<'listAutoCampaigns'>;

/** Discount campaigns of car insurance as records of a list and a form. @param moreItems of the menu of a row */
export const autoCampaignRecord = (
  moreItems: (row: Row) => ReactNode,
): RecordKind<'listAutoCampaigns', typeof autoCampaignForm.fields> => ({
  calls: recordNames.AutoCampaign,
  form: autoCampaignForm,
  words: {
    nouns: autoCampaignNouns,
    title: { pt: 'Campanhas de seguro auto', en: 'Car insurance campaigns' },
    search: { pt: 'Nome ou código', en: 'Name or code' },
    enabling: {
      pt: 'Os cupons da campanha voltam a valer nos dias dela.',
      en: 'The coupons of the campaign are valid again on its days.',
    },
    disabling: {
      pt: 'Os cupons da campanha deixam de valer para novas cotações. Seguros contratados não mudam.',
      en: 'The coupons of the campaign are no longer valid for new quotes. Contracted insurance does not change.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ campaignName }) => campaignName,
  columns: [
    'campaignName',
    'campaignCode',
    'provider',
    {
      key: 'dealerCodes',
      header: { pt: 'Concessionárias', en: 'Dealers' },
      priority: 'low',
      render: (row) => <DealerCount {...row} />,
    },
    {
      key: 'discountShare',
      header: { pt: 'Desconto', en: 'Discount' },
      align: 'end',
      render: ({ discountShare }) => formatFraction(discountShare),
    },
    {
      key: 'effectiveFrom',
      header: { pt: 'Validade', en: 'Validity' },
      sort: 'effectiveFrom',
      render: ({ effectiveFrom, validUntil }) => `${formatDate(effectiveFrom)} – ${formatDate(validUntil)}`,
    },
  ],
  sorts: ['effectiveFrom', 'validUntil', 'campaignName'],
  newestFirst: true,
  filters: {
    standing: choiceFilter('vigencia', { pt: 'Vigência', en: 'Validity' }, standings),
    provider: { address: choiceField('seguradora'), draw: (props) => <InsurerFilter {...props} /> },
    dealerCode: { address: choiceField('concessionaria'), draw: (props) => <DealerFilter {...props} /> },
  },
  standing: showStanding,
  moreItems,
  drawn: {
    campaignName: (field) => <Fixed field={field} explains />,
    campaignCode: fixed,
    provider: (field) => <Insurer {...field} />,
    dealerCodes: (field) => <Dealers {...field} />,
    effectiveFrom: fixed,
    discountShare: fixed,
  },
});
