export { openScanner } from './intake/scan-file.ts';
export { documentRoutes } from './routes.ts';
export { sweepDocuments } from './sweep-documents.ts';
