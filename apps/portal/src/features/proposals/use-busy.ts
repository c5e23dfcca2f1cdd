import { useCallback, useRef, useState } from 'react';

/**
 * Runs one act at a time: a second click while the first is on its way does nothing. The state alone would come too
 * late, for two clicks can fall between two drawings of the page.
 */
export function useBusy<Act extends string>() {
  const running = useRef(false);
  const [busy, setBusy] = useState<Act | null>(null);
  const run = useCallback(async (act: Act, work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(act);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(null);
    }
  }, []);
  return { busy, run };
}
