export { userHistories } from './histories.ts';
export { userRoutes } from './routes.ts';
