import { isZip } from '@estrada/domain/people/index';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../app/api/api.ts';
import { ApiError } from '../../../app/api/api-error.ts';
import { useClientFormState } from './client-form-context.ts';

/** How the last search for an address went; `idle` before one and after a good one. */
type PostalCodeState = 'idle' | 'searching' | 'notFound' | 'unavailable';

/** Fills street, neighbourhood, city and state from the postal code; a failure leaves the fields to the person. */
export function usePostalCode() {
  const { form } = useClientFormState();
  const [state, setState] = useState<PostalCodeState>('idle');
  const search = useRef<AbortController | null>(null);
  useEffect(() => () => search.current?.abort(), []);

  async function find(zip: string): Promise<void> {
    search.current?.abort();
    setState('idle');
    if (!isZip(zip)) return;
    const mine = new AbortController();
    search.current = mine;
    setState('searching');
    try {
      const found = await api.findAddress({ params: { zip }, signal: mine.signal, suppressAlert: true });
      const { street, neighborhood, cityId, city, state: stateId } = found;
      // a town with a single postal code has no street: what was typed must not be emptied
      const filled = { street, neighborhood, stateId, cityId, cityName: city };
      for (const [name, value] of Object.entries(filled)) {
        if (value) form.setValue(`client.address.${name as keyof typeof filled}`, value, { shouldDirty: true });
      }
      setState('idle');
    } catch (error) {
      if (mine.signal.aborted) return;
      setState(error instanceof ApiError && error.code === 'ADR001' ? 'notFound' : 'unavailable');
    }
  }
  return { state, find };
}
