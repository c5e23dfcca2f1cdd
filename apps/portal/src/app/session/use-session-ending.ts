import { readSessionEnd, subscribeToSessionEnd } from '@estrada/web/session/session-end.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long before the session ends the user is warned: enough to finish a sentence and log in. */
const warnAheadMs = 5 * 60_000;
/** checked often, because a timer of hours runs late on a machine that slept */
const lookEveryMs = 10_000;

/**
 * When the session ends, in milliseconds of this machine's clock; set from five minutes before until the warning is
 * closed.
 */
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

/** Each renewal reports the same end, possibly with some milliseconds of difference. */
const isClosedFor = (closedFor: number | null, endsAt: number) =>
  closedFor !== null && Math.abs(closedFor - endsAt) < warnAheadMs;
