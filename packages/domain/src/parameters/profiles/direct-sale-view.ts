import { type Combination, combinations } from './combinations.ts';
import { flagsFor, type ProfileMatrix } from './profile-matrix.ts';

/**
 * Whether direct sales are visible in a channel: of a plan, at any tax type, or of any plan where none is named. The
 * pricing table is known only once a direct sale is simulated, so one tax type is sufficient.
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
