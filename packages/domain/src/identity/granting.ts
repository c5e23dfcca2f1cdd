import { type CapabilityRule, capabilities } from '../access/capabilities.ts';
import { type Role, roleNames } from '../access/roles.ts';
import { type UserPermission, userPermissions, type Viewer } from '../access/viewer.ts';
import { certifiedRoles } from './certification.ts';

/** The acting user, and their own dealers: all of them for the provider's staff without a region. */
export type Granter = Pick<Viewer, 'userId' | 'role' | 'userType' | 'permissions'> & {
  readonly ownDealerIds: 'all' | readonly string[];
};

/** The facts about the user who is acted on. */
export type GrantedUser = {
  readonly id: string;
  readonly role: Role;
  readonly dealerIds: readonly string[];
  readonly enabled: boolean;
  readonly isBlocked: boolean;
};

/** The available acts on a user now. */
export type UserActs = Record<'edit' | 'enable' | 'disable' | 'unblock' | 'resetPassword' | 'certify', boolean>;

const granted: { readonly [role in Role]?: readonly Role[] } = {
  provisioning: roleNames,
  representante: ['fi-manager', 'sales-manager', 'seller'],
  'fi-manager': ['sales-manager', 'seller'],
};

/** They restore users' access, and grant nothing: the roles of `user-help` that register no users. */
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

/**
 * Whether a granter may assign this profile at these dealers. A dealer that the user already has is not checked again.
 */
export function mayGrant(granter: Granter, role: Role, newDealerIds: readonly string[]): boolean {
  return grantableRoles(granter.role).includes(role) && newDealerIds.every((id) => owns(granter, id));
}

/** Dealer staff can only grant permissions that they have; the provider's staff can grant any. */
export function mayGrantPermission(granter: Granter, permission: UserPermission): boolean {
  return granter.userType === 'GMF' || granter.permissions[permission];
}

/**
 * Whether a granter manages a user: may grant the profile, and every dealer of the user is the granter's own. A user of
 * several dealers is managed by the provider, because acts here would affect the other dealer. No one manages
 * themselves.
 */
export function managesUser(granter: Granter, user: Pick<GrantedUser, 'id' | 'role' | 'dealerIds'>): boolean {
  return user.id !== granter.userId && mayGrant(granter, user.role, user.dealerIds);
}

/** Whether a granter may restore a user's access, by unblocking or by a new password. */
export function helpsUser(granter: Granter, user: Pick<GrantedUser, 'id' | 'role' | 'dealerIds'>): boolean {
  return managesUser(granter, user) || (user.id !== granter.userId && isHelper(granter.role));
}

/** Whether a granter keeps the certification of a user, who attends clients. */
export const certifiesUser = (granter: Granter, user: Pick<GrantedUser, 'id' | 'role' | 'dealerIds'>): boolean =>
  managesUser(granter, user) &&
  isAmong(capabilities['user-certifications'], granter.role) &&
  certifiedRoles.includes(user.role);

/** The granter's acts on a user in the current state. */
export function userActs(granter: Granter, user: GrantedUser): UserActs {
  const manages = managesUser(granter, user);
  const helps = helpsUser(granter, user);
  return {
    edit: manages,
    enable: manages && !user.enabled,
    disable: manages && user.enabled,
    unblock: helps && user.isBlocked,
    resetPassword: helps && user.enabled && !user.isBlocked,
    certify: certifiesUser(granter, user),
  };
}
