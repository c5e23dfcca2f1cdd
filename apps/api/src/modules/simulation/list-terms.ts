import { tierIdOf } from '@estrada/domain/parameters/index';
import { preselectTerms, selectableTermLimit, tablesOpenTo } from '@estrada/domain/simulation/index';
import type { BodyOf, endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import { quoteInputOf } from './quote.ts';

/**
 * The terms that the tables in force have for a request, each with the row that prices it.
 *
 * @throws DomainError as `quoteInputOf`; DOM002, GSIM002 as `tablesOpenTo`
 */
export async function listTerms(
  asked: BodyOf<typeof endpoints.listSimulationTerms>,
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.listSimulationTerms>> {
  const { input } = await quoteInputOf(asked, context);
  // the available terms do not depend on the chosen ones
  const tables = tablesOpenTo({ ...input, terms: [] });
  const preselected = preselectTerms(
    input.financeTypeId,
    tables.map((row) => row.termMonths),
  );
  const items = tables.map((row) => ({
    term: row.termMonths,
    rateMonthly: row.rateMonthly,
    tableCode: row.tableCode,
    sourceTableCode: row.sourceTableCode,
    tableDescription: row.description,
    tierCode: row.tierCode,
    tierId: row.tierCode === null ? null : tierIdOf(row.tierCode),
    campaignCode: row.campaignCode,
    effectiveFrom: row.effectiveFrom,
    validUntil: row.validUntil,
    isPreselected: preselected.includes(row.termMonths),
  }));
  return { limitTerms: selectableTermLimit(input.financeTypeId), items, terms: items };
}
