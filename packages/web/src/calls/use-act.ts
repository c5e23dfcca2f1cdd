import type { EndpointName } from '@estrada/endpoints/index';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from './api.ts';
import type { ApiError } from './api-error.ts';
import type { CallAnswer, CallInput, CallSettings, LooseOptions } from './call-types.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';
import { useReload } from './use-call.ts';

/** A call that changes something, as a screen uses it. */
export type Act<Name extends EndpointName> = {
  /**
   * Does it. Called again while it is under way (two clicks fall between two drawings of the page) it waits for the same.
   *
   * @throws ApiError quietly; the screen shows it, or sets `alert`
   */
  run: (input: CallInput<Name>, settings?: Pick<CallSettings, 'onProgress' | 'signal'>) => Promise<CallAnswer<Name>>;
  isBusy: boolean;
  /** why the last one failed, until the next begins */
  error: ApiError | null;
};

/**
 * A call that changes something: busy state, idempotency key, and what is loaded again afterwards.
 *
 * @param options.reload the calls whose answers it makes stale; they are requested again whether it worked or not, because a
 *   lost answer does not say
 * @param options.alert the banner says the failure; without it the screen does
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
    // endpoints that take no key ignore it
    mutationFn: ({ onProgress, signal, ...input }) =>
      keys.once(JSON.stringify(input, nameFile), (idempotencyKey) =>
        call({ ...input, onProgress, signal, alert, idempotencyKey }),
      ),
    onSettled: () => void reload(...stale),
  });
  const run: Act<Name>['run'] = (input, settings = {}) => {
    running.current ??= mutation.mutateAsync({ ...input, ...settings } as LooseOptions).finally(() => {
      running.current = null;
    });
    return running.current;
  };
  return { run, isBusy: mutation.isPending, error: mutation.error };
}

/** Files by what distinguishes them, for the content that an idempotency key stands for: JSON has nothing to say of them. */
const nameFile = (_key: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
