export { vehicleRoutes } from './routes.ts';
export { loadVehicleTable, type VehicleTableRow, vehicleTables } from './vehicle-table.ts';
export { findVehicleLabel, restartIds } from './vehicles.repository.ts';
