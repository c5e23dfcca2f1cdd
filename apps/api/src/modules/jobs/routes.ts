import { DomainError } from '@estrada/domain/errors/index';
import { giveUpForm } from '@estrada/domain/jobs/index';
import { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../kernel/context.ts';
import { lockDeadLetter } from '../../kernel/jobs/dead-letters.ts';
import type { JobQueue } from '../../kernel/jobs/job-queue.ts';
import { type Route, read, write } from '../../kernel/route.ts';

export const jobRoutes = (jobs: JobQueue): Route[] => [
  read(endpoints.listJobs, async ({ query }, context) => ({ items: await jobs.list(context.db, query.state) })),
  write(endpoints.tryJobAgain, async ({ params: { jobId } }, context) => {
    const name = await nameOfFailed(jobId, context);
    await jobs.tryAgain(context.db, jobId);
    context.audit({ action: 'job.tryAgain', entity: 'job', entityId: jobId, after: { name } });
    return { id: jobId };
  }),
  write(endpoints.giveUpJob, async ({ params: { jobId }, body }, context) => {
    const name = await nameOfFailed(jobId, context);
    const { reason } = giveUpForm.normalise(body);
    await jobs.giveUp(context.db, jobId);
    context.audit({ action: 'job.giveUp', entity: 'job', entityId: jobId, after: { name, reason } });
    return { id: jobId };
  }),
];

async function nameOfFailed(jobId: string, { db }: WriteContext): Promise<string> {
  const name = await lockDeadLetter(db, jobId);
  if (name === null) throw new DomainError('SEC004');
  return name;
}
