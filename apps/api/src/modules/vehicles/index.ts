export { vehicleRoutes } from './routes.ts';
export {
  loadVehicleTable,
  removeOldVehicleTables,
  removeVehicleTable,
  type VehicleTableRow,
} from './vehicle-table.ts';
export { findVehicleLabel, restartIds } from './vehicles.repository.ts';
