export { handleUploadJobs } from './jobs/index.ts';
export { uploadRoutes } from './routes.ts';
export { columnsOf, exampleLines } from './upload-table.ts';
export { uploadSchedule } from './uploads.schedule.ts';
export { uploads } from './uploads.tables.ts';
