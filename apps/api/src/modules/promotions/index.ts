export { promotionNames } from './promotions.tables.ts';
export { promotionRoutes } from './routes.ts';
