export { vehicleRoutes } from './routes.ts';
export { findVehicleLabel } from './vehicles.repository.ts';
