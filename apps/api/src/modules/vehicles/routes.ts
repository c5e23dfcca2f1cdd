import { endpoints } from '@estrada/endpoints/index';
import { inReach } from '../../kernel/lock-at.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { campaignRecord } from './campaigns/campaigns.ts';
import { disableCampaign, verifyCampaignDisabling } from './campaigns/disable-campaign.ts';
import { listEnabledCampaigns } from './campaigns/list-enabled-campaigns.ts';
import { findVehicle, listVehicles } from './vehicle-list.repository.ts';
import { listOptionsOfVersion } from './vehicle-options.ts';
import {
  listManufacturerInfo,
  listManufacturers,
  listManufacturerYears,
  listModels,
  listVersions,
  listYears,
} from './vehicles.repository.ts';

export const vehicleRoutes = (): Route[] => [
  read(endpoints.listManufacturers, async ({ query }, { db, today }) => ({
    items: await listManufacturers(db, { assetType: query.vehicleType, today }),
  })),
  read(endpoints.listModels, async ({ query }, { db, today }) => ({
    items: await listModels(db, query.manufacturerId, { assetType: query.vehicleType, today }),
  })),
  read(endpoints.listVersions, async ({ query: { vehicleType, modelId, ...years } }, { db, today }) => {
    const rows = await listVersions(db, modelId, { ...years, assetType: vehicleType, today });
    return {
      items: rows.map(({ firstYear, lastYear, fuel, ...version }) => ({
        ...version,
        label: [`${version.description} ${fuel}`.trim(), version.optionCode, version.code, `${firstYear}–${lastYear}`]
          .filter(Boolean)
          .join(' · '),
      })),
    };
  }),
  read(endpoints.listVersionYears, async ({ query: { vehicleType, ...which } }, { db, today }) => ({
    items: await listYears(db, which, { assetType: vehicleType, today }),
  })),
  read(endpoints.listManufacturerYears, async ({ query: { vehicleType, ...which } }, { db, today }) => ({
    items: await listManufacturerYears(db, which, { assetType: vehicleType, today }),
  })),

  read(endpoints.listVersionOptions, async ({ params }, { db, today }) => ({
    items: await listOptionsOfVersion(db, params.versionId, today),
  })),

  read(endpoints.readManufacturerInfo, async (_input, { db, today }) => ({
    items: await listManufacturerInfo(db, today),
  })),

  read(endpoints.listVehicles, async ({ query }, { db, today }) => {
    const { rows, ...page } = await listVehicles(db, query, today);
    return { ...page, items: rows.map(({ pageKey: _key, ...row }) => row) };
  }),
  read(endpoints.readVehicle, async ({ params }, { db, today }) =>
    inReach(await findVehicle(db, params.versionId, today)),
  ),

  ...campaignRecord.routes,
  read(endpoints.listEnabledCampaigns, listEnabledCampaigns),
  read(endpoints.verifyCampaignDisabling, verifyCampaignDisabling),
  write(endpoints.disableCampaign, disableCampaign),
];
