import { type Role, roleTitles } from '@estrada/domain/access/index';
import { defineStrings } from '../../strings/define-strings.ts';

/** The names of the profiles. */
export const strings = defineStrings(
  'roleName',
  Object.fromEntries(Object.entries(roleTitles).map(([role, { pt, en }]) => [role, [pt, en]])) as unknown as Readonly<
    Record<Role, readonly [string, string]>
  >,
);
