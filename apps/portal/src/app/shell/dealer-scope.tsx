import { makeQueryClient } from '@estrada/web/calls/query-client.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { QueryClientProvider } from '@tanstack/react-query';
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
