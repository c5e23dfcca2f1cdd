import { isRole, roles, type UserPermission, type UserType } from '@estrada/domain/access/index';
import { noUser, permissionsOf, type UserForm, userProblems } from '@estrada/domain/identity/index';
import type { UserDealer, UserDetail } from '@estrada/endpoints/index';

/** The form's values: with whole dealers, so that a draft has their names. */
export type UserFields = Omit<UserForm, 'dealers'> & { dealers: UserDealer[] };

/** The form's values of a new user. */
export const noFields: UserFields = { ...noUser, dealers: [] };

/** The form's values of a user. */
export const userFields = (user: UserDetail): UserFields => ({
  groupName: user.groups[0]?.groupName ?? '',
  username: user.username,
  name: user.name,
  email: user.email,
  document: user.document ?? '',
  redirectURL: user.redirectURL ?? '',
  dealers: user.dealers,
  dealerDefault: user.dealerDefault?.id ?? '',
  regions: user.regions.map(({ id }) => id),
  permissions: user.permissions,
});

/** The form in the format of the rules and the server. */
export const toUserForm = ({ dealers, ...fields }: UserFields): UserForm => ({
  ...fields,
  dealers: dealers.map(({ id }) => id),
});

export const fieldProblems = (fields: UserFields) => userProblems(toUserForm(fields));

/** The type of account that a profile belongs to; null while none is selected. */
export const typeOf = (groupName: string): UserType | null => (isRole(groupName) ? roles[groupName].userType : null);

/**
 * The default permissions of a new user of a profile: all that apply to it, except those that the current user cannot
 * give.
 */
export function usualPermissions(
  groupName: string,
  mayGive: (permission: UserPermission) => boolean,
): UserForm['permissions'] {
  const useful = isRole(groupName) ? permissionsOf(groupName).filter(mayGive) : [];
  return { insuranceContracting: useful.includes('insuranceContracting') };
}

/** A dealer in one line. */
export const dealerLabel = ({ gmfCode, tradingName }: UserDealer): string => `${gmfCode} · ${tradingName}`;
