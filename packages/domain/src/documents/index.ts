export {
  type DocumentKind,
  type DocumentRole,
  documentKinds,
  documentName,
  documentRoles,
  documentSet,
  type RequiredDocument,
} from './document-set.ts';
export {
  assertMayReview,
  assertMaySend,
  captureLinkMinutes,
  captureSessionMinutes,
  contractKeptDays,
  type DocumentDefect,
  type DocumentStatus,
  documentDefectNames,
  documentDefects,
  documentStatuses,
  endedKeptDays,
  mayReviewDocuments,
  maySendDocuments,
  mostPages,
  mostPdfPages,
  type PageTurn,
  pageTurns,
} from './intake.ts';
export { verdictProblems } from './verdict-problems.ts';
