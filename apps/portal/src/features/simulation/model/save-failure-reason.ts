/**
 * The ids of the messages that explain why saving is not possible now: waiting buttons refer to the one on the screen.
 */
export const saveFailureReasonIds = {
  offline: 'simulator-offline-reason',
  problem: 'simulator-problem-reason',
} as const;

/** @returns the id of the current message; undefined while saving is possible, or figures are loading */
export function saveFailureReason({
  isOffline,
  quote,
}: {
  isOffline: boolean;
  quote: { error: unknown };
}): string | undefined {
  if (isOffline) return saveFailureReasonIds.offline;
  return quote.error ? saveFailureReasonIds.problem : undefined;
}
