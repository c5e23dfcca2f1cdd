import type { ReadContext } from '../../kernel/context.ts';
import { financeStructures } from './finance-structures.ts';
import { type Source, viewsOf } from './profile-views.ts';
import { readOfferLender } from './read-offer-lender.ts';

/**
 * The defaults of a simulator.
 * @param options.state the state of the new simulation
 *
 * @throws DomainError PARAM when the parameters of the profile are unavailable
 */
export const simulationParameters = async (
  context: ReadContext,
  { state, source }: { state: string; source: Source },
) => ({
  lender: await readOfferLender(context.db, context.today),
  defaults: {
    personType: 'PF' as const,
    assetType: 1,
    saleType: 'TD' as const,
    offerType: 'NAC',
    state,
    manufacturerId: 12,
  },
  financeStructures: financeStructures(),
  views: await viewsOf(context, source),
});
