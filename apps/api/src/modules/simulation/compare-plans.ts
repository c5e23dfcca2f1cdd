import { DomainError } from '@estrada/domain/errors/index';
import { comparePlans as compare, summarisePayments } from '@estrada/domain/simulation/index';
import type { BodyOf, endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import { reasonOf } from './explore-simulation.ts';
import { directSalesOf } from './profile-views.ts';
import { quoteInputOf } from './quote.ts';

/**
 * Every plan with the client, vehicle and entry of a request, from one read of all their rows; in a direct sale only
 * those that the user may sell directly.
 *
 * @throws DomainError DOM002 for a direct sale by a user who may sell none; else as `quote`
 */
export async function comparePlans(
  { request, dealerId, term }: BodyOf<typeof endpoints.comparePlans> & { dealerId: string },
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.comparePlans>> {
  const [{ input }, sellsDirectly] = await Promise.all([
    quoteInputOf({ request, dealerId, ofEveryPlan: true }, context),
    request.saleType === 'VD' ? directSalesOf(context) : () => true,
  ]);
  if (!sellsDirectly()) throw new DomainError('DOM002', { fields: [{ path: 'saleType', key: 'value.notAllowed' }] });
  const plans = compare(input, term).filter(({ financeTypeId }) => sellsDirectly(financeTypeId));
  return {
    plans: plans.map((plan) => {
      const { financeTypeId, fixedEntryCents } = plan;
      if ('refusal' in plan) return { financeTypeId, fixedEntryCents, figures: null, refusal: reasonOf(plan.refusal) };
      const { figures } = plan;
      const { installmentCents, totalWithEntryCents, cetAnnualPct, validUntil } = figures;
      return {
        financeTypeId,
        fixedEntryCents,
        figures: {
          term: figures.term,
          installmentCents,
          totalWithEntryCents,
          cetAnnualPct,
          validUntil,
          payments: summarisePayments(figures),
        },
        refusal: null,
      };
    }),
  };
}
