import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** A refusal stays a refusal when it is requested again; only a lost connection or a tired server is worth a second try. */
export function makeQueryClient(): QueryClient {
  const isWorthRetrying = (error: Error) =>
    error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 1 && isWorthRetrying(error), refetchOnWindowFocus: false },
      // a key of idempotency makes repeating safe, but only a person decides to; nor does an act wait for the connection
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
