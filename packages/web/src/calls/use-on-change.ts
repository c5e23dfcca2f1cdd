import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something whenever a value is no longer what it was: not at its first sight. What is not known yet (undefined) is no value. */
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
