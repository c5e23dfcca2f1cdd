import { managesUser } from '@estrada/domain/identity/index';
import type { ReadContext } from '../../kernel/context.ts';
import { listDealersOfUsers } from './belongings.repository.ts';
import { asGranted } from './describe-user.ts';
import { granterOf, reachOf } from './reach.ts';
import { findUserInReach } from './users.repository.ts';

/**
 * Whose history may be read (`auditRoutes`): the provider's staff that sees everybody, and who answers for the user. The
 * trail names dealers, so who works elsewhere too shows nothing of it to one of the dealers.
 */
export const userHistories = {
  user: {
    capability: 'users-list',
    // the trail of a user records every login too
    acts: [
      'user.register',
      'user.update',
      'user.enable',
      'user.disable',
      'user.unblock',
      'user.reset-password',
      'user.certify',
      'user.remove-certification',
      'user.language',
      'login.block',
      'password.reset',
    ],
    async isInReach(id: string, context: ReadContext): Promise<boolean> {
      const user = await findUserInReach(context.db, reachOf(context), { id });
      if (!user) return false;
      const granter = await granterOf(context);
      if (granter.ownDealerIds === 'all') return true;
      const dealers = (await listDealersOfUsers(context.db, [id])).get(id) ?? [];
      return managesUser(granter, asGranted(user, dealers));
    },
  },
} as const;
