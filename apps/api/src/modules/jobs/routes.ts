import { DomainError } from '@estrada/domain/errors/index';
import { reasonForm } from '@estrada/domain/forms/index';
import { endpoints } from '@estrada/endpoints/index';
import type { JobQueue } from '../../kernel/jobs/job-queue.ts';
import { type Route, read, write } from '../../kernel/route.ts';

export const jobRoutes = (jobs: JobQueue): Route[] => [
  read(endpoints.listJobs, async ({ query }, context) => ({ items: await jobs.list(context.db, query.state) })),
  write(endpoints.tryJobAgain, async ({ params: { jobId } }, context) => {
    const name = found(await jobs.tryAgain(context, jobId));
    context.audit({ action: 'job.tryAgain', entity: 'job', entityId: jobId, after: { name } });
    return { id: jobId };
  }),
  write(endpoints.giveUpJob, async ({ params: { jobId }, body }, context) => {
    const { reason } = reasonForm.normalise(body);
    const name = found(await jobs.giveUp(context, jobId));
    context.audit({ action: 'job.giveUp', entity: 'job', entityId: jobId, after: { name, reason } });
    return { id: jobId };
  }),
];

function found(name: string | null): string {
  if (name === null) throw new DomainError('SEC004');
  return name;
}
