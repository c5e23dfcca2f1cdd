import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const firstPollSeconds = 60;

/** The notices of the person, one after the other: asked as often as the server says, and with every change of page. */
export function useNotices() {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => api.readNotifications({ query: { limitByType: '1' }, signal, suppressAlert: true }),
    refetchInterval: ({ state }) => (state.data?.pollSeconds ?? firstPollSeconds) * 1_000,
    // a page in the background keeps its session, and its tokens, as one in front does
    refetchIntervalInBackground: true,
  });
  useReloadOnNavigation(refetch);
  const notice = data?.items.find(({ id }) => !closed.includes(id)) ?? null;

  return {
    notice,
    isBusy,
    /** until the portal is opened again: what is closed is not confirmed */
    close: () => notice && setClosed([...closed, notice.id]),
    async confirm() {
      if (!notice || isBusy) return;
      setBusy(true);
      try {
        await api.confirmNotifications({ query: { ids: notice.id }, suppressAlert: true });
        setClosed([...closed, notice.id]);
        await refetch();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // out of the way, so that it can be read why; the next opening of the portal shows it again
        setClosed([...closed, notice.id]);
        showAlert({ type: 'error', text: error.message });
      } finally {
        setBusy(false);
      }
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
