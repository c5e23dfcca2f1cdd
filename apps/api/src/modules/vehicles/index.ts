export { campaignCodesOf, findCampaignCodes } from './campaigns/find-campaign-codes.ts';
export { campaigns, vehicleNames } from './campaigns.tables.ts';
export {
  type DealerStockRow,
  dealerStockTables,
  loadDealerStock,
  loadDealerStockOnSale,
  stockLimit,
} from './dealer-stock.ts';
export { listManufacturers, listModels, listVersions, listYears, vehicleRoutes } from './routes.ts';
export { nameVersions } from './vehicle-catalogue.ts';
export { listModelYears } from './vehicle-list.repository.ts';
export {
  listOptionsOfVersion,
  makeVehicleOptionCheck,
  type VehicleOptionRow,
  vehicleOptionTables,
} from './vehicle-options.ts';
export { loadVehicleTable, vehicleLines, vehicleTables, versionText } from './vehicle-table.ts';
export type { VehicleTableRow } from './vehicle-table-row.ts';
export {
  findChosenVehicle,
  findRegisteredVehicles,
  findUsedByWords,
  findVehicleByCode,
  hasVehicleTable,
  loadVehiclesOnSale,
  restartIds,
  type UsedVehicle,
} from './vehicles.repository.ts';
export {
  manufacturers,
  vehicleModels,
  vehiclePrices,
  vehicleVersionNames,
  vehicleVersions,
} from './vehicles.tables.ts';
