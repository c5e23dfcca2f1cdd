import { postStatusOf } from '@estrada/domain/simulation/index';
import type { SimulationRequest, SimulationResult } from '@estrada/endpoints/index';
import { useCacheAnswer } from '@estrada/web/calls/use-call.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { figuresOfOffer, type SellerId, type ShownFees, useFigures } from './calls-by-source.ts';
import { expensesOf } from './offer.ts';

/**
 * Debounce between key press and call: short enough for new figures within 200 ms, long enough to skip half-typed
 * amounts.
 */
const debounceMs = 40;

type KnownQuote = { request: SimulationRequest; result: SimulationResult };

/** What the fees depend on: while it is unchanged, the fees of the last figures must still apply. */
const feesFollow = (text: string): string => {
  const { state, plateState, personType, assetType, saleType, directSaleTypeId, ...rest } = JSON.parse(
    text,
  ) as SimulationRequest;
  const { saleOptionTypeIds, isEmployee, ignoreTCC } = rest;
  return JSON.stringify([
    ...[state, plateState, personType, assetType, saleType, directSaleTypeId, saleOptionTypeIds],
    ...[isEmployee, ignoreTCC],
  ]);
};

/** A request, and the fees that were shown when it was sent. */
type Requested = { text: string; seen: ShownFees | undefined };

/**
 * The figures of a request, fetched again whenever it changes. A newer request cancels the previous one; the last
 * figures remain visible (`isStale`) until the new ones arrive.
 *
 * @param request null while an input is missing or invalid
 * @param known the figures of a saved simulation: they are shown without a request
 */
export function useQuote(dealerId: SellerId, request: SimulationRequest | null, known: KnownQuote | null, on: boolean) {
  const keepAnswer = useCacheAnswer();
  const text = request && JSON.stringify(request);
  const [settled] = useDebouncedValue(text, debounceMs);
  const knownText = known && JSON.stringify(known.request);
  const [last, setLast] = useState<SimulationResult | null>(null);

  const [asked, setAsked] = useState<Requested | null>(null);
  /** the last response with its request */
  const [answered, setAnswered] = useState<{ text: string; result: SimulationResult } | null>(null);
  const ask = settled === null ? null : settled === asked?.text ? asked : { text: settled, seen: seenFor(settled) };
  if (ask !== asked) setAsked(ask);

  function seenFor(next: string): ShownFees | undefined {
    if (dealerId !== null || !answered || feesFollow(answered.text) !== feesFollow(next)) return undefined;
    const [item] = answered.result.simulationItems;
    return item && expensesOf(item);
  }

  const query = useFigures(dealerId, ask && { body: JSON.parse(ask.text) as SimulationRequest, seen: ask.seen }, {
    enabled: on,
    initialData: () => (settled !== null && settled === knownText ? known?.result : undefined),
    placeholderData: keepPreviousData,
    // figures change only on the user's request: a seller must not see an instalment change automatically
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const current = query.isPlaceholderData ? null : (query.data ?? null);
  if (current && current !== last) setLast(current);
  if (current && ask && (answered?.result !== current || answered.text !== ask.text))
    setAnswered({ text: ask.text, result: current });

  const isStale = text !== settled || current === null;
  const error = settled !== null && text === settled ? query.error : null;
  return {
    result: current ?? query.data ?? last,
    /** the request waits for a connection */
    isWaiting: query.fetchStatus === 'paused' || query.error?.code === 'NETWORK',
    isStale,
    error,
    postStatus: postStatusOf({ isComplete: text !== null, isStale, hasFailed: error !== null }),
    retry: () => void query.refetch(),
    /** Sends the request again, whatever the fees were before (GSIM014). */
    redo: () => {
      setAnswered(null);
      setAsked((now) => now && { ...now, seen: undefined });
    },
    /** Accepts figures from another call as those of a request. */
    accept: (accepted: SimulationRequest, result: SimulationResult) => {
      const body = JSON.parse(JSON.stringify(accepted)) as SimulationRequest;
      if (dealerId === null) keepAnswer('simulateOffer', { body: figuresOfOffer({ body }) }, result);
      else keepAnswer('simulate', { params: { dealerId }, body }, result);
    },
  };
}

export type Quote = ReturnType<typeof useQuote>;
