export { handleReportJobs } from './jobs/index.ts';
export { reportRoutes } from './routes.ts';
export { endLostExtractions, sweepExtractions } from './sweep-extractions.ts';
