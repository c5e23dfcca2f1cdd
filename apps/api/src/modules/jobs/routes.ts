import { endpoints } from '@estrada/endpoints/index';
import type { JobQueue } from '../../kernel/jobs/job-queue.ts';
import { type Route, read } from '../../kernel/route.ts';

export const jobRoutes = (jobs: JobQueue): Route[] => [
  read(endpoints.listJobs, async ({ query }, context) => ({ items: await jobs.list(context.db, query.state) })),
];
