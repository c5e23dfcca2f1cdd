/**
 * The last minute before an instant, as users read an end: "until 22/12/2026 23:59" and not "until 23/12/2026 00:00".
 *
 * @param expiresAt instant, ISO 8601
 */
export const lastMinuteOf = (expiresAt: string): string => new Date(Date.parse(expiresAt) - 60_000).toISOString();
