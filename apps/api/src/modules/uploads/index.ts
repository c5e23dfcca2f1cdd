export { handleUploadJobs } from './jobs/index.ts';
export { uploadRoutes } from './routes.ts';
export { sweepUploads } from './sweep-uploads.ts';
