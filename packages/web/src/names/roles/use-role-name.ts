import { isRole } from '@estrada/domain/access/index';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';

/** The name of a profile; an unknown one is shown unchanged. */
export function useRoleName(): (groupName: string) => string {
  const t = useStrings(strings);
  return (groupName) => (isRole(groupName) ? t(groupName) : groupName);
}
