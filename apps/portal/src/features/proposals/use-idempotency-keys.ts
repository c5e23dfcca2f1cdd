import { useRef } from 'react';

const keyBytes = 16;

/** `crypto.randomUUID` is not there on a plain http address of a local network; this is. */
function makeKey(): string {
  return crypto.getRandomValues(new Uint8Array(keyBytes)).toHex();
}

/** One key an intent: whoever repeats the same act on the same version sends the same key, and it is done once. */
export function useIdempotencyKeys(): (intent: string) => string {
  const keys = useRef(new Map<string, string>());
  return (intent) => {
    const key = keys.current.get(intent) ?? makeKey();
    keys.current.set(intent, key);
    return key;
  };
}
