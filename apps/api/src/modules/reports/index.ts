export { handleReportJobs } from './jobs/index.ts';
export { reportSchedule } from './reports.schedule.ts';
export { reportRoutes } from './routes.ts';
