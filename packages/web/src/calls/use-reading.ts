import { useEffect, useRef, useState } from 'react';

/**
 * Data that a screen loads for itself when it mounts, outside the shared cache: the target of a personal link, or a
 * file by its signed address. A changed key and a retry load it again, and a response that arrives too late is ignored.
 *
 * @param key identifies what is loaded; null: not known yet
 * @param read `signal` is aborted when the response is no longer needed
 * @param failed the state after an error
 */
export function useReading<State extends { state: string }>(
  key: string | null,
  read: (signal: AbortSignal) => Promise<State>,
  failed: (error: unknown) => State,
) {
  const [reading, setReading] = useState<State | { state: 'loading' }>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const latest = useRef({ read, failed });
  latest.current = { read, failed };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed key and a retry load again
  useEffect(() => {
    if (key === null) return;
    const control = new AbortController();
    const show = (next: State) => {
      if (!control.signal.aborted) setReading(next);
    };
    setReading({ state: 'loading' });
    latest.current.read(control.signal).then(show, (error: unknown) => show(latest.current.failed(error)));
    return () => control.abort();
  }, [key, tries]);
  return {
    reading,
    /** sets a later state: used up, confirmed */
    setReading: (next: State) => setReading(next),
    retry: () => setTries((count) => count + 1),
  };
}
