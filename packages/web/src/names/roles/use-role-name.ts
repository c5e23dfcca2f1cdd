import { isRole } from '@estrada/domain/access/index';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';

/** What a profile is called; one that the portal does not know is shown as it came. */
export function useRoleName(): (groupName: string) => string {
  const t = useStrings(strings);
  return (groupName) => (isRole(groupName) ? t(groupName) : groupName);
}
