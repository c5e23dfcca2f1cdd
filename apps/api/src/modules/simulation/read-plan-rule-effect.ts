import { type PriceTableRow, rowsWithinLimits } from '@estrada/domain/simulation/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { loadPlanRules } from '../parameters/index.ts';
import { loadPlanRows } from './parameters.repository.ts';

const termsOf = (rows: readonly PriceTableRow[]): number[] =>
  [...new Set(rows.map(({ termMonths }) => termMonths))].sort((a, b) => a - b);
const without = (terms: readonly number[], others: readonly number[]) => terms.filter((term) => !others.includes(term));

/** What the entered limits would leave of a plan's price tables in force, compared with today's limits. */
export const readPlanRuleEffect: UseCase<typeof endpoints.readPlanRuleEffect, ReadContext> = async (
  { query },
  { db, today },
) => {
  const rows = await loadPlanRows(db, query.financeTypeId, today);
  const held = rowsWithinLimits(rows, await loadPlanRules(db), today);
  const left = rowsWithinLimits(rows, [{ ...query, effectiveFrom: today }], today);
  return {
    openToday: held.length,
    openThen: left.length,
    closedTerms: without(termsOf(held), termsOf(left)),
    openedTerms: without(termsOf(left), termsOf(held)),
  };
};
