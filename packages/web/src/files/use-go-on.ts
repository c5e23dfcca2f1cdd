import { useCallback, useEffect, useMemo, useRef } from 'react';
import { pausesMs } from './pauses.ts';

/**
 * Resumes an upload after a disconnection: immediately when the browser reports a connection, and after pauses, because
 * a stalled connection or a server that is down is not reported.
 *
 * @returns `later`, to be called after a disconnection; `settled`, after a success
 */
export function useGoOn(goOn: () => void): { later: () => void; settled: () => void } {
  const latest = useRef(goOn);
  latest.current = goOn;
  const tries = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stop = useCallback(() => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  useEffect(() => {
    const back = () => {
      if (!timer.current) return;
      stop();
      tries.current = 0;
      latest.current();
    };
    window.addEventListener('online', back);
    return () => {
      stop();
      window.removeEventListener('online', back);
    };
  }, [stop]);
  return useMemo(
    () => ({
      later: () => {
        stop();
        const pause = pausesMs[Math.min(tries.current++, pausesMs.length - 1)];
        timer.current = setTimeout(() => {
          timer.current = null;
          latest.current();
        }, pause);
      },
      settled: () => {
        stop();
        tries.current = 0;
      },
    }),
    [stop],
  );
}
