import type { UserType } from '@estrada/domain/access/index';
import { EmptyState, PageHeading } from '@estrada/ui/index';
import { useRoleName } from '@estrada/web/names/roles/use-role-name.ts';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Tabs } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from '../strings.ts';
import { useAccountActs } from './use-account-acts.ts';
import { useUserList } from './use-user-list.ts';
import { useUserType } from './use-user-type.ts';
import { userColumns } from './user-columns.tsx';
import { UserFilterFields, useUserFilters } from './user-filters.tsx';

/** The accounts that the person may see, a tab for each type. */
export function Page() {
  const t = useStrings(strings);
  const roleName = useRoleName();
  const { can } = useSignedIn();
  const [type, setType] = useUserType();
  const filters = useUserFilters();
  const list = useUserList(type, filters.values);
  const { actOn, modal } = useAccountActs();
  const total = list.total ?? 0;
  const count = list.isCapped
    ? t('list.countCapped', { total: total.toLocaleString('pt-BR') })
    : t('list.count', { count: total });
  const register = can('user-registration') ? (
    <Button component={Link} to={paths.registerUser}>
      {t('list.register')}
    </Button>
  ) : undefined;
  const actions = (
    <Group gap="sm">
      {can('user-emails') ? (
        <Button component={Link} to={paths.userEmails} variant="default">
          {t('list.emails')}
        </Button>
      ) : null}
      {register}
    </Group>
  );
  return (
    <>
      <PageHeading title={t('list.title')} subtitle={list.total === null ? ' ' : count} actions={actions} />
      <Tabs value={type} onChange={(next) => setType(next as UserType)}>
        <Tabs.List aria-label={t('tab.label')} mb="md">
          {(['GMF', 'DEALER'] as const).map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {(['GMF', 'DEALER'] as const).map((name) => (
          <Tabs.Panel key={name} value={name}>
            {name === type ? (
              <ListFrame
                label={t('list.title')}
                filtersLabel={t('filter.label')}
                list={list}
                filters={filters}
                filterFields={<UserFilterFields {...filters} type={type} />}
                columns={userColumns(type, t, roleName, actOn)}
                rowKey={(row) => row.id}
                empty={<EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} action={register} />}
                noMatch={{ title: t('list.noMatchTitle'), text: t('list.noMatchText') }}
              />
            ) : null}
          </Tabs.Panel>
        ))}
      </Tabs>
      {modal}
    </>
  );
}
