import { roleNames, roles } from '@estrada/domain/access/index';

/** The name of a profile that the wire gives by its number; anything else unchanged. */
export const numericProfileOf = (given: string): string =>
  roleNames.find((name) => 'profile' in roles[name] && String(roles[name].profile) === given) ?? given;
