import { isZip } from '@estrada/domain/people/index';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../calls/api.ts';
import { ApiError } from '../calls/api-error.ts';

/** The result of the last address search; `idle` before the first one and after a success. */
export type AddressSearchState = 'idle' | 'searching' | 'notFound' | 'unavailable';

/**
 * Looks up the address of a postal code; only the latest search counts, and after a failure the user types the address.
 *
 * @param isPublic on a page without a login
 */
export function useAddressSearch(isPublic = false) {
  const [state, setState] = useState<AddressSearchState>('idle');
  const search = useRef<AbortController | null>(null);
  useEffect(() => () => search.current?.abort(), []);

  /** @returns null while the postal code is incomplete, and when there is nothing to fill in */
  const find = useCallback(
    async (zip: string) => {
      search.current?.abort();
      setState('idle');
      if (!isZip(zip)) return null;
      const mine = new AbortController();
      search.current = mine;
      setState('searching');
      try {
        const call = isPublic ? api.findWebFormAddress : api.findAddress;
        const found = await call({ params: { zip }, signal: mine.signal });
        setState('idle');
        return found;
      } catch (error) {
        if (!mine.signal.aborted)
          setState(error instanceof ApiError && error.code === 'ADR001' ? 'notFound' : 'unavailable');
        return null;
      }
    },
    [isPublic],
  );
  return { state, find };
}
