import type { UserType } from '@estrada/domain/access/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { RecordFormPage } from '@estrada/web/records/page/record-form-page.tsx';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { userCalls } from '../user-calls.ts';
import { UserFacts } from './user-facts.tsx';
import { UserForm } from './user-form.tsx';
import { UserHistory } from './user-history.tsx';

/** `/users/register` for a new user, `/users/register?tipo=…&usuario=…` for one that is there. */
export function Page() {
  const [address] = useSearchParams();
  const username = address.get('usuario');
  const type: UserType = address.get('tipo') === 'GMF' ? 'GMF' : 'DEALER';
  const query = useCall('readUser', username ? { params: { type, username } } : null);
  return (
    <RecordFormPage
      key={username && `${type} ${username}`}
      nouns={userCalls.words.nouns}
      listPath={paths.users}
      query={username ? query : null}
      about={(user) => `${user.username} · ${user.name}`}
      form={(user, backTo) => <UserForm user={user} backTo={backTo} />}
      history={(user) => <UserHistory userId={user.id} />}
      facts={(user) => <UserFacts user={user} />}
    />
  );
}
