export { handleReportJobs } from './jobs/index.ts';
export { reportRoutes } from './routes.ts';
export { sweepExtractions } from './sweep-extractions.ts';
