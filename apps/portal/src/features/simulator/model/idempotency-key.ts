import { useRef } from 'react';

/** Not `randomUUID`: that one is missing where the portal is opened without TLS. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One key for one act: repeated after a lost answer it stays the same, so that the server does it once. An act that
 * was answered is over: the same content sent later is a new one.
 */
export function useIdempotencyKeys() {
  const keys = useRef(new Map<string, string>());

  return async function once<Answer>(act: string, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> {
    const key = keys.current.get(act) ?? makeKey();
    keys.current.set(act, key);
    const answer = await send(key);
    keys.current.delete(act);
    return answer;
  };
}
