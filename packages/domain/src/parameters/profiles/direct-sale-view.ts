import { type Combination, combinations } from './combinations.ts';
import { flagsFor, type ProfileMatrix } from './profile-matrix.ts';

/**
 * Whether direct sales are seen in a channel: of a plan, at some tax type, or of any plan where none is named. Which table
 * prices is known only once a direct sale is simulated, so one tax type is enough.
 */
export const seesDirectSale = (
  matrix: ProfileMatrix,
  { channel, financeTypeId }: { channel: Combination['channel']; financeTypeId?: number | undefined },
): boolean =>
  combinations.some(
    (combination) =>
      combination.channel === channel &&
      combination.vehicleType === 'DIRECT_SALES' &&
      (financeTypeId === undefined || combination.financeTypeId === financeTypeId) &&
      flagsFor(matrix, combination).viewDirectSale,
  );
