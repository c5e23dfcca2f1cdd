import { pickText } from '@estrada/domain/errors/index';
import { formatDate } from '@estrada/domain/formats/index';
import {
  type CampaignStatus,
  campaignStatuses,
  type OfferCampaignForm,
  offerCampaignForm,
} from '@estrada/domain/offers/index';
import type { OfferCampaignRow, OfferRow } from '@estrada/endpoints/index';
import { StatusPill, type StatusTone } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FieldInput } from '@estrada/web/records/page/record-fields.tsx';
import type { RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Drawn, SeveralChoice, TextChoice } from './choice-fields.tsx';
import { strings } from './strings.ts';

const { fields } = offerCampaignForm;

/** Whether the campaign of the form is published: what it advertises no longer changes. */
function useIsPublished(): boolean {
  const { key, isNew } = useDrawerAddress();
  const { data } = useCall('readOfferCampaign', key === null || isNew ? null : { params: { id: key } });
  return data !== undefined && data.status !== 'draft';
}

/** A field that a published campaign no longer changes. @param explains whether it states why */
function Fixed({ field, explains = false }: { field: Drawn; explains?: boolean }) {
  const t = useStrings(strings);
  const isFixed = useIsPublished();
  return (
    <fieldset className="settings-fields" disabled={isFixed}>
      {explains && isFixed ? (
        <Text size="sm" mb="md">
          {t('campaign.fixed')}
        </Text>
      ) : null}
      <FieldInput ui={fields[field.name as keyof typeof fields]} {...field} />
    </fieldset>
  );
}

function Region(field: Drawn) {
  const t = useStrings(strings);
  const { setValue } = useFormContext<OfferCampaignForm>();
  const list = useCall('listOfferRegions', {});
  return (
    <TextChoice
      {...field}
      options={(list.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      hasFailed={list.isError}
      none={t('campaign.everywhere')}
      disabled={useIsPublished()}
      onChosen={() => setValue('offers', '', { shouldDirty: true })}
    />
  );
}

/** "Onix de verão · CHEVROLET Onix LT · 01/12/2026 – 31/12/2026" */
const offerLabel = ({ offerName, vehicle, effectiveFrom, validUntil }: OfferRow) =>
  [offerName, vehicle, `${formatDate(effectiveFrom)} – ${formatDate(validUntil)}`].join(' · ');

/** The newest national offers, and those of the branch. */
function Offers(field: Drawn) {
  const t = useStrings(strings);
  const region = useWatch<OfferCampaignForm, 'region'>({ name: 'region' });
  const chosen = useWatch<OfferCampaignForm, 'offers'>({ name: 'offers' }).split(',');
  const newest = { size: 100, sort: 'validUntil', direction: 'desc' } as const;
  const national = useCall('listOffers', { query: { ...newest, offerType: 'NAC' } });
  const regional = useCall('listOffers', region === '' ? null : { query: { ...newest, region } });
  const all = [...(national.data?.items ?? []), ...(regional.data?.items ?? [])];
  // a disabled one stays visible, so that it can be removed
  const shown = all.filter(({ id, enabled }) => enabled || chosen.includes(id));
  return (
    <SeveralChoice
      {...field}
      required
      disabled={useIsPublished()}
      description={t('campaign.offersHint')}
      hasFailed={national.isError || regional.isError}
      options={shown.map((offer) => ({ value: offer.id, label: offerLabel(offer) }))}
    />
  );
}

const tones: Readonly<Record<CampaignStatus, StatusTone>> = {
  draft: 'neutral',
  published: 'success',
  ended: 'warning',
};

function Status({ status, publishFrom }: OfferCampaignRow) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return (
    <>
      <StatusPill tone={tones[status]}>{pickText(campaignStatuses[status], language)}</StatusPill>
      {status === 'published' && publishFrom !== null ? (
        <Text size="xs" c="dimmed" mt={2}>
          {t('campaign.shownFrom', { date: formatDate(publishFrom) })}
        </Text>
      ) : null}
    </>
  );
}

function Reach({ regionName }: OfferCampaignRow) {
  const t = useStrings(strings);
  return <>{regionName === '' ? t('campaign.everywhere') : regionName}</>;
}

/** Campaigns of offers as records of a list and a form. */
export const offerCampaignRecord: RecordKind<'listOfferCampaigns', typeof fields> = {
  calls: {
    list: 'listOfferCampaigns',
    read: 'readOfferCampaign',
    register: 'registerOfferCampaign',
    update: 'updateOfferCampaign',
  },
  subject: 'campaign',
  form: offerCampaignForm,
  words: {
    nouns: { pt: { one: 'campanha', many: 'campanhas', gender: 'f' }, en: { one: 'campaign', many: 'campaigns' } },
    title: { pt: 'Campanhas de ofertas', en: 'Offer campaigns' },
    search: { pt: 'Nome da campanha', en: 'Campaign name' },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ campaignName, regionName }) => (regionName === '' ? campaignName : `${campaignName} · ${regionName}`),
  columns: [
    'campaignName',
    { key: 'region', header: fields.region, render: (campaign) => <Reach {...campaign} /> },
    { key: 'offers', header: fields.offers, cut: true, render: ({ offerNames }) => offerNames },
    {
      key: 'effectiveFrom',
      header: { pt: 'Dias', en: 'Days' },
      sort: 'effectiveFrom',
      render: ({ effectiveFrom, validUntil }) => `${formatDate(effectiveFrom)} – ${formatDate(validUntil)}`,
    },
    'contractGoal',
  ],
  sorts: ['effectiveFrom', 'validUntil', 'campaignName'],
  newestFirst: true,
  standing: (campaign) => <Status {...campaign} />,
  drawn: {
    campaignName: (field) => <Fixed field={field} explains />,
    region: (field) => <Region {...field} />,
    offers: (field) => <Offers {...field} />,
    effectiveFrom: (field) => <Fixed field={field} />,
  },
};
