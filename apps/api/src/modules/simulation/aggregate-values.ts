import { findFinanceType } from '@estrada/domain/enumerations/index';
import { DomainError } from '@estrada/domain/errors/index';
import {
  type CatalogueProduct,
  type EligibilityFacts,
  feesFor,
  isForTerm,
  saleProblems,
  whyIneligible,
} from '@estrada/domain/simulation/index';
import type { endpoints, QueryOf, ResponseOf } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { costLabel } from './cost-labels.ts';
import { loadQuoteRows } from './parameters.repository.ts';
import { mayDirectSale } from './profile-views.ts';

type Choice = QueryOf<typeof endpoints.readAggregateValues>;
type Product = ResponseOf<typeof endpoints.readAggregateValues>['products'][number];

/**
 * The additions to the price of a vehicle for a choice, before anything is simulated: the fees of the state and the
 * products on offer. The client is unknown: the registration fee is included although a client may have paid it
 * already.
 *
 * @param dealerState whose fees apply while no state is named
 * @throws DomainError DOM002 at the field; noFluxForState when the state has no fees
 */
export async function aggregateValues(
  choice: Choice,
  dealerState: string,
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.readAggregateValues>> {
  const { financeTypeId, assetType, personType, isEmployee, isDirectSale, isOffer, plateState } = choice;
  const sale = { personType, assetType, isEmployee, saleType: isDirectSale ? ('VD' as const) : ('TD' as const) };
  await check(choice, sale, context);
  const state = choice.state ?? dealerState;
  const dealerId = isOffer ? undefined : (callerOf(context).viewer.activeDealerId ?? undefined);
  const { today } = context;
  const rows = await loadQuoteRows(context.db, { ...sale, financeTypeId, state, plateState, dealerId }, today);
  const fees = feesFor(
    { state, plateState, dealerState, assetType, today, isEmployee, ignoreTCC: false },
    rows.feeRows,
  );
  const terms = new Set(rows.priceRows.filter((row) => isFor(row.personType, personType)).map((row) => row.termMonths));
  return {
    fees: fees.map(({ kind, amountCents }) => ({ code: kind, ...costLabel(kind), amountCents })),
    products: productsOf(rows.catalogue, { ...sale, financeTypeId, today }, terms),
  };
}

const isFor = (person: 'PF' | 'PJ' | null, client: 'PF' | 'PJ'): boolean => person === null || person === client;

async function check(
  { financeTypeId, isDirectSale, isOffer }: Choice,
  sale: Parameters<typeof saleProblems>[0],
  context: ReadContext,
): Promise<void> {
  const fields = saleProblems(sale);
  if (!findFinanceType(financeTypeId)) fields.push({ path: 'financeTypeId', key: 'value.notAllowed' });
  else if (isDirectSale && !(await mayDirectSale(context, financeTypeId, isOffer ? 'OFFER' : 'CHD')))
    fields.push({ path: 'isDirectSale', key: 'value.notAllowed' });
  if (fields.length > 0)
    throw new DomainError('DOM002', {
      // the query contains only whether the sale type is direct
      fields: fields.map((field) => (field.path === 'saleType' ? { ...field, path: 'isDirectSale' } : field)),
    });
}

/** Each product with a table once, over the terms that the plan is sold in. */
function productsOf(
  catalogue: readonly CatalogueProduct[],
  facts: EligibilityFacts & { personType: 'PF' | 'PJ' },
  sold: ReadonlySet<number>,
): Product[] {
  const products = new Map<string, Product>();
  for (const product of catalogue)
    for (const { code, type, provider, premiumCents, share, personType, ...row } of product.prices) {
      const terms = [...sold].filter((term) => isForTerm(row, term) && whyIneligible(product, facts, term) === null);
      // what a share costs depends on the amount
      if (terms.length === 0 || share || !isFor(personType, facts.personType)) continue;
      const key = `${code}|${provider}`;
      const known = products.get(key);
      if (!known) {
        const amounts = { fromCents: premiumCents, toCents: premiumCents };
        products.set(key, { code, type, provider, ...costLabel(code), terms, ...amounts });
        continue;
      }
      known.terms = [...new Set([...known.terms, ...terms])];
      known.fromCents = Math.min(known.fromCents, premiumCents);
      known.toCents = Math.max(known.toCents, premiumCents);
    }
  for (const { terms } of products.values()) terms.sort((a, b) => a - b);
  return [...products.values()].sort((a, b) => a.code.localeCompare(b.code) || a.provider.localeCompare(b.provider));
}
