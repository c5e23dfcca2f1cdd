import { PageHeading } from '@estrada/ui/index';
import { useSession } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { strings } from '../strings.ts';

/** The page of an address that does not exist, with a link back. */
export function Page() {
  const t = useStrings(strings);
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <>
      <PageHeading title={t('notFound.title')} subtitle={t('notFound.text')} />
      <Button component={Link} to={isSignedIn ? paths.home : paths.login} variant="default">
        {t(isSignedIn ? 'goHome' : 'goLogin')}
      </Button>
    </>
  );
}
