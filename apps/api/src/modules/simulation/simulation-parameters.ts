import type { ReadContext } from '../../kernel/context.ts';
import { financeStructures } from './finance-structures.ts';
import { type Source, viewsOf } from './profile-views.ts';
import { readOfferLender } from './read-offer-lender.ts';

/**
 * What a simulator begins with. @param options.state that a new simulation is made for
 *
 * @throws DomainError PARAM when the parameters of the profile cannot be had
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
