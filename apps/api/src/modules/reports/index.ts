export { reportJobs, sweepExtractions } from './reports.jobs.ts';
export { reportRoutes } from './routes.ts';
