/** The server's response about the tables of a kind over time, for tests. */
import type { TableTime, TableTimes } from '../src/files/upload/upload-calls.ts';

/** No table has taken effect yet. */
export const noTables: TableTimes = { inForce: null, planned: [], earlier: [], canReturn: true };

/** October's table, in force. */
export const aTime = (part: Partial<TableTime> = {}): TableTime => ({
  decision: 7,
  id: '01hq3w7k9m2n4p6r8s0t2v4u07',
  fileName: 'outubro.csv',
  rowCount: 3,
  user: 'Ana Lima',
  state: 'inForce',
  since: '2026-10-20T14:00:00Z',
  until: null,
  cancelledBy: null,
  can: { cancel: false, return: false },
  ...part,
});
