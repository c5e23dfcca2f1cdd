import { cashPart, evaluateTradeIn } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';
import type { RectifiedValues } from './proposals.tables.ts';

/** A simulation's request as rectified by a proposal: another down payment changes the money, not the trade-in. */
export function rectifiedRequest(request: SimulationRequest, rectified: RectifiedValues | null): SimulationRequest {
  if (!rectified) return request;
  const { tradeIn } = request;
  const cashCents = tradeIn && cashPart(rectified.entryValueCents, evaluateTradeIn(tradeIn));
  return { ...request, ...rectified, ...(tradeIn ? { tradeIn: { ...tradeIn, cashCents: cashCents ?? 0 } } : {}) };
}
