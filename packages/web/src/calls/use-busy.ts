import { useCallback, useRef, useState } from 'react';

/**
 * Work of several calls that a screen runs one at a time: a second click during the first has no effect. State alone
 * would be too late, because two clicks can occur between two renders. A single call is `useAct`.
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
