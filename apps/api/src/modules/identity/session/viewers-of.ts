import type { Role, Viewer } from '@estrada/domain/access/index';
import type { CalendarDate } from '@estrada/domain/calendar/index';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { listDealersOf, listRegionDealerIds, readPermissions } from '../identity.repository.ts';
import { users } from '../identity.tables.ts';

/**
 * The current viewers of a user, without a session: one for each dealer that a dealer's user could act for, a single
 * one for all others. None for an account that is disabled, or that lost its last dealer.
 */
export async function viewersOf(db: Db, userId: string, today: CalendarDate): Promise<Viewer[]> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.enabled, true)));
  if (!user) return [];
  const role = user.role as Role;
  const viewer: Viewer = {
    userId,
    username: user.username,
    role,
    userType: user.userType,
    activeDealerId: null,
    ...(role === 'representante' ? { regionDealerIds: await listRegionDealerIds(db, userId) } : {}),
    ...(role === 'customer' ? { document: user.document } : {}),
    permissions: await readPermissions(db, user, today),
  };
  if (user.userType === 'GMF') return [viewer];
  return (await listDealersOf(db, userId)).map(({ id }) => ({ ...viewer, activeDealerId: id }));
}
