import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const firstPollSeconds = 60;

/** The notices of the person, one after the other: requested as often as the server says, and with every change of page. */
export function useNotices() {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const confirmation = useAct('confirmNotifications', { reload: ['readNotifications'] });
  const { data, refetch } = useCall(
    'readNotifications',
    { query: { limitByType: '1' } },
    {
      refetchInterval: ({ state }) => (state.data?.pollSeconds ?? firstPollSeconds) * 1_000,
      // a page in the background keeps its session, and its tokens, as one in front does
      refetchIntervalInBackground: true,
    },
  );
  useReloadOnNavigation(refetch);
  const notice = data?.items.find(({ id }) => !closed.includes(id)) ?? null;

  return {
    notice,
    isBusy: confirmation.isBusy,
    /** until the portal is opened again: what is closed is not confirmed */
    close: () => notice && setClosed([...closed, notice.id]),
    async confirm() {
      if (!notice) return;
      await confirmation.run({ query: { ids: notice.id } }).catch(alertFailure);
      // failed, it is out of the way too, so that it can be read why; the next opening of the portal shows it again
      setClosed((before) => [...before, notice.id]);
    },
  };
}

function useReloadOnNavigation(reload: () => unknown): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    reload();
  }, [pathname, reload]);
}
