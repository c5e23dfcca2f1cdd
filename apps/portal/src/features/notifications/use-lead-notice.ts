import { useCall } from '@estrada/web/calls/use-call.ts';
import { usePages } from '@estrada/web/pages/page-table.ts';
import { markShown, wasShown } from '@estrada/web/session/shown-once.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

/**
 * The new opportunities of the active dealer, requested after the login of who has a default dealer, and at each change of
 * dealer. Who puts them off is not shown them again in this session, unless there are others.
 */
export function useLeadNotice() {
  const { user, can } = useSignedIn();
  const navigate = useNavigate();
  const [isClosed, setClosed] = useState(false);
  const { find } = usePages();
  const dealerId = user.dealerDefault ? user.activeDealerId : null;
  const { data } = useCall(
    'readLeadNotifications',
    dealerId !== null && can('leads') ? { query: { dealerId } } : null,
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const count = data?.count ?? 0;
  const mark = `leads ${dealerId} ${count}`;
  return {
    count: isClosed || wasShown(user.username, mark) ? 0 : count,
    close() {
      setClosed(true);
      markShown(user.username, mark);
    },
    /** leads to them, and leaves them as they are: only their page knows which were seen; null until it is there */
    check: find(paths.leads)?.load
      ? () => {
          setClosed(true);
          navigate(paths.leads);
        }
      : null,
  };
}
