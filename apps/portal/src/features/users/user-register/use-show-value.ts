import type { UserPermission } from '@estrada/domain/access/index';
import { formatDocument } from '@estrada/domain/formats/index';
import type { UserDealer } from '@estrada/endpoints/index';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from '../strings.ts';
import { useRegionChoices } from '../user-queries.ts';
import { dealerLabel, type UserFields } from './user-values.ts';

/**
 * Says a value of the form as people read it, for when two versions are laid side by side.
 *
 * @param versions all of them: a dealer stands whole in one and is named by its id in another
 */
export function useShowValue(versions: readonly UserFields[]) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const dealerNames = new Map(
    versions.flatMap(({ dealers }) => dealers.map((one) => [one.id, dealerLabel(one)] as const)),
  );
  const isOfBranches = versions.some(({ regions }) => regions.length > 0);
  const regionNames = new Map(useRegionChoices(isOfBranches).regions.map(({ value, label }) => [value, label]));
  return (name: keyof UserFields, value: unknown): string => {
    switch (name) {
      case 'groupName':
        return roleName(String(value));
      case 'dealers':
        return (value as UserDealer[]).map(dealerLabel).join(', ');
      case 'dealerDefault':
        return dealerNames.get(String(value)) ?? '';
      case 'regions':
        return (value as string[]).map((id) => regionNames.get(id) ?? id).join(', ');
      case 'document':
        return formatDocument(String(value));
      case 'permissions':
        return Object.entries(value as Record<UserPermission, boolean>)
          .flatMap(([permission, isOn]) => (isOn ? [t(`permission.${permission as UserPermission}`)] : []))
          .join(', ');
      default:
        return String(value);
    }
  };
}
