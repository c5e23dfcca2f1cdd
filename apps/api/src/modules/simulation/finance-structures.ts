import { financeTypes, planTypeNameOf } from '@estrada/domain/enumerations/index';
import type { ReadContext } from '../../kernel/context.ts';
import { loadSaleRows } from './parameters.repository.ts';

/** The plans as the simulator offers them; finance type 2 comes first (docs/specification/simulation.md#defaults). */
export const financeStructures = () =>
  financeTypes
    .map(({ id, name, planType, maxTerms }) => ({
      id,
      name,
      planTypeName: planTypeNameOf(planType),
      planType,
      termLimit: maxTerms,
    }))
    .sort((left, right) => Number(right.id === 2) - Number(left.id === 2) || left.id - right.id);

/** The plans on sale today: a price table in force has a term that the plan's own limits allow. */
export async function listPlansOnSale({ db, today }: ReadContext) {
  const sold = new Set((await loadSaleRows(db, today)).map((row) => row.financeTypeId));
  return financeStructures().filter(({ id }) => sold.has(id));
}
