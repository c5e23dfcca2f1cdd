import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** Everything read from the server belongs to one person acting for one dealer: another one starts from nothing. */
export function DealerScope({ children }: { children: ReactNode }) {
  const { user } = useSignedIn();
  return <QueryScope key={`${user.username} ${user.activeDealerId}`}>{children}</QueryScope>;
}

function QueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A refusal stays a refusal when it is asked again; only a lost connection or a tired server is worth a second try. */
function makeQueryClient(): QueryClient {
  const isWorthRetrying = (error: Error) =>
    error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 1 && isWorthRetrying(error), refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
