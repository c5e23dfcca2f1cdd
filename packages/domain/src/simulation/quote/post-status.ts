/** The state of a simulation's calculation: not sent, pending, fulfilled, rejected. */
export type SimulationPostStatus = 'not_started' | 'pending' | 'fulfilled' | 'rejected';

/**
 * The status of the calculation for the current input.
 *
 * @param asked.isComplete all required input is present
 * @param asked.isStale the figures on the screen belong to other input
 * @param asked.hasFailed the current input was sent and refused, or could not be sent
 */
export function postStatusOf(asked: {
  isComplete: boolean;
  isStale: boolean;
  hasFailed: boolean;
}): SimulationPostStatus {
  if (!asked.isComplete) return 'not_started';
  if (asked.hasFailed) return 'rejected';
  return asked.isStale ? 'pending' : 'fulfilled';
}
