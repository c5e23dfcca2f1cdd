import { roleNames, roles, type UserType } from '@estrada/domain/access/index';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { choiceFilter, textFilter } from '@estrada/web/records/page/filters.tsx';
import { said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from '../strings.ts';
import { userCalls } from '../user-calls.ts';

/** Fewer characters would find by no index; the server refuses them. */
const min = 3;

/** What the list of a type of user can be narrowed by. */
export function useUserFilters(type: UserType) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const words = useRecordStrings(userCalls.words.nouns);
  const text = (address: string, name: 'username' | 'name' | 'dealer') =>
    textFilter(address, said(t(`filter.${name}`)), { min, hint: said(t(`filter.${name}Hint`)) });
  const profiles = roleNames.filter((role) => roles[role].userType === type);
  return useListFilters({
    username: text('usuario', 'username'),
    name: text('nome', 'name'),
    groupName: choiceFilter(
      'perfil',
      said(t('filter.group')),
      Object.fromEntries(profiles.map((role) => [role, said(roleName(role))])),
    ),
    status: choiceFilter('situacao', words.said('status'), {
      enabled: words.saidGendered('enabled'),
      disabled: words.saidGendered('disabled'),
      blocked: said(t('status.blocked')),
      NEW_PASSWORD_REQUIRED: said(t('status.NEW_PASSWORD_REQUIRED')),
    }),
    ...(type === 'DEALER' ? { dealer: text('concessionaria', 'dealer') } : {}),
  });
}
