import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How slow the sandbox is: `latency` adds each partner's believable delay, `settleMs` is what an insurer takes to decide, to issue and
 * to collect, the rest shapes the slow faults.
 */
export type Pace = { latency: boolean; slowMs: number; dripIntervalMs: number; settleMs: number };

/**
 * Waits, or returns at once when the sandbox is closing, so that no pending answer keeps the process alive.
 *
 * @param milliseconds how long to wait
 * @param closing aborted when the sandbox closes
 */
export async function pause(milliseconds: number, closing: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal: closing }).catch(() => undefined);
}

/**
 * A number in `[least, most]` that is always the same for the same key: a partner that is slow for one client
 * stays slow for that client, so that a test or a demo can be repeated.
 */
export function steadyDelayMs(key: string, least: number, most: number): number {
  let hash = 0;
  for (const character of key) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return least + (hash % (most - least + 1));
}
