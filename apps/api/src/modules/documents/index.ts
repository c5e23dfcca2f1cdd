export { listPagesOf } from './documents.repository.ts';
export { openScanner } from './intake/scan-file.ts';
export { handleDocumentJobs } from './readings/begin-reading.ts';
export { pollReadings, pollSeconds, sweepReadings } from './readings/poll-readings.ts';
export { documentRoutes } from './routes.ts';
export { sweepDocuments } from './sweep-documents.ts';
