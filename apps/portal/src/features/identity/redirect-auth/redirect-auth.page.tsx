import { usePages } from '@estrada/web/pages/page-table.ts';
import { rememberWanted } from '@estrada/web/session/return-address.ts';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';

/**
 * Where the provider's own sign-in sends people back to. Nothing that an address brings can open a session: tokens in it
 * are not read, and it leads to the login, which lets in who has a session and asks everybody else. Only a page of this
 * portal (`returnTo`) is kept for afterwards.
 */
export function Page() {
  const wanted = useSearchParams()[0].get('returnTo');
  const pages = usePages();
  useEffect(() => {
    if (wanted && pages.findInternal(wanted)) rememberWanted(wanted);
  }, [wanted, pages]);
  return <Navigate to={paths.login} replace />;
}
