import type { Task } from '../../kernel/jobs/schedule.ts';
import { removeClientLinksBefore } from './client-link.ts';
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
  {
    // with the mailboxes in them
    name: 'proposals.remove-client-links',
    every: 3_600,
    act: ({ db, now }) => removeClientLinksBefore(db, new Date(now.getTime() - 86_400_000)),
  },
];
