import { api } from '@estrada/web/calls/api.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const pollMs = 60_000;
type Told = { id: string; message: string };

/** What became of zero-rate simulations. The server forgets what it has told, so it is kept here until it was read. */
export function useRateZero() {
  const { user, can } = useSignedIn();
  const [waiting, setWaiting] = useState<readonly Told[]>([]);
  const { data } = useQuery({
    queryKey: ['simulation-notifications'],
    queryFn: () =>
      api.readSimulationNotifications({
        query: { username: user.username, type: 'RATE_ZERO', toRemove: 'true' },
        suppressAlert: true,
      }),
    enabled: can('simulator'),
    refetchInterval: pollMs,
  });
  useEffect(() => {
    if (data)
      setWaiting((before) => [...before, ...data.items.filter(({ id }) => !before.some((one) => one.id === id))]);
  }, [data]);
  return { told: waiting[0] ?? null, close: () => setWaiting(([, ...rest]) => rest) };
}
