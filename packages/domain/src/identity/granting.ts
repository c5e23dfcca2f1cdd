import { type CapabilityRule, capabilities } from '../access/capabilities.ts';
import { type Role, roleNames } from '../access/roles.ts';
import { type UserPermission, userPermissions, type Viewer } from '../access/viewer.ts';

/** Who acts on a user, and the dealers that are his own: all of them for the provider's staff without a region. */
export type Granter = Pick<Viewer, 'userId' | 'role' | 'userType' | 'permissions'> & {
  readonly ownDealerIds: 'all' | readonly string[];
};

/** What the rules look at in the user that is acted on. */
export type GrantedUser = {
  readonly id: string;
  readonly role: Role;
  readonly dealerIds: readonly string[];
  readonly enabled: boolean;
  readonly isBlocked: boolean;
};

/** What somebody may do with a user now. */
export type UserActs = Record<'edit' | 'enable' | 'disable' | 'unblock' | 'resetPassword', boolean>;

const granted: { readonly [role in Role]?: readonly Role[] } = {
  provisioning: roleNames,
  representante: ['fi-manager', 'sales-manager', 'seller'],
  'fi-manager': ['sales-manager', 'seller'],
};

/** They help people back into their accounts, and grant nothing: the roles of `user-help` that register nobody. */
const isHelper = (role: Role): boolean => isAmong(capabilities['user-help'], role) && granted[role] === undefined;

const isAmong = ({ roles }: CapabilityRule, role: Role): boolean => roles.includes(role);

/** The profiles that a role may give to others, in the order of the specification. */
export function grantableRoles(role: Role): readonly Role[] {
  const own = granted[role] ?? [];
  return roleNames.filter((name) => own.includes(name));
}

/** The permissions of a person that make a difference for a profile, as the access table has them. */
export function permissionsOf(role: Role): readonly UserPermission[] {
  const rules: readonly CapabilityRule[] = Object.values(capabilities);
  return userPermissions.filter((permission) =>
    rules.some(({ condition, conditionalRoles }) => condition === permission && conditionalRoles?.includes(role)),
  );
}

const owns = ({ ownDealerIds }: Granter, dealerId: string) => ownDealerIds === 'all' || ownDealerIds.includes(dealerId);

/** Whether somebody may give this profile at these dealers. A dealer that the user has already asks no second time. */
export function mayGrant(granter: Granter, role: Role, newDealerIds: readonly string[]): boolean {
  return grantableRoles(granter.role).includes(role) && newDealerIds.every((id) => owns(granter, id));
}

/** Nobody of a dealer gives a permission that he has not; the provider's staff gives any. */
export function mayGrantPermission(granter: Granter, permission: UserPermission): boolean {
  return granter.userType === 'GMF' || granter.permissions[permission];
}

/**
 * Whether somebody answers for a user: may grant the profile, and every dealer of the user is his own. Who belongs to
 * another dealer too is a matter of the provider: what is done here would reach into that dealer. Nobody for himself.
 */
export function managesUser(granter: Granter, user: Pick<GrantedUser, 'id' | 'role' | 'dealerIds'>): boolean {
  return user.id !== granter.userId && mayGrant(granter, user.role, user.dealerIds);
}

/** Whether somebody may bring a user back in, by unblocking or by a new password. */
export function helpsUser(granter: Granter, user: Pick<GrantedUser, 'id' | 'role' | 'dealerIds'>): boolean {
  return managesUser(granter, user) || (user.id !== granter.userId && isHelper(granter.role));
}

/** What somebody may do with a user as the user is now. */
export function userActs(granter: Granter, user: GrantedUser): UserActs {
  const manages = managesUser(granter, user);
  const helps = helpsUser(granter, user);
  return {
    edit: manages,
    enable: manages && !user.enabled,
    disable: manages && user.enabled,
    unblock: helps && user.isBlocked,
    resetPassword: helps && user.enabled && !user.isBlocked,
  };
}
