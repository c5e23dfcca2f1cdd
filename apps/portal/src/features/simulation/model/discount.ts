import { discountFields } from '@estrada/domain/simulation/index';
import type { AppliedDiscount, SimulationRequest } from '@estrada/endpoints/index';

/** The accepted coupon or voucher of a draft. */
export type DraftDiscount = Pick<AppliedDiscount, 'kind' | 'code' | 'discountType' | 'discountValue' | 'validUntil'>;

/** The code, at its field of a request. */
export const discountCodeOf = (
  discount: DraftDiscount | null | undefined,
): Pick<SimulationRequest, 'voucherCode' | 'discountCoupon'> =>
  discount ? { [discountFields[discount.kind]]: discount.code } : {};
