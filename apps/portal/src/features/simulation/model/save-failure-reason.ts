/** The sentences that say why nothing can be kept now: buttons that wait point to the one on the screen. */
export const saveFailureReasonIds = {
  offline: 'simulator-offline-reason',
  problem: 'simulator-problem-reason',
} as const;

/** @returns the id of the sentence that holds now; undefined while nothing is in the way, or figures are on theirs */
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
