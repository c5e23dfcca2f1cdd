import type { Role } from '@estrada/domain/access/index';
import {
  accountStatus,
  type Certification,
  certificationState,
  certifiedRoles,
  type GrantedUser,
  type Granter,
  userActs,
} from '@estrada/domain/identity/index';
import type { UserDetail, UserRow } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import type { UserRow as UserRecord } from '../identity/index.ts';
import { type DealerOfAccount, listDealersOfUsers, listRegionsOf } from './belongings.repository.ts';
import { granterOf } from './reach.ts';

/** A user as input of the granting rules. */
export const asGranted = (user: UserRecord, dealers: readonly DealerOfAccount[]): GrantedUser => ({
  id: user.id,
  role: user.role as Role,
  dealerIds: dealers.map(({ id }) => id),
  enabled: user.enabled,
  isBlocked: user.blockedAt !== null,
});

/** The certification of a user; null: none is registered. */
export const certificationOf = ({
  certificationNumber,
  certificationIssuer,
  certificationStart,
  certificationEnd,
}: Pick<UserRecord, keyof Certification>): Certification | null =>
  certificationNumber !== null &&
  certificationIssuer !== null &&
  certificationStart !== null &&
  certificationEnd !== null
    ? { certificationNumber, certificationIssuer, certificationStart, certificationEnd }
    : null;

/**
 * A user in the form of the list, with the acts available to the caller now. Dealers out of the caller's reach are
 * hidden.
 */
export function describeUserRow(
  user: UserRecord,
  dealers: readonly DealerOfAccount[],
  granter: Granter,
  today: string,
): UserRow {
  const granted = asGranted(user, dealers);
  const certification = certificationOf(user);
  const { ownDealerIds } = granter;
  const shown = dealers.filter(({ id }) => ownDealerIds === 'all' || ownDealerIds.includes(id));
  return {
    id: user.id,
    version: user.version,
    username: user.username,
    name: user.name,
    email: user.email,
    userType: user.userType,
    groups: [{ groupName: user.role }],
    status: user.status,
    administrativeStatus: accountStatus(granted),
    dealers: shown,
    gmfCode: shown.find(({ id }) => id === user.defaultDealerId)?.gmfCode ?? null,
    certificationState: certifiedRoles.includes(granted.role) ? certificationState(certification, today) : null,
    certification,
    updatedAt: user.updatedAt.toISOString(),
    can: userActs(granter, granted),
  };
}

/** The same for the form, read again. */
export async function describeUser(user: UserRecord, context: ReadContext): Promise<UserDetail> {
  const dealers = (await listDealersOfUsers(context.db, [user.id])).get(user.id) ?? [];
  const row = describeUserRow(user, dealers, await granterOf(context), context.today);
  const isShown = row.dealers.some(({ id }) => id === user.defaultDealerId);
  return {
    ...row,
    document: row.can.edit ? user.document : null,
    redirectURL: row.can.edit ? user.redirectUrl : null,
    dealerDefault: user.defaultDealerId && isShown ? { id: user.defaultDealerId } : null,
    regions: await listRegionsOf(context.db, user.id),
    permissions: user.permissions,
  };
}
