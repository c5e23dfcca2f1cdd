import {
  cellsOf,
  flagsFor,
  matrixOfCells,
  type ProfileFlags,
  type ProfileMatrix,
  vehicleTypeOf,
} from '@estrada/domain/parameters/index';
import type { SimulationBasis, SimulationItem } from '@estrada/endpoints/index';
import type { Draft } from './draft.ts';
import type { SimulationParameters } from './parameters.ts';
import { saleTypeOf } from './sale.ts';

/** What the person sees and does in every combination, as the server said it. */
export const matrixOfViews = ({ views }: Pick<SimulationParameters, 'views'>): ProfileMatrix =>
  matrixOfCells(cellsOf(views.map((group) => ({ ...group, channel: 'CHD', isOn: true }))));

/**
 * What the person sees and does with the simulation as it stands: by its vehicle, its plan and the tax type of the table
 * behind the chosen term (without subsidy until that is known). Nothing of it is decided here: the server said it for all.
 */
export function viewsFor(
  matrix: ProfileMatrix,
  { assetType, financeTypeId, ...sale }: Pick<Draft, 'assetType' | 'financeTypeId' | 'saleType'>,
  item: Pick<SimulationItem, 'tableCode'> | null,
  basis: SimulationBasis | undefined,
): ProfileFlags {
  const table = basis?.priceRows.find(({ tableCode }) => tableCode === item?.tableCode);
  return flagsFor(matrix, {
    channel: 'CHD',
    vehicleType: vehicleTypeOf({ assetType, saleType: table?.saleType ?? saleTypeOf({ assetType, ...sale }) }),
    taxType: table?.taxType ?? 'NOT_SUBSIDIZED',
    financeTypeId,
  });
}
