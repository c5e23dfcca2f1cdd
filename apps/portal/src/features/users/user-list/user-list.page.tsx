import type { UserType } from '@estrada/domain/access/index';
import type { UserRow } from '@estrada/endpoints/index';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import type { ListStrings } from '@estrada/web/records/page/record-kind.ts';
import { recordApi } from '@estrada/web/records/record-api.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Tabs } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from '../strings.ts';
import { userCalls } from '../user-calls.ts';
import { useAccountActs } from './use-account-acts.ts';
import { useUserFilters } from './use-user-filters.ts';
import { useUserType } from './use-user-type.ts';
import { useUserColumns } from './user-columns.tsx';

const words: ListStrings = {
  nouns: userCalls.words.nouns,
  empty: {
    title: { pt: 'Nenhum usuário aqui', en: 'No users here' },
    text: {
      pt: 'Os usuários deste tipo que estão ao seu alcance aparecem aqui.',
      en: 'The users of this type that are in your reach appear here.',
    },
  },
};
const types = ['GMF', 'DEALER'] as const;
const isCode = (text: string) => /^(\d{3}|\d{6})$/.test(text);

/** The accounts that the person may see, a tab for each type. */
export function Page() {
  const t = useStrings(strings);
  const { can } = useSignedIn();
  const [type, setType] = useUserType();
  const filters = useUserFilters(type);
  const { dealer = '', ...query } = filters.query;
  const { names, useList } = recordApi(userCalls.one, userCalls.many);
  // a dealer's code that is not typed to its end narrows nothing yet
  const list = useList({ params: { type }, query: isCode(dealer) ? { ...query, dealer } : query });
  const { actOn, modal } = useAccountActs();
  return (
    <>
      <ListPage<UserRow>
        words={words}
        list={list}
        filters={filters}
        columns={useUserColumns(type, actOn)}
        rowKey={({ id }) => id}
        register={{ call: names.register, to: paths.registerUser }}
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
                  {name}
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
    </>
  );
}
