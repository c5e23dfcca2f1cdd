import { readSessionEnd, subscribeToSessionEnd } from '@estrada/web/session/session-end.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long before the end of the session the person is warned: enough to finish a sentence and to sign in. */
const warnAheadMs = 5 * 60_000;
/** a timer of hours would lag behind on a machine that slept meanwhile */
const lookEveryMs = 10_000;

/** When the session ends, in milliseconds of this machine's clock, from five minutes before until it is closed. */
export function useSessionEnding() {
  const endsAt = useSyncExternalStore(subscribeToSessionEnd, readSessionEnd);
  const [isNear, setNear] = useState(false);
  const [closedFor, setClosedFor] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setNear(endsAt !== null && Date.now() >= endsAt - warnAheadMs);
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [endsAt]);
  const isWarned = isNear && endsAt !== null && !isClosedFor(closedFor, endsAt);
  return { endsAt: isWarned ? endsAt : null, close: () => setClosedFor(endsAt) };
}

/** Each renewal states the same end anew, and may do so by some milliseconds more or less. */
const isClosedFor = (closedFor: number | null, endsAt: number) =>
  closedFor !== null && Math.abs(closedFor - endsAt) < warnAheadMs;
