import { isRole, roles, type UserPermission, type UserType } from '@estrada/domain/access/index';
import { noUser, permissionsOf, type UserForm, userProblems } from '@estrada/domain/identity/index';
import type { UserDealer, UserDetail } from '@estrada/endpoints/index';

/** The registration as the form holds it: whole dealers, so that a draft knows what they are called. */
export type UserFields = Omit<UserForm, 'dealers'> & { dealers: UserDealer[] };

/** A user that is not there yet, as the form holds him. */
export const noFields: UserFields = { ...noUser, dealers: [] };

/** A user as the form holds him. */
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

/** The form as the rules and the server know it. */
export const toUserForm = ({ dealers, ...fields }: UserFields): UserForm => ({
  ...fields,
  dealers: dealers.map(({ id }) => id),
});

export const fieldProblems = (fields: UserFields) => userProblems(toUserForm(fields));

/** The type of account that a profile belongs to; null while none is chosen. */
export const typeOf = (groupName: string): UserType | null => (isRole(groupName) ? roles[groupName].userType : null);

/** What a new person of a profile usually may: all that matters for it, less what the one who registers cannot give. */
export function usualPermissions(
  groupName: string,
  mayGive: (permission: UserPermission) => boolean,
): UserForm['permissions'] {
  const useful = isRole(groupName) ? permissionsOf(groupName).filter(mayGive) : [];
  return { insuranceContracting: useful.includes('insuranceContracting') };
}

/** A dealer in one line. */
export const dealerLabel = ({ gmfCode, tradingName }: UserDealer): string => `${gmfCode} · ${tradingName}`;
