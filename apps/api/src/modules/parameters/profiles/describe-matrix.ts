import {
  cellsThatAreOn,
  groupCells,
  type ProfileMatrix,
  type SimulationProfile,
} from '@estrada/domain/parameters/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { RequestContext } from '../../../kernel/context.ts';

/** The wire form of a profile's matrix: the cells that are on. */
export function describeMatrix(
  {
    profile,
    matrix,
    last,
  }: {
    profile: SimulationProfile;
    matrix: ProfileMatrix;
    last: { version: number; changedByName: string; changedAt: Date | null };
  },
  context: RequestContext,
): ResponseOf<typeof endpoints.readProfileParameters> {
  return {
    profile,
    version: last.version,
    changedByName: last.changedByName || null,
    updatedAt: last.changedAt?.toISOString() ?? null,
    items: groupCells(cellsThatAreOn(matrix)).map(({ isOn: _, financeTypeIds, ...group }) => ({
      ...group,
      financeTypeIds: [...financeTypeIds],
    })),
    can: { edit: context.may('profile-parameters-change') },
  };
}
