export { isCityOf } from './cities.ts';
export { lookupRoutes } from './routes.ts';
