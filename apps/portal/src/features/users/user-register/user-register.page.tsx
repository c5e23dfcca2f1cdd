import type { UserType } from '@estrada/domain/access/index';
import { PageHeading } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Anchor, Box } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from '../strings.ts';
import { UserFacts } from './user-facts.tsx';
import { UserForm } from './user-form.tsx';
import { UserHistory } from './user-history.tsx';

/** `/users/register` for a new user, `/users/register?tipo=…&usuario=…` for one that is there. */
export function Page() {
  const t = useStrings(strings);
  const [address] = useSearchParams();
  const location = useLocation();
  const username = address.get('usuario');
  const type: UserType = address.get('tipo') === 'GMF' ? 'GMF' : 'DEALER';
  const backTo = paths.users + ((location.state as { list?: string } | null)?.list ?? '');
  return (
    <>
      <Anchor component={Link} to={backTo} size="sm" display="inline-block" mb="sm">
        {t('form.back')}
      </Anchor>
      {username ? (
        <KnownUser key={`${type} ${username}`} type={type} username={username} backTo={backTo} />
      ) : (
        <>
          <PageHeading title={t('form.new')} />
          <UserForm user={null} backTo={backTo} />
        </>
      )}
    </>
  );
}

function KnownUser({ type, username, backTo }: { type: UserType; username: string; backTo: string }) {
  const t = useStrings(strings);
  const query = useCall('readUser', { params: { type, username } });
  const user = query.data;
  return (
    <>
      <PageHeading
        title={t(user && !user.can.edit ? 'form.view' : 'form.edit')}
        subtitle={user ? `${user.username} · ${user.name}` : ' '}
      />
      <Loaded query={query} label={t('form.loading')}>
        {(known) =>
          known.can.edit ? (
            <>
              <UserForm user={known} backTo={backTo} />
              <Box mt="xl">
                <UserHistory userId={known.id} />
              </Box>
            </>
          ) : (
            <UserFacts user={known} />
          )
        }
      </Loaded>
    </>
  );
}
