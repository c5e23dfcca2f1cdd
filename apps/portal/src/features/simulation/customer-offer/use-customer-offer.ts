import type { CustomerOffer } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

type Reading =
  | { state: 'loading' }
  /** ended, revoked or never made: nobody is told which */
  | { state: 'gone' }
  | { state: 'failed'; words: string }
  | { state: 'ready'; offer: CustomerOffer };

/**
 * The offer of the link in the address. Its secret stands behind the `#`, which no browser sends to any server: no log of
 * addresses and no referrer holds it.
 */
export function useCustomerOffer() {
  const token = useLocation().hash.slice(1);
  const [tries, setTries] = useState(0);
  const [reading, setReading] = useState<Reading>({ state: 'loading' });
  const [isOpen, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads the same again
  useEffect(() => {
    let isWanted = true;
    const show = (next: Reading) => isWanted && setReading(next);
    setReading({ state: 'loading' });
    setOpen(false);
    read(token).then(show, (error: unknown) => {
      show({ state: 'failed', words: error instanceof ApiError ? error.words : '' });
    });
    return () => {
      isWanted = false;
    };
  }, [token, tries]);

  return {
    reading,
    isOpen: isOpen || (reading.state === 'ready' && reading.offer.isOpened),
    retry: () => setTries((count) => count + 1),
    open: () => {
      setOpen(true);
      // that the seller is not told keeps nobody from reading
      api.openCustomerOffer({ body: { token } }).catch(() => undefined);
    },
  };
}

async function read(token: string): Promise<Reading> {
  if (token === '') return { state: 'gone' };
  try {
    return { state: 'ready', offer: await api.readCustomerOffer({ body: { token } }) };
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'SEC004' || error.code === 'DOM002')) return { state: 'gone' };
    throw error;
  }
}
