import { and, asc, eq, isNotNull, lt, lte } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { firstIdAt } from '../../kernel/ids.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import { lockSession, updateSession } from './identity.repository.ts';
import { sessions, users } from './identity.tables.ts';

/** How long the row of a session outlives it; the trail stores its id permanently. */
const keptDays = 7;

export const identitySchedule: Task[] = [
  {
    name: 'identity.record-left-sessions',
    every: 60,
    rows: ({ db, now }, limit) => listLeft(db, now, limit),
    run: (id, context) => context.transaction((tx) => recordLeft(id, tx)),
  },
  {
    name: 'identity.remove-sessions',
    every: 3_600,
    act: ({ db, now }) => removeSessions(db, new Date(now.getTime() - keptDays * 86_400_000)),
  },
];

/** Sessions whose page was closed and did not return before their end. */
async function listLeft(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isNotNull(sessions.leftAt), lte(sessions.expiresAt, now)))
    .orderBy(asc(sessions.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

async function recordLeft(id: string, tx: WriteContext): Promise<void> {
  const session = await lockSession(tx.db, id);
  if (!session?.leftAt || session.expiresAt > tx.now) return;
  await updateSession(tx.db, id, { leftAt: null });
  // ended by another login in these seconds: that has an entry of its own
  if (session.endedAt) return;
  const [user] = await tx.db.select({ username: users.username }).from(users).where(eq(users.id, session.userId));
  tx.audit({
    action: 'session.left',
    entity: 'user',
    entityId: session.userId,
    after: { sessionId: id },
    actor: { id: session.userId, username: user?.username ?? '' },
  });
}

/** Removes the sessions that were over by then. Their ids contain when they began, so the key leads to the old ones. */
const removeSessions = (db: Db, overBy: Date) =>
  db.delete(sessions).where(and(lt(sessions.id, firstIdAt(overBy)), lt(sessions.expiresAt, overBy)));
