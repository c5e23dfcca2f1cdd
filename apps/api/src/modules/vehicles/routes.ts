import { endpoints } from '@estrada/endpoints/index';
import { inReach } from '../../kernel/lock-at.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { campaignRecord } from './campaigns/campaigns.ts';
import { disableCampaign, verifyCampaignDisabling } from './campaigns/disable-campaign.ts';
import { listEnabledCampaigns } from './campaigns/list-enabled-campaigns.ts';
import { findVehicle, listVehicles } from './vehicle-list.repository.ts';
import { listManufacturers, listModels, listVersions, listYears } from './vehicles.repository.ts';

export const vehicleRoutes = (): Route[] => [
  read(endpoints.listManufacturers, async ({ query }, { db }) => ({
    items: await listManufacturers(db, query.vehicleType),
  })),
  read(endpoints.listModels, async ({ query }, { db }) => ({
    items: await listModels(db, query.manufacturerId, query.vehicleType),
  })),
  read(endpoints.listVersions, async ({ query }, { db }) => {
    const rows = await listVersions(db, query.modelId, query.vehicleType);
    return {
      items: rows.map(({ firstYear, lastYear, fuel, ...version }) => ({
        ...version,
        label: [`${version.description} ${fuel}`.trim(), version.optionCode, version.code, `${firstYear}–${lastYear}`]
          .filter(Boolean)
          .join(' · '),
      })),
    };
  }),
  read(endpoints.listVersionYears, async ({ query }, { db }) => ({
    items: await listYears(db, query.versionId, query.vehicleType),
  })),

  read(endpoints.listVehicles, async ({ query }, { db }) => {
    const { rows, ...page } = await listVehicles(db, query);
    return { ...page, items: rows.map(({ pageKey: _key, ...row }) => row) };
  }),
  read(endpoints.readVehicle, async ({ params }, { db }) => inReach(await findVehicle(db, params.versionId))),

  ...campaignRecord.routes,
  read(endpoints.listEnabledCampaigns, listEnabledCampaigns),
  read(endpoints.verifyCampaignDisabling, verifyCampaignDisabling),
  write(endpoints.disableCampaign, disableCampaign),
];
