export { offerNames } from './offers.tables.ts';
export { offerRoutes } from './routes.ts';
