/** How often running work sends a heartbeat. */
const beatMs = 4_000;

/** Work without a heartbeat for this long is lost: five beats. */
export const silentAfterMs = 20_000;

/**
 * Runs some work and sends heartbeats during it, also in the middle of a long statement. A beat that fails does not
 * fail the work: only after five missed beats is the work considered lost.
 */
export async function beatWhile<Result>(beat: () => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(() => void beat().catch(() => {}), beatMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
