import type { Db } from '../database/database.ts';
import type { Job } from './job.ts';

/** Where the write pipeline enqueues jobs: a job commits with the given transaction. */
export interface JobSink {
  enqueue<Data extends object>(db: Db, job: Job<Data>, data: NoInfer<Data>): Promise<void>;
}
