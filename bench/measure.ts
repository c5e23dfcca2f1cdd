/** One line of the results: a figure, the peer it is compared with, and the required ratio. */
export interface Result {
  what: string;
  /** with its unit */
  figure: string;
  peer: string;
  /** ours against the peer's, or null for a figure without a peer */
  ratio: number | null;
  /** the requirement, as text; empty without one */
  aim: string;
  met: boolean | null;
  /** how it was measured, and the cause where it falls short */
  note: string;
}

/** The middle of several figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Milliseconds of an act. */
export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/**
 * Times two ways of doing the same in turns, so that what disturbs the machine disturbs both. The first turn warms up and
 * does not count.
 *
 * @returns the medians in milliseconds
 */
export async function timeInTurns(
  ours: () => Promise<unknown>,
  peer: () => Promise<unknown>,
  turns: number,
): Promise<{ oursMs: number; peerMs: number }> {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let turn = 0; turn <= turns; turn++) {
    const oursMs = await timeOf(ours);
    const peerMs = await timeOf(peer);
    if (turn === 0) continue;
    times.ours.push(oursMs);
    times.peer.push(peerMs);
  }
  return { oursMs: median(times.ours), peerMs: median(times.peer) };
}

/** Measures the memory of this process, and its peak. */
export function watchMemory(): { startMb: number; peakMb(): number } {
  globalThis.gc?.();
  const megabytes = () => process.memoryUsage().rss / 1_048_576;
  const startMb = megabytes();
  let peak = startMb;
  const timer = setInterval(() => {
    peak = Math.max(peak, megabytes());
  }, 20);
  timer.unref();
  return {
    startMb,
    peakMb() {
      clearInterval(timer);
      return Math.max(peak, megabytes());
    },
  };
}

export const milliseconds = (ms: number): string =>
  ms < 10 ? `${ms.toFixed(2)} ms` : ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(2)} s`;
export const megabytes = (mb: number): string => `${Math.round(mb)} MiB`;
