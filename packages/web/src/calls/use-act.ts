import type { EndpointName } from '@estrada/endpoints/index';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { clearFailures } from '../alerts/alerts.ts';
import { api } from './api.ts';
import type { ApiError } from './api-error.ts';
import type { CallAnswer, CallInput, CallSettings, LooseOptions } from './call-types.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';
import { useReload } from './use-call.ts';

/** A call that changes data, for a screen. */
export type Act<Name extends EndpointName> = {
  /**
   * Performs it. A second call during the first (two clicks between two renders) waits for the same result.
   *
   * @throws ApiError without an alert; the screen shows it, or sets `alert`
   */
  run: (input: CallInput<Name>, settings?: Pick<CallSettings, 'onProgress' | 'signal'>) => Promise<CallAnswer<Name>>;
  isBusy: boolean;
  /** the last error, until the next run starts */
  error: ApiError | null;
};

/**
 * A call that changes data: busy state, idempotency key, and reloads afterwards.
 *
 * @param options.reload the reads that it makes stale; they are fetched again after success and failure, because a lost
 * response does not show which it was
 * @param options.alert the banner shows a failure; otherwise the screen does
 */
export function useAct<Name extends EndpointName>(
  name: Name,
  options: { reload?: readonly EndpointName[]; alert?: boolean } = {},
): Act<Name> {
  const { reload: stale = [], alert = false } = options;
  const reload = useReload();
  const [keys] = useState(() => new IdempotencyKeys());
  const running = useRef<Promise<CallAnswer<Name>> | null>(null);
  const call = api[name] as (options: LooseOptions) => Promise<CallAnswer<Name>>;
  const mutation = useMutation<CallAnswer<Name>, ApiError, LooseOptions>({
    // endpoints without idempotency ignore the key
    mutationFn: ({ onProgress, signal, ...input }) =>
      keys.once(JSON.stringify(input, nameFile), (idempotencyKey) =>
        call({ ...input, onProgress, signal, alert, idempotencyKey }),
      ),
    onSettled: () => void reload(...stale),
  });
  const run: Act<Name>['run'] = (input, settings = {}) => {
    if (running.current === null) clearFailures();
    running.current ??= mutation.mutateAsync({ ...input, ...settings } as LooseOptions).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  return { run, isBusy: mutation.isPending, error: mutation.error };
}

/** Serializes files by their identifying data, for the content of an idempotency key: JSON would omit them. */
const nameFile = (_key: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
