import type { Task } from '../../kernel/jobs/schedule.ts';
import { removeSessions } from './identity.repository.ts';

/** How long the row of a session outlives it; the trail keeps its id for good. */
const keptDays = 7;

export const identitySchedule: Task[] = [
  {
    name: 'identity.remove-sessions',
    every: 3_600,
    act: ({ db, now }) => removeSessions(db, new Date(now.getTime() - keptDays * 86_400_000)),
  },
];
