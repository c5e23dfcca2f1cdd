export { clientPageRoutes, handleClientPageJobs } from './routes.ts';
