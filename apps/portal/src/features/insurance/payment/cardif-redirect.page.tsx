import '@estrada/web/styles/parts.css';
import { EmptyState, PageHeading } from '@estrada/ui/index';
import { laterPart } from '@estrada/web/frame/lazy-part.tsx';
import { useIsHydrated } from '@estrada/web/frame/use-is-hydrated.ts';
import { rememberReturnAddress } from '@estrada/web/session/return-address.ts';
import { useSession } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from './strings.ts';
import { Waiting } from './waiting.tsx';

// only for users with a session, who have most of its modules already
const FramedReturn = laterPart(async () => (await import('./payment-return.tsx')).FramedReturn);
const Returned = laterPart(async () => (await import('./payment-return.tsx')).Returned);

/**
 * Where an insurer's payment page returns to. The return itself proves nothing: the proposal is the one that this session
 * left for, and what came of it is read from the server.
 */
export function Page() {
  const t = useStrings(strings);
  const session = useSession();
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageHeading title={t('title')} />
      <Suspense fallback={<Waiting />}>
        {!isHydrated || session.status === 'starting' ? (
          <Waiting />
        ) : window.parent !== window ? (
          <FramedReturn />
        ) : session.status === 'signed-in' ? (
          <Returned username={session.user.username} />
        ) : (
          <SignedOut />
        )}
      </Suspense>
    </>
  );
}

function SignedOut() {
  const t = useStrings(strings);
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title={t('signedOut.title')}
      text={t('signedOut.text')}
      action={
        <Button component={Link} to={paths.login} onClick={() => rememberReturnAddress(`${pathname}${search}`)}>
          {t('signedOut.action')}
        </Button>
      }
    />
  );
}
