import { roleNames, roles, type UserType } from '@estrada/domain/access/index';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { choiceField, textField } from '@estrada/web/records/list/address-fields.ts';
import { ChoiceFilter, SearchField } from '@estrada/web/records/list/filter-fields.tsx';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { strings } from '../strings.ts';

const statuses = ['enabled', 'disabled', 'blocked', 'NEW_PASSWORD_REQUIRED'] as const;
export type UserStatus = (typeof statuses)[number];
const fields = {
  username: textField('usuario'),
  name: textField('nome'),
  groupName: choiceField('perfil', roleNames),
  status: choiceField('situacao', statuses),
  dealer: textField('concessionaria'),
};

/** Fewer characters would find by no index; the server refuses them. */
const searchMinLength = 3;

/** What the list is narrowed to. */
export const useUserFilters = () => useFilters(fields);
type UserFilters = ReturnType<typeof useUserFilters>;
export type UserFilterValues = UserFilters['values'];

/** What the list can be narrowed by. */
export function UserFilterFields({ values, change, type }: UserFilters & { type: UserType }) {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const ofType = roleNames.filter((role) => roles[role].userType === type);
  return (
    <>
      <SearchField
        label={t('filter.username')}
        hint={t('filter.usernameHint')}
        minLength={searchMinLength}
        value={values.username}
        onChange={(username) => change({ username })}
      />
      <SearchField
        label={t('filter.name')}
        hint={t('filter.nameHint')}
        minLength={searchMinLength}
        value={values.name}
        onChange={(name) => change({ name })}
      />
      <ChoiceFilter
        label={t('filter.group')}
        options={ofType.map((role) => ({ value: role, label: roleName(role) }))}
        value={values.groupName}
        onChange={(groupName) => change({ groupName })}
      />
      <ChoiceFilter
        label={t('filter.status')}
        options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={values.status}
        onChange={(status) => change({ status })}
      />
      {type === 'DEALER' ? (
        <SearchField
          label={t('filter.dealer')}
          hint={t('filter.dealerHint')}
          minLength={searchMinLength}
          value={values.dealer}
          onChange={(dealer) => change({ dealer })}
        />
      ) : null}
    </>
  );
}
