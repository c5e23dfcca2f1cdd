import type { EndpointName } from '@estrada/endpoints/index';
import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './api.ts';
import type { ApiError } from './api-error.ts';
import type { CallAnswer, CallInput, LooseOptions } from './call-types.ts';

/** The key of a call in the cache: its name and its input, so that nobody spells one by hand. */
export const callKey = (name: EndpointName, input: unknown = {}): readonly unknown[] => [name, input];

/** A call as the cache takes it: key and function. */
export function callQuery<Name extends EndpointName>(name: Name, input: CallInput<Name>) {
  return {
    queryKey: callKey(name, input),
    // the table types every call by its name; a call that is only known by a type parameter has lost its own
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      (api[name] as (options: LooseOptions) => Promise<CallAnswer<Name>>)({ ...input, signal }),
  };
}

type Settings<Answer, Data> = Omit<UseQueryOptions<Answer, ApiError, Data>, 'queryKey' | 'queryFn'>;

/**
 * What a call answers, requested once for everybody who wants the same. Failing is quiet: the screen shows it where the answer
 * would have stood (`Loaded`, `FailureState`).
 *
 * @param input params, query and body as the endpoint takes them; null asks for nothing yet
 * @param settings further options of the cache: how long the answer is fresh, how often it is requested again
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

/** How long answers that change seldom (regions, cities, profiles) are taken for fresh. */
export const rarelyChangesMs = 5 * 60_000;

/** Makes what the named calls answered stale: what is on the screen of it is requested again, the rest at its next showing. */
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
 * Reads a call once, now: what a click needs before it goes on, a record as it is after a conflict. The answer is put where
 * `useCall` has it.
 */
export function useReadNow() {
  const client = useQueryClient();
  return useCallback(
    <Name extends EndpointName>(name: Name, input: CallInput<Name>): Promise<CallAnswer<Name>> =>
      // without a connection it fails at once: somebody waits for it
      client.fetchQuery({ ...callQuery(name, input), staleTime: 0, networkMode: 'always' }),
    [client],
  );
}

/** Puts an answer that came another way (a save) where the call itself would have put it. */
export function useCacheAnswer() {
  const client = useQueryClient();
  return useCallback(
    <Name extends EndpointName>(name: Name, input: CallInput<Name>, answer: CallAnswer<Name>): void =>
      void client.setQueryData(callKey(name, input), answer),
    [client],
  );
}
