export { uploadRoutes } from './routes.ts';
export { sweepUploads, uploadJobs } from './uploads.jobs.ts';
