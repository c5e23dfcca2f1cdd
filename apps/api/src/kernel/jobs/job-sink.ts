import type { Db } from '../database/database.ts';
import type { Job } from './job.ts';

/** Where the write pipeline leaves work for later: the job commits with the transaction that it is given. */
export interface JobSink {
  enqueue<Data extends object>(db: Db, job: Job<Data>, data: NoInfer<Data>): Promise<void>;
}
