import { cashPart, evaluateTradeIn } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';
import type { RectifiedValues } from './proposals.tables.ts';

/**
 * A simulation's request as rectified by a proposal: another down payment changes the money, not the trade-in, and the
 * code of a dropped discount is not sent again.
 */
export function rectifiedRequest(request: SimulationRequest, rectified: RectifiedValues | null): SimulationRequest {
  if (!rectified) return request;
  const { withoutDiscount, ...values } = rectified;
  const changed = { ...request, ...values };
  const { tradeIn, entryValueCents } = changed;
  const cashCents = tradeIn && cashPart(entryValueCents, evaluateTradeIn(tradeIn));
  return {
    ...changed,
    ...(withoutDiscount ? { voucherCode: undefined, discountCoupon: undefined } : {}),
    ...(tradeIn ? { tradeIn: { ...tradeIn, cashCents: cashCents ?? 0 } } : {}),
  };
}
