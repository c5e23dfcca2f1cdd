import { useEffect, useState } from 'react';

const secondsUntil = (endMs: number) => Math.max(0, Math.ceil((endMs - Date.now()) / 1000));

/** Whole seconds until an instant, counted down on the screen; 0 from then on. */
export function useSecondsLeft(endMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endMs));
  useEffect(() => {
    setSeconds(secondsUntil(endMs));
    const timer = setInterval(() => setSeconds(secondsUntil(endMs)), 1_000);
    return () => clearInterval(timer);
  }, [endMs]);
  return seconds;
}
