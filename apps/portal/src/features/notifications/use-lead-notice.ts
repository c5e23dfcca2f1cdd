import { api } from '@estrada/web/calls/api.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
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
    check() {
      setClosed(true);
      navigate(paths.leads);
      // seen is seen: when this fails, the next page load shows them once more
      if (dealerId) void api.clearLeadNotifications({ query: { dealerId } }).catch(() => undefined);
    },
  };
}
