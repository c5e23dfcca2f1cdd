import type { Task } from '../../kernel/jobs/schedule.ts';
import { removeLinks } from '../../kernel/personal-links.ts';
import { clientPageLink } from './client-link.ts';
import { proposalJobs } from './proposals.jobs.ts';

export const proposalSchedule: Task[] = [
  {
    // what a midnight brings: ends are carried out and announced
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
