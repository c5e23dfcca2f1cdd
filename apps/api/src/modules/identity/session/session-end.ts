const sessionHours = 12;
/**
 * How long a session outlives its closed page. No browser event distinguishes a reload from a closed window, so a page
 * that returns in time renews the session; a closed one does not return.
 */
const graceSeconds = 15;

/** The latest end of a session that began then. */
export const sessionEnd = (createdAt: Date): Date => new Date(createdAt.getTime() + sessionHours * 3_600_000);

/** The end of a session whose page was closed now, unless it is renewed before. */
export function endAfterLeaving(session: { expiresAt: Date }, now: Date): Date {
  return new Date(Math.min(session.expiresAt.getTime(), now.getTime() + graceSeconds * 1000));
}
