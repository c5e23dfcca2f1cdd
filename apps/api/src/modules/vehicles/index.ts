export { vehicleRoutes } from './routes.ts';
export { findVehicleLabel, restartIds } from './vehicles.repository.ts';
