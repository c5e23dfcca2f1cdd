import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls a function whenever a value changes: not for the first value. An unknown value (undefined) does not count. */
export function useOnChange<Value>(value: Value | undefined, act: () => void): void {
  const seen = useRef(value);
  const run = useEffectEvent(act);
  useEffect(() => {
    const before = seen.current;
    if (value === undefined || value === before) return;
    seen.current = value;
    if (before !== undefined) run();
  }, [value]);
}
