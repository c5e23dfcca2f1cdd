/** Where the calculation of a simulation stands: not sent, on its way, answered, refused. */
export type SimulationPostStatus = 'not_started' | 'pending' | 'fulfilled' | 'rejected';

/**
 * The status of the calculation of what is typed.
 *
 * @param asked.isComplete everything that the calculation needs is there
 * @param asked.isStale the figures on the screen are of something else
 * @param asked.hasFailed what is typed was sent and refused, or could not be sent
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
