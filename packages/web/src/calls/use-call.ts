import type { EndpointName } from '@estrada/endpoints/index';
import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './api.ts';
import type { ApiError } from './api-error.ts';
import type { CallAnswer, CallInput, LooseOptions } from './call-types.ts';

/** The key of a call in the cache: its name and its input, so that no key is written by hand. */
export const callKey = (name: EndpointName, input: unknown = {}): readonly unknown[] => [name, input];

/** A call as a query of the cache: key and function. */
export function callQuery<Name extends EndpointName>(name: Name, input: CallInput<Name>) {
  return {
    queryKey: callKey(name, input),
    // the table types every call by its name; a generic name loses its type
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      (api[name] as (options: LooseOptions) => Promise<CallAnswer<Name>>)({ ...input, signal }),
  };
}

type Settings<Answer, Data> = Omit<UseQueryOptions<Answer, ApiError, Data>, 'queryKey' | 'queryFn'>;

/**
 * The response of a call, requested once and shared by all components with the same input. A failure shows no alert:
 * the screen shows it in place of the data (`Loaded`, `FailureState`).
 *
 * @param input params, query and body of the endpoint; null makes no request yet
 * @param settings further options of the cache: how long the data is fresh, how often it is polled
 */
export function useCall<Name extends EndpointName, Data = CallAnswer<Name>>(
  name: Name,
  input: CallInput<Name> | null,
  settings: Settings<CallAnswer<Name>, Data> = {},
): UseQueryResult<Data, ApiError> {
  const { enabled = true, ...rest } = settings;
  return useQuery<CallAnswer<Name>, ApiError, Data>({
    ...rest,
    ...callQuery(name, (input ?? {}) as CallInput<Name>),
    enabled: input === null ? false : enabled,
  });
}

/** How long rarely changing data (regions, cities, profiles) is fresh. */
export const rarelyChangesMs = 5 * 60_000;

/**
 * Makes the responses of the named calls stale: those on the screen are fetched again, the others when they are next
 * shown.
 */
export function useReload(): (...names: readonly EndpointName[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...names) => {
      await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
    [client],
  );
}

/**
 * Makes a call once, immediately: data that a click needs before it continues, or a record after a conflict. The
 * response is stored where `useCall` reads it.
 */
export function useReadNow() {
  const client = useQueryClient();
  return useCallback(
    <Name extends EndpointName>(name: Name, input: CallInput<Name>): Promise<CallAnswer<Name>> =>
      // without a connection it fails immediately: the user is waiting for it
      client.fetchQuery({ ...callQuery(name, input), staleTime: 0, networkMode: 'always' }),
    [client],
  );
}

/** Stores the response of another call (a save) as that of the named one. */
export function useCacheAnswer() {
  const client = useQueryClient();
  return useCallback(
    <Name extends EndpointName>(name: Name, input: CallInput<Name>, answer: CallAnswer<Name>): void =>
      void client.setQueryData(callKey(name, input), answer),
    [client],
  );
}
