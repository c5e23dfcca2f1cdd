import type { EndpointName } from '@estrada/endpoints/index';
import { api } from '../../calls/api.ts';

/** A table that can be uploaded, by the name in its calls. */
export type TableName = EndpointName extends infer Name
  ? Name extends `send${infer Table}Table`
    ? Table
    : never
  : never;

/** The calls of one table; all tables have the same. */
export const callsOf = (table: TableName) => ({
  send: api[`send${table}Table`],
  tryOut: api[`try${table}Table`],
  apply: api[`apply${table}Trial`],
  list: api[listCallOf(table)],
  read: api[`read${table}Upload`],
  report: api[`read${table}Report`],
  template: api[`read${table}Template`],
  columns: api[`read${table}Columns`],
  inForce: api[inForceCallOf(table)],
  cancel: api[`cancel${table}Start`],
  compare: api[`compare${table}Table`],
  goBack: api[`return${table}Table`],
});

export type TableCalls = ReturnType<typeof callsOf>;

/** What holds, what comes and what held. */
export type TableTimes = Awaited<ReturnType<TableCalls['inForce']>>;
/** A time for which a table held, holds or is to hold. */
export type TableTime = TableTimes['earlier'][number];

/** The call that lists what was sent, whose answers a new upload makes stale. */
export const listCallOf = (table: TableName) => `list${table}Uploads` as const;

/** The call that says what is in force, stale once an upload has ended. */
export const inForceCallOf = (table: TableName) => `read${table}InForce` as const;
