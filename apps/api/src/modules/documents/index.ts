export { listPagesOf } from './documents.repository.ts';
export { documentSchedule } from './documents.schedule.ts';
export { openScanner } from './intake/scan-file.ts';
export { handleDocumentJobs } from './readings/begin-reading.ts';
export { readingSchedule } from './readings/readings.schedule.ts';
export { documentRoutes } from './routes.ts';
