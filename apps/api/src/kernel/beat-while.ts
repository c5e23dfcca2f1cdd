/** How often work that is under way says that its worker lives. */
const beatMs = 4_000;

/** Work that has not said so for this long is lost: five beats. */
export const silentAfterMs = 20_000;

/**
 * Does some work and says all the while that its worker lives, also in the middle of a long statement. A beat that fails is no
 * failure of the work: five in a row have to stay away before anybody takes it for lost.
 */
export async function beatWhile<Result>(beat: () => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(() => void beat().catch(() => {}), beatMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
