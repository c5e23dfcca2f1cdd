import type { Db } from '../database/database.ts';

/** Where the write pipeline leaves work for later: the job commits with the transaction that it is given. */
export interface JobSink {
  enqueue(db: Db, name: string, data: object): Promise<void>;
}
