export { cacheBriefly } from './cache-briefly.ts';
export { isCityOf } from './cities.ts';
export { lookupRoutes } from './routes.ts';
