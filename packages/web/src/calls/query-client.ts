import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/**
 * A refusal remains one when the request is repeated; only a lost connection or an overloaded server justifies a retry.
 */
export function makeQueryClient(): QueryClient {
  const isWorthRetrying = (error: Error) =>
    error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 1 && isWorthRetrying(error), refetchOnWindowFocus: false },
      // an idempotency key makes repeating safe, but only the user decides to; and an act does not wait for a
      // connection
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
