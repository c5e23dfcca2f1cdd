let endsAt: number | null = null;
const listeners = new Set<() => void>();

/**
 * Stores when the session of this page ends.
 *
 * @param isoEnd the server's value, by its own clock
 * @param issuedAt the server's time of that response, in seconds, so that a wrong clock on this machine does not
 * matter; null when it is not known
 */
export function storeSessionEnd(isoEnd: string, issuedAt: number | null): void {
  const leftMs = Date.parse(isoEnd) - (issuedAt === null ? Date.now() : issuedAt * 1000);
  endsAt = Date.now() + leftMs;
  for (const listener of listeners) listener();
}

/** When the session of this page ends, in milliseconds of this machine's clock; null before a login. */
export const readSessionEnd = (): number | null => endsAt;

/** For `useSyncExternalStore`. */
export function subscribeToSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
