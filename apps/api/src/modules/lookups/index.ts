export { cacheBriefly } from './cache-briefly.ts';
export { citiesOf, isCityOf } from './cities.ts';
export { lookupRoutes } from './routes.ts';
