export { handleUploadJobs } from './jobs/index.ts';
export { uploadRoutes } from './routes.ts';
export { endLostUploads, sweepUploads } from './sweep-uploads.ts';
export { columnsOf, exampleLines } from './upload-table.ts';
export { uploads } from './uploads.tables.ts';
