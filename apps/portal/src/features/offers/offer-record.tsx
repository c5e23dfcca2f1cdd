import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { offerForm, offerTypes } from '@estrada/domain/offers/index';
import type { OfferRow } from '@estrada/endpoints/index';
import { recordNames } from '@estrada/endpoints/record-names';
import { StatusPill } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { choiceField } from '@estrada/web/records/list/address-fields.ts';
import { ChoiceFilter } from '@estrada/web/records/list/filter-fields.tsx';
import { choiceFilter, dayFilter, textFilter } from '@estrada/web/records/page/filters.tsx';
import type { RecordFilter, RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Colours, DeferralUnit, OfferType, Plan, PriceTable, Region } from './offer-fields.tsx';
import { strings } from './strings.ts';
import { Manufacturer, ManufacturerYear, Model, ModelYear, VehicleType, Version } from './vehicle-fields.tsx';

type Props = { value: string; onChange: (value: string) => void };

/** Filters the offers of one branch. */
function RegionFilter(props: Props) {
  const t = useStrings(strings);
  const list = useCall('listOfferRegions', {});
  const options = (list.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <ChoiceFilter {...props} label={t('filter.region')} options={options} />;
}

export const regionFilter: RecordFilter = {
  address: choiceField('regional'),
  draw: (props) => <RegionFilter {...props} />,
};

const standings = {
  holding: { pt: 'Vigente', en: 'In force' },
  coming: { pt: 'Futura', en: 'Upcoming' },
  ended: { pt: 'Vencida', en: 'Expired' },
};

/** An enabled offer that is not valid today: its dates matter more than its being enabled. */
function statusOf({ enabled, effectiveFrom, validUntil }: OfferRow): 'coming' | 'ended' | null {
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
  if (!enabled) return null;
  if (validUntil < today) return 'ended';
  return effectiveFrom > today ? 'coming' : null;
}

function Status({ of }: { of: 'coming' | 'ended' }) {
  const { language } = useLanguage();
  return <StatusPill tone={of === 'ended' ? 'warning' : 'info'}>{pickText(standings[of], language)}</StatusPill>;
}

/** Where an offer applies: everywhere, or in one branch. */
function Reach({ offerType, regionName }: OfferRow) {
  const { language } = useLanguage();
  return <>{offerType === 'NAC' ? pickText(offerTypes.NAC, language) : regionName}</>;
}

/** Offers as records of a list and a form. */
export const offerRecord: RecordKind<'listOffers', typeof offerForm.fields> = {
  calls: recordNames.Offer,
  subject: 'offer',
  form: offerForm,
  words: {
    nouns: { pt: { one: 'oferta', many: 'ofertas', gender: 'f' }, en: { one: 'offer', many: 'offers' } },
    search: { pt: 'Nome da oferta', en: 'Offer name' },
    disabling: {
      pt: 'A oferta deixa de valer antes do fim da validade.',
      en: 'The offer stops applying before its validity ends.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ offerName, regionName }) => (regionName === '' ? offerName : `${offerName} · ${regionName}`),
  columns: [
    'offerName',
    {
      key: 'reach',
      header: { pt: 'Regional', en: 'Branch' },
      render: (offer) => <Reach {...offer} />,
    },
    {
      key: 'vehicle',
      header: { pt: 'Veículo', en: 'Vehicle' },
      cut: true,
      render: ({ vehicle, manufacturerYear, modelYear }) => `${vehicle} · ${manufacturerYear}/${modelYear}`,
    },
    {
      key: 'priceCents',
      header: { pt: 'Preço', en: 'Price' },
      align: 'end',
      render: ({ priceCents }) => preventAmountBreaks(formatMoney(priceCents)),
    },
    {
      key: 'validUntil',
      header: { pt: 'Validade', en: 'Validity' },
      sort: 'validUntil',
      render: ({ effectiveFrom, validUntil }) => `${formatDate(effectiveFrom)} – ${formatDate(validUntil)}`,
    },
  ],
  sorts: ['validUntil', 'offerName'],
  filters: {
    vehicle: textFilter('veiculo', { pt: 'Veículo', en: 'Vehicle' }, { min: 3 }),
    offerType: choiceFilter('tipo', { pt: 'Tipo', en: 'Type' }, offerTypes),
    region: regionFilter,
    standing: choiceFilter('vigencia', { pt: 'Vigência', en: 'Validity' }, standings),
    validOn: dayFilter('vale-em', { pt: 'Válida em', en: 'Valid on' }),
  },
  standing: (offer) => {
    const standing = statusOf(offer);
    return standing && <Status of={standing} />;
  },
  drawn: {
    offerType: (field) => <OfferType {...field} />,
    region: (field) => <Region {...field} />,
    vehicleType: (field) => <VehicleType {...field} />,
    manufacturerId: (field) => <Manufacturer {...field} />,
    modelId: (field) => <Model {...field} />,
    versionId: (field) => <Version {...field} />,
    manufacturerYear: (field) => <ManufacturerYear {...field} />,
    modelYear: (field) => <ModelYear {...field} />,
    colours: (field) => <Colours {...field} />,
    financeTypeId: (field) => <Plan {...field} />,
    deferralUnit: (field) => <DeferralUnit {...field} />,
    sourceTableCode: (field) => <PriceTable {...field} />,
  },
};
