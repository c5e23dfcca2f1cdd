import { endpoints } from '@estrada/endpoints/index';
import { and, eq, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { nameContains, plainName } from '../../kernel/database/plain-name.ts';
import type { RecordKind } from '../../kernel/records/record-kind.ts';
import { serveRecord } from '../../kernel/records/serve-record.ts';
import { branches } from '../organization/index.ts';
import { manufacturers, vehicleModels, vehicleVersions } from '../vehicles/index.ts';
import { checkOffer, type OfferPrices } from './offer-checks.ts';
import { colours, offers } from './offers.tables.ts';

/** The record kind of offers: a name is unique in its region (GOFF000). */
const offerKind: RecordKind<typeof offers.$inferSelect> = {
  entity: 'offer',
  table: offers,
  taken: [{ index: 'offers_name', code: 'GOFF000', field: 'offerName', key: 'offerName.taken' }],
  // the trail masks names of people; an offer's name is none, so it has another key. Queries of its columns also return
  // names, which the trail does not store
  trail: (row) => ({
    title: row.offerName,
    offerType: row.offerType,
    region: row.region,
    effectiveFrom: row.effectiveFrom,
    validUntil: row.validUntil,
    vehicleType: row.vehicleType,
    versionId: row.versionId,
    manufacturerYear: row.manufacturerYear,
    modelYear: row.modelYear,
    colours: row.colours,
    priceCents: row.priceCents,
    personType: row.personType,
    financeTypeId: row.financeTypeId,
    deferralUnit: row.deferralUnit,
    sourceTableCode: row.sourceTableCode,
    description: row.description,
  }),
};

const vehicleOf = (name: SQL): SQL => sql`(select ${name} from ${vehicleVersions}
  join ${vehicleModels} on ${vehicleModels.id} = ${vehicleVersions.modelId}
  join ${manufacturers} on ${manufacturers.id} = ${vehicleModels.manufacturerId}
  where ${vehicleVersions.id} = ${offers}.version_id)`;
/** The versions that are called so: the catalogue is small, and the offers of a version are an index. */
const versionsCalled = (words: string): SQL => sql`(select ${vehicleVersions.id} from ${vehicleVersions}
  join ${vehicleModels} on ${vehicleModels.id} = ${vehicleVersions.modelId}
  join ${manufacturers} on ${manufacturers.id} = ${vehicleModels.manufacturerId}
  where ${nameContains(vehicleName, words)})`;

/** The state of an offer by its days only. */
const standings = {
  holding: (today: string) => and(lte(offers.effectiveFrom, today), gte(offers.validUntil, today)),
  coming: (today: string) => gt(offers.effectiveFrom, today),
  ended: (today: string) => lt(offers.validUntil, today),
};
const vehicleName = sql`concat_ws(' ', ${manufacturers.name}, ${vehicleModels.name}, ${vehicleVersions.description})`;

/** The names of an offer's colours. */
export const colourChoices = sql<
  string[]
>`coalesce((select json_agg(${colours.colourName} order by ${colours.colourName})
  from ${colours} where ${colours.id} = any(string_to_array(${offers}.colours, ','))), '[]')`;

/** The texts of an offer: its region, its vehicle and its colours. */
export const offerTexts = {
  regionName: sql<string>`coalesce((select ${branches.name} from ${branches} where ${branches.id} = ${offers}.region), '')`,
  vehicle: sql<string>`coalesce(${vehicleOf(vehicleName)}, '')`,
  colourNames: sql<string>`coalesce((select string_agg(${colours.colourName}, ', ' order by ${colours.colourName})
    from ${colours} where ${colours.id} = any(string_to_array(${offers}.colours, ','))), '')`,
  colourChoices,
};

/** Offers. Cloning is separate (`clone-offer.ts`). */
export const makeOfferRecord = (prices: OfferPrices) =>
  serveRecord(
    {
      list: endpoints.listOffers,
      read: endpoints.readOffer,
      register: endpoints.registerOffer,
      update: endpoints.updateOffer,
      enable: endpoints.enableOffer,
      disable: endpoints.disableOffer,
    },
    {
      kind: offerKind,
      changes: 'offers',
      columns: offerTexts,
      sorts: {
        validUntil: { by: offers.validUntil, type: 'date' },
        offerName: { by: plainName(offers.offerName), type: 'text' },
      },
      where: ({ search, vehicle, offerType, region, standing, validOn }, { today }) => [
        search ? nameContains(offers.offerName, search) : undefined,
        vehicle ? inArray(offers.versionId, versionsCalled(vehicle)) : undefined,
        offerType ? eq(offers.offerType, offerType) : undefined,
        region ? eq(offers.region, region) : undefined,
        standing ? standings[standing](today) : undefined,
        validOn ? and(lte(offers.effectiveFrom, validOn), gte(offers.validUntil, validOn)) : undefined,
      ],
      values: (typed, { db, today }, before) => checkOffer({ db, prices, today }, typed, before),
    },
  );

export type OfferRecord = ReturnType<typeof makeOfferRecord>;
