import type { SimulationRequest, SimulationResult } from '@estrada/endpoints/index';
import { useCall, useKeepAnswer } from '@estrada/web/calls/use-call.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

/** From the last key to the call: short enough for new figures within 200 ms, long enough to skip half-typed amounts. */
const debounceMs = 40;

type KnownQuote = { request: SimulationRequest; result: SimulationResult };

const inputOf = (dealerId: string, request: string) => ({
  params: { dealerId },
  body: JSON.parse(request) as SimulationRequest,
});

/**
 * The figures of a request, calculated anew whenever it changes. A newer request ends the one before it; the last
 * figures stay in sight (`isStale`) until the new ones are there.
 *
 * @param request null while an input is missing or refused
 * @param known the figures a saved simulation was saved with: they are shown without asking again
 */
export function useQuote(dealerId: string, request: SimulationRequest | null, known: KnownQuote | null, on: boolean) {
  const keepAnswer = useKeepAnswer();
  const text = request && JSON.stringify(request);
  const [settled] = useDebouncedValue(text, debounceMs);
  const knownText = known && JSON.stringify(known.request);
  const [last, setLast] = useState<SimulationResult | null>(null);

  const query = useCall('simulate', settled === null ? null : inputOf(dealerId, settled), {
    enabled: on,
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
    /** the question waits for a connection */
    isWaiting: query.fetchStatus === 'paused' || query.error?.code === 'NETWORK',
    isStale: text !== settled || current === null,
    error: settled !== null && text === settled ? query.error : null,
    retry: () => void query.refetch(),
    /** Takes figures that came another way as those of a request. */
    accept: (accepted: SimulationRequest, result: SimulationResult) =>
      keepAnswer('simulate', inputOf(dealerId, JSON.stringify(accepted)), result),
  };
}

export type Quote = ReturnType<typeof useQuote>;
