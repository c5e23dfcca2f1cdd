import type { TableName, uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { api } from '../../calls/api.ts';

/** The names of the calls of an uploaded table (`uploadNames`). */
export type TableNames = (typeof uploadNames)[TableName];

/** The calls of one table; all tables have the same. */
export const callsOf = (names: TableNames) => ({
  send: api[names.send],
  tryOut: api[names.tryOut],
  apply: api[names.apply],
  list: api[names.list],
  read: api[names.read],
  report: api[names.report],
  template: api[names.template],
  columns: api[names.columns],
  inForce: api[names.inForce],
  cancel: api[names.cancel],
  compare: api[names.compare],
  goBack: api[names.goBack],
  download: api[names.download],
  lines: api[names.lines],
  correct: api[names.correct],
});

export type TableCalls = ReturnType<typeof callsOf>;

/** A page of the lines in force. */
export type TableLines = Awaited<ReturnType<TableCalls['lines']>>;
/** The table in force, the planned and the earlier ones. */
export type TableTimes = Awaited<ReturnType<TableCalls['inForce']>>;
/** A period in which a table was, is or will be in force. */
export type TableTime = TableTimes['earlier'][number];
