import { useCall } from '@estrada/web/calls/use-call.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useEffect, useState } from 'react';

const pollMs = 60_000;
type Notice = { id: string; message: string };

/** What became of zero-rate simulations. The server forgets what it has sent, so it is kept here until it was read. */
export function useRateZero() {
  const { user, can } = useSignedIn();
  const [waiting, setWaiting] = useState<readonly Notice[]>([]);
  const { data } = useCall(
    'readSimulationNotifications',
    can('simulator') ? { query: { username: user.username, type: 'RATE_ZERO', toRemove: 'true' } } : null,
    { refetchInterval: pollMs },
  );
  useEffect(() => {
    if (data)
      setWaiting((before) => [...before, ...data.items.filter(({ id }) => !before.some((one) => one.id === id))]);
  }, [data]);
  return { notice: waiting[0] ?? null, close: () => setWaiting(([, ...rest]) => rest) };
}
