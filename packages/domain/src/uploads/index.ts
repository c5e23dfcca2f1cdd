export {
  type CellReading,
  checkedColumn,
  choiceColumn,
  columnTypes,
  headingKey,
  integerColumn,
  moneyColumn,
  showCell,
  type TableCell,
  type TableColumn,
  textColumn,
} from './columns.ts';
export { conditionTexts } from './condition-texts.ts';
export { latestStartDays, startDayProblems } from './effective-day.ts';
export { makeDayClash } from './lines-over-days.ts';
export { dateColumn, listColumn, optionalColumn, rateColumn, shareColumn } from './rate-columns.ts';
export { reportRetentionDays, trialRetentionDays } from './report-days.ts';
export {
  type ChangedCell,
  type Counted,
  type DifferenceSample,
  type NotedDifference,
  type PriceAssessment,
  type ReferenceChange,
  renderDifference,
  sampleLimit,
  type TableDifference,
  type TableNote,
} from './table-difference.ts';
export { renderTableNote, type TableNoteKey, tableNoteKeys } from './table-notes.ts';
export { type TableState, type TimedDecision, tableStates, timeLine } from './time-line.ts';
export { type UploadKind, uploadKinds } from './upload-kinds.ts';
export { renderUploadMessage, type UploadMessageKey, uploadMessages } from './upload-messages.ts';
export { canMoveUpload, isFinished, type UploadStatus, uploadStatuses } from './upload-status.ts';
