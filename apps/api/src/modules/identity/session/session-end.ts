const sessionHours = 12;
/**
 * How long a session outlives the page that was left. No browser event distinguishes a reload from a closed window, so the page
 * that comes back in time renews the session and nothing has happened; nobody comes back to a closed one.
 */
const graceSeconds = 15;

/** When a session begun then is over at the latest. */
export const sessionEnd = (createdAt: Date): Date => new Date(createdAt.getTime() + sessionHours * 3_600_000);

/** When a session is over whose page was left now, unless it is renewed before. */
export function endAfterLeaving(session: { expiresAt: Date }, now: Date): Date {
  return new Date(Math.min(session.expiresAt.getTime(), now.getTime() + graceSeconds * 1000));
}
