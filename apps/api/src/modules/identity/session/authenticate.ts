import type { Role } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { Authenticate, Platform } from '../../../kernel/platform.ts';
import { findSessionWithUser, listRegionDealerIds, permissionsWith } from '../identity.repository.ts';
import type { TokenService } from './tokens.ts';

/**
 * The caller, from the two token headers. The signature identifies the session; whether that session and its user are
 * still valid, and the user's rights, are read from the database on every call, so a logout, a disabled account or a
 * changed role takes effect at once. Rights by uploaded tables are only in the permission token: the table is queried
 * when tokens are issued, and again by every decision that depends on it.
 *
 * @throws DomainError USE003 (renew the session) for a missing, invalid or expired token, or one issued before the
 * active dealer changed · SEC003 when a newer login ended the session · SEC002 when it ended otherwise · USE023 when
 * blocked
 */
export function makeAuthenticate(platform: Platform, tokens: TokenService): Authenticate {
  return async ({ idToken, permissionToken }) => {
    const { db } = platform.database;
    const now = platform.clock.now();
    const claims = idToken ? await tokens.readIdToken(idToken, now) : null;
    if (!claims) throw new DomainError('USE003');
    const found = await findSessionWithUser(db, claims.sessionId);
    if (!found || found.user.id !== claims.userId) throw new DomainError('USE003');
    const { session, user, rights } = found;
    if (session.endedAt) throw new DomainError(session.endReason === 'other-login' ? 'SEC003' : 'SEC002');
    if (session.expiresAt <= now) throw new DomainError('SEC002');
    if (!user.enabled || user.blockedAt) throw new DomainError('USE023');
    const permission = permissionToken ? await tokens.readPermissionToken(permissionToken, now) : null;
    if (permissionToken) {
      if (!permission || permission.sessionId !== session.id || permission.activeDealerId !== session.activeDealerId)
        throw new DomainError('USE003');
    }
    const role = user.role as Role;
    return {
      viewer: {
        userId: user.id,
        username: user.username,
        role,
        userType: user.userType,
        activeDealerId: session.activeDealerId,
        ...(role === 'representante' ? { regionDealerIds: await listRegionDealerIds(db, user.id) } : {}),
        ...(role === 'customer' ? { document: user.document } : {}),
        permissions: permissionsWith(user, rights, { manageTcc: permission?.permissions.manageTcc === true }),
      },
      name: user.name,
      email: user.email,
      sessionId: session.id,
    };
  };
}
