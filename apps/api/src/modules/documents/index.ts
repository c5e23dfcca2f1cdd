export { readSetFacts } from './describe-documents.ts';
export {
  countPages,
  type DocumentRow,
  documentsVersionOf,
  isThere,
  listDocuments,
  listPages,
  listPagesOf,
  refuseSigned,
  selectDocumentStates,
} from './documents.repository.ts';
export { documentSchedule, erasePages } from './documents.schedule.ts';
export { documentPages, proposalDocuments } from './documents.tables.ts';
export { acceptFile, refusalOf } from './intake/accept-file.ts';
export { openScanner, type ScanFile } from './intake/scan-file.ts';
export { clientMisses, requestClientDocuments } from './mail-client-documents.ts';
export { readingSchedule } from './readings/readings.schedule.ts';
export { documentRoutes, handleDocumentJobs } from './routes.ts';
export { type IntakeParts, savePage } from './save-page.ts';
export { describeSubmission } from './submission.ts';
export { submitPages } from './submit-documents.ts';
