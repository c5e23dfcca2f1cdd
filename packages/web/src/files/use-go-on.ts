import { useCallback, useEffect, useMemo, useRef } from 'react';
import { pausesMs } from './pauses.ts';

/**
 * Has a sending go on after a break: at once when the browser says that the connection is back, and by itself after pauses, for a
 * line that stalls or a server that is away says nothing.
 *
 * @returns `later` to be called when the connection broke, `settled` when something went through
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
