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

/** What the user may see and do in every combination, as the server returned it. */
export const matrixOfViews = ({ views }: Pick<SimulationParameters, 'views'>): ProfileMatrix =>
  matrixOfCells(cellsOf(views.map((group) => ({ ...group, channel: 'CHD', isOn: true }))));

/**
 * What the user may see and do with the current simulation: by its vehicle, its plan and the tax type of the table of
 * the selected term (without subsidy until that is known). Nothing is decided here: the server returned it for all
 * combinations.
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
