import type { Task } from '../../kernel/jobs/schedule.ts';
import { removeLinks } from '../../kernel/personal-links.ts';
import { clientPageLink } from './client-link.ts';
import { proposalJobs } from './proposals.jobs.ts';

export const proposalSchedule: Task[] = [
  {
    // at midnight, validities end and coming ends are announced
    name: 'proposals.begin-day',
    every: 'night',
    act: (context) =>
      context.transaction(async (tx) => {
        tx.enqueue(proposalJobs.expireDue, {});
        tx.enqueue(proposalJobs.announceEndings, {});
      }),
  },
  removeLinks(clientPageLink),
];
