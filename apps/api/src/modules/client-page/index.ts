export { hasVisitedSince } from './client-visit.ts';
export { clientPageRoutes, handleClientPageJobs } from './routes.ts';
