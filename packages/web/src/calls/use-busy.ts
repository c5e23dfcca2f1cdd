import { useCallback, useRef, useState } from 'react';

/**
 * Work of several calls that a screen does one at a time: a second click while the first is on its way does nothing. The
 * state alone would come too late, for two clicks can fall between two drawings of the page. A single call is `useAct`.
 */
export function useBusy<Work extends string = 'act'>() {
  const running = useRef(false);
  const [busy, setBusy] = useState<Work | null>(null);
  const run = useCallback(async (name: Work, work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(name);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(null);
    }
  }, []);
  return { busy, run };
}
