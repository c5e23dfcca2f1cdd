import { roleNames, roles, type UserType } from '@estrada/domain/access/index';
import type { UserRow } from '@estrada/endpoints/index';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { choiceFilter, textFilter } from '@estrada/web/records/page/filters.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { type ListStrings, said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { recordApi } from '@estrada/web/records/record-api.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Tabs } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from '../strings.ts';
import { userCalls } from '../user-calls.ts';
import { useAccountActs } from './use-account-acts.ts';
import { useCertificationActs } from './use-certification-acts.tsx';
import { useUserColumns } from './user-columns.tsx';

/** Shorter searches use no index; the server refuses them. */
const min = 3;

/** The filters of the list of a user type. */
function useUserFilters(type: UserType) {
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
    ...(type === 'DEALER'
      ? {
          certification: choiceFilter('certificacao', said(t('filter.certification')), {
            expiring: said(t('filter.certification.expiring')),
            expired: said(t('filter.certification.expired')),
            missing: said(t('filter.certification.missing')),
          }),
          dealer: text('concessionaria', 'dealer'),
        }
      : {}),
  });
}

const addressName = 'tipo';

/**
 * The tab, stored in the address. The first one is the type that the user may see: dealer staff and the representante
 * see only dealer accounts.
 */
function useUserType(): [UserType, (type: UserType) => void] {
  const { viewer } = useSignedIn();
  const [address, setAddress] = useSearchParams();
  const seesDealersOnly = viewer?.userType === 'DEALER' || viewer?.role === 'representante';
  const named = address.get(addressName);
  const initial: UserType = seesDealersOnly ? 'DEALER' : 'GMF';
  const type = named === 'GMF' || named === 'DEALER' ? named : initial;
  // profile and dealer of one tab do not apply to the other, so the filters are cleared
  return [type, (next) => setAddress(next === initial ? {} : { [addressName]: next }, { replace: true })];
}

const words: ListStrings = {
  nouns: userCalls.words.nouns,
  empty: {
    title: { pt: 'Nenhum usuário aqui', en: 'No users here' },
    text: {
      pt: 'Os usuários deste tipo a que você tem acesso aparecem aqui.',
      en: 'The users of this type that you have access to appear here.',
    },
  },
};
const types = ['GMF', 'DEALER'] as const;
const isCode = (text: string) => /^(\d{3}|\d{6})$/.test(text);

/** The accounts that the user may see, with a tab for each type. */
export function Page() {
  const t = useStrings(strings);
  const { can } = useSignedIn();
  const [type, setType] = useUserType();
  const filters = useUserFilters(type);
  const { dealer = '', ...query } = filters.query;
  const { useList } = recordApi(userCalls.calls);
  // an incomplete dealer code does not filter yet
  const list = useList({ params: { type }, query: isCode(dealer) ? { ...query, dealer } : query });
  const { actOn, modal } = useAccountActs();
  const certification = useCertificationActs();
  return (
    <>
      <ListPage<UserRow>
        words={words}
        list={list}
        filters={filters}
        columns={useUserColumns(type, actOn, certification)}
        rowKey={({ id }) => id}
        register={{ call: userCalls.calls.register, to: paths.registerUser }}
        actions={
          can('user-emails') ? (
            <Button component={Link} to={paths.userEmails} variant="default">
              {t('list.emails')}
            </Button>
          ) : null
        }
        around={(frame) => (
          <Tabs value={type} onChange={(next) => setType(next as UserType)}>
            <Tabs.List aria-label={t('tab.label')} mb="md">
              {types.map((name) => (
                <Tabs.Tab key={name} value={name}>
                  {t(`tab.${name}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {types.map((name) => (
              <Tabs.Panel key={name} value={name}>
                {name === type ? frame : null}
              </Tabs.Panel>
            ))}
          </Tabs>
        )}
      />
      {modal}
      {certification.modals}
    </>
  );
}
