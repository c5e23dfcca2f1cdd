import type { ReadContext } from '../../../kernel/context.ts';
import { removeSessions } from '../identity.repository.ts';

/** How long the row of a session outlives it; the trail keeps its id for good. */
const retentionDays = 7;

/** Removes the sessions that expired long ago. Doing it twice, or in several processes at once, does no harm. */
export async function sweepSessions({ db, now }: Pick<ReadContext, 'db' | 'now'>): Promise<void> {
  await removeSessions(db, new Date(now.getTime() - retentionDays * 86_400_000));
}
