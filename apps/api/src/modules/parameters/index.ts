export { feeChecks, loadFeeRows } from './parameters.repository.ts';
export { parameterRoutes } from './routes.ts';
