export { campaignCodesOf, findCampaignCodes } from './campaigns/find-campaign-codes.ts';
export { campaigns, vehicleNames } from './campaigns.tables.ts';
export { listManufacturers, listModels, listVersions, listYears, vehicleRoutes } from './routes.ts';
export { nameVersions } from './vehicle-catalogue.ts';
export { listModelYears } from './vehicle-list.repository.ts';
export {
  listOptionsOfVersion,
  makeVehicleOptionCheck,
  type VehicleOptionRow,
  vehicleOptionTables,
} from './vehicle-options.ts';
export { loadVehicleTable, vehicleTables, versionText } from './vehicle-table.ts';
export type { VehicleTableRow } from './vehicle-table-row.ts';
export { findChosenVehicle, findVehicleByCode, hasVehicleTable, restartIds } from './vehicles.repository.ts';
export {
  manufacturers,
  vehicleModels,
  vehiclePrices,
  vehicleVersionNames,
  vehicleVersions,
} from './vehicles.tables.ts';
