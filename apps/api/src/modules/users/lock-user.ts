import type { UserType } from '@estrada/domain/access/index';
import { notAllowed } from '@estrada/domain/errors/index';
import type { certifiesUser, GrantedUser, Granter, helpsUser, managesUser } from '@estrada/domain/identity/index';
import type { WriteContext } from '../../kernel/context.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import type { UserRow } from '../identity/index.ts';
import { type DealerOfAccount, listDealersOfUsers } from './belongings.repository.ts';
import { asGranted } from './describe-user.ts';
import { granterOf, reachOf } from './reach.ts';
import { findUserInReach } from './users.repository.ts';

/** A user locked for this write, and the caller. */
export interface LockedUser {
  user: UserRow;
  dealers: readonly DealerOfAccount[];
  granted: GrantedUser;
  granter: Granter;
}

/**
 * A user locked for this write, at the version that the caller saw.
 *
 * @param answersFor the rule for the caller: who manages a user, helps one, or keeps a certification
 * @throws DomainError SEC004 for a missing user or one out of reach, or when the caller may not act on them (not
 *   allowed) · SET001 when another user changed them first
 */
export async function lockUser(
  params: { type: UserType; username: string },
  version: number,
  answersFor: typeof managesUser | typeof helpsUser | typeof certifiesUser,
  context: WriteContext,
): Promise<LockedUser> {
  const user = inReach(await findUserInReach(context.db, reachOf(context), params, { lock: true }));
  const dealers = (await listDealersOfUsers(context.db, [user.id])).get(user.id) ?? [];
  const [granted, granter] = [asGranted(user, dealers), await granterOf(context)];
  if (!answersFor(granter, granted)) throw notAllowed();
  return { user: atVersion(version, user), dealers, granted, granter };
}
