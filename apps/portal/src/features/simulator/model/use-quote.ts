import type { SimulationRequest, SimulationResult } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** From the last key to the call: short enough for new figures within 200 ms, long enough to skip half-typed amounts. */
const debounceMs = 40;

type KnownQuote = { request: SimulationRequest; result: SimulationResult };

const keyOf = (dealerId: string, request: string | null) => ['simulate', dealerId, request] as const;

/**
 * The figures of a request, calculated anew whenever it changes. A newer request ends the one before it; the last
 * figures stay in sight (`isStale`) until the new ones are there.
 *
 * @param request null while an input is missing or refused
 * @param known the figures a saved simulation was saved with: they are shown without asking again
 */
export function useQuote(dealerId: string, request: SimulationRequest | null, known: KnownQuote | null, on: boolean) {
  const queryClient = useQueryClient();
  const text = request && JSON.stringify(request);
  const [settled] = useDebouncedValue(text, debounceMs);
  const knownText = known && JSON.stringify(known.request);
  const [last, setLast] = useState<SimulationResult | null>(null);

  const query = useQuery<SimulationResult, ApiError>({
    queryKey: keyOf(dealerId, settled),
    queryFn: ({ signal }) =>
      api.simulate({
        params: { dealerId },
        body: JSON.parse(settled ?? '') as SimulationRequest,
        signal,
        suppressAlert: true,
      }),
    enabled: on && settled !== null,
    initialData: () => (settled !== null && settled === knownText ? known?.result : undefined),
    placeholderData: keepPreviousData,
    // figures change only when somebody asks for it: a seller must not see an instalment move by itself
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const current = query.isPlaceholderData ? null : (query.data ?? null);
  if (current && current !== last) setLast(current);

  return {
    result: current ?? query.data ?? last,
    isStale: text !== settled || current === null,
    error: settled !== null && text === settled ? query.error : null,
    retry: () => void query.refetch(),
    /** Takes figures that came another way as those of a request. */
    accept: (accepted: SimulationRequest, result: SimulationResult) =>
      queryClient.setQueryData(keyOf(dealerId, JSON.stringify(accepted)), result),
  };
}

export type Quote = ReturnType<typeof useQuote>;
