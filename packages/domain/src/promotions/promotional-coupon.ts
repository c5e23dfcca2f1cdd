import type { CalendarDate } from '../calendar/index.ts';
import { count, type FormOf, form, text } from '../forms/index.ts';
import type { MessageKey } from '../validation/messages.ts';
import { type AutoCampaignForm, campaignPhase } from './auto-campaign.ts';
import { itemsOf } from './discount-rule.ts';

const campaignId = text('Campanha', 'Campaign', { max: 26 });
const couponLimit = count('Limite de usos', 'Limit of uses', 1, 1_000_000);

/** A promotional coupon of a campaign; the server makes its code. */
export const promotionalCouponForm = form({ campaignId, couponLimit });
export type PromotionalCouponForm = FormOf<typeof promotionalCouponForm>;

/** Coupons that are created in one call. */
const createdAtMost = 500;

/** Several coupons of a campaign at once, each with its own code and the same limit. */
export const promotionalCouponsForm = form({
  campaignId,
  couponCount: count('Quantos cupons', 'How many coupons', 1, createdAtMost),
  couponLimit: count('Limite de usos de cada um', 'Limit of uses of each', 1, 1_000_000),
});

/** A coupon as it is evaluated, with its campaign. */
export type EvaluatedCoupon = {
  enabled: boolean;
  used: number;
  couponLimit: number;
  campaign: Pick<AutoCampaignForm, 'provider' | 'effectiveFrom' | 'validUntil' | 'dealerCodes'> & { enabled: boolean };
};

/** The quote that a coupon is for: of an insurer, at a dealer (its code at the finance company), on a day. */
export type QuoteOfCoupon = { provider: string; dealerCode: string; today: CalendarDate };

/** Why a coupon does not apply to a quote (InsCampaign-004); null where it does. */
export function promotionalCouponRefusal(
  coupon: EvaluatedCoupon,
  { provider, dealerCode, today }: QuoteOfCoupon,
): MessageKey | null {
  const { campaign } = coupon;
  const dealers = itemsOf(campaign.dealerCodes);
  const phase = campaignPhase(campaign, today);
  if (!coupon.enabled || !campaign.enabled) return 'promotionalCoupon.disabled';
  if (phase === 'coming') return 'promotionalCoupon.coming';
  if (phase === 'ended') return 'promotionalCoupon.ended';
  if (campaign.provider !== provider) return 'promotionalCoupon.insurer';
  if (dealers.length > 0 && !dealers.includes(dealerCode)) return 'promotionalCoupon.dealer';
  return coupon.used >= coupon.couponLimit ? 'promotionalCoupon.usedUp' : null;
}
