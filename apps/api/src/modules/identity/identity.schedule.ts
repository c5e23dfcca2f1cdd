import { and, lt } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { firstIdAt } from '../../kernel/ids.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import { sessions } from './identity.tables.ts';

/** How long the row of a session outlives it; the trail stores its id permanently. */
const keptDays = 7;

export const identitySchedule: Task[] = [
  {
    name: 'identity.remove-sessions',
    every: 3_600,
    act: ({ db, now }) => removeSessions(db, new Date(now.getTime() - keptDays * 86_400_000)),
  },
];

/** Removes the sessions that were over by then. Their ids contain when they began, so the key leads to the old ones. */
const removeSessions = (db: Db, overBy: Date) =>
  db.delete(sessions).where(and(lt(sessions.id, firstIdAt(overBy)), lt(sessions.expiresAt, overBy)));
