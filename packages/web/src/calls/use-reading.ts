import { useEffect, useRef, useState } from 'react';

/**
 * Something that a screen reads for itself when it is drawn, and not from the answers that all screens share: what a person's
 * link opens, a file by its signed address. It is read anew for another key and at another try, and an answer that comes too
 * late is dropped.
 *
 * @param key what it is read by; null: it is not known yet
 * @param read `signal` is aborted as soon as the answer is not wanted any more
 * @param failed what a reading that broke comes to
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key and another try read anew
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
    /** what became of it meanwhile: used up, confirmed */
    setReading: (next: State) => setReading(next),
    retry: () => setTries((count) => count + 1),
  };
}
